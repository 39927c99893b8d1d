//! Builds the server anew when its page was built anew.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
