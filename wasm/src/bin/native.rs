//! Prints the hands of the first seeds, as many as the argument says, as WebAssembly is to play them.

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1);
    for seed in 0..count {
        print!("{}", stammtisch_wasm::hand(seed));
    }
}
