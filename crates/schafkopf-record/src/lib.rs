//! Whole games of Schafkopf written down: text notation, JSON, import, replay, audit.
