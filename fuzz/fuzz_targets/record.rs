#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| saboteur_fuzz::record(data));
