//! The solver against a plain minimax without pruning, table or any other technique.

mod books;
mod minimax;
mod variants;
