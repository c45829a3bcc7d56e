//! Accounts through the real server program: what people keep, who they are, and what is refused.

mod browser;
mod erasing;
mod keeping;
mod sessions;
mod together;
