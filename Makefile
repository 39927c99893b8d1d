# The two commands that matter: `make run` plays, `make test` checks everything.

.PHONY: run web test soak fuzz

# Tables in the browser, at http://127.0.0.1:8080; ARGS="--lan" lets others on the network join.
run: web
	cargo run --release --locked --bin saboteur -- serve $(ARGS)

# The page, which is built into the program.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

test: web
	cd web && npm run --silent check && npm run --silent test
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps
	scripts/need python3
	cargo test --locked --workspace
	cd web && scripts/with-chromium npm run --silent e2e

# Random games that nobody has played before, again and again: make test plays the same ones each time.
SOAKS ?= 10
soak:
	for round in $$(seq $(SOAKS)); do SOAK=1 cargo test --locked --workspace -- properties secrecy bytes || exit 1; done

# Looks for bytes that break what must hold for any bytes; needs a nightly toolchain or RUSTC_BOOTSTRAP=1.
FUZZ_SECONDS ?= 60
fuzz:
	command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked
	for target in notation record scenario protocol; do \
		mkdir -p fuzz/corpus/$$target; \
		cargo fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done
