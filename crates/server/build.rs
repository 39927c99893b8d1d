//! Builds the server again after its page was built again.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
