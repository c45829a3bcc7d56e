//! Speed of the audit.
fn main() {}
