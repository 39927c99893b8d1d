# The two commands that matter: `make run` plays, `make test` checks everything.

.PHONY: run test fuzz

run:
	cargo run --release --locked --bin saboteur -- play

test:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps
	cargo test --locked --workspace

# Looks for bytes that break what must hold for any bytes; needs a nightly toolchain or RUSTC_BOOTSTRAP=1.
FUZZ_SECONDS ?= 60
fuzz:
	command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked
	for target in notation record scenario protocol; do \
		mkdir -p fuzz/corpus/$$target; \
		cargo fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done
