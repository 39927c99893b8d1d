# `make run` plays, `make check` checks the most in a minute, `make test` checks everything.

.PHONY: run release web check check-page check-rust lint-rust browser test test-rust test-browser soak fuzz

# Starts a server at http://127.0.0.1:8080. ARGS="--lan" lets others on the network join.
run: web
	cargo run --profile play --locked --bin saboteur -- serve $(ARGS)

# Builds target/release/saboteur with all optimisations, for servers and for measurements.
release: web
	cargo build --release --locked --bin saboteur

# Builds the page, which becomes a part of the program.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# Checks format, lints and types, and runs the unit tests and the tests of the page's components.
check:
	$(MAKE) --no-print-directory --output-sync -j2 check-page check-rust

check-page: web/node_modules/.package-lock.json
	cd web && npm run --silent check && npm run --silent test

check-rust:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	cargo test --locked --workspace --lib

# Everything in `check`, and the documentation and all other tests, in a browser and a terminal too.
test:
	scripts/need python3
	$(MAKE) --no-print-directory --output-sync -j2 lint-rust browser
	cargo test --locked --workspace --no-run
	$(MAKE) --no-print-directory --output-sync -j2 test-rust test-browser

test-rust:
	cargo test --locked --workspace

# Many of these tests wait, so they run beside those in Rust.
test-browser:
	cd web && scripts/with-chromium npm run --silent e2e

lint-rust:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps
	scripts/versions

# Builds and checks the page, and installs a browser, while Rust is linted.
browser: web check-page
	cd web && scripts/with-chromium true

# Plays new random games. `make test` plays the same ones each time.
SOAKS ?= 10
soak:
	for round in $$(seq $(SOAKS)); do SOAK=1 cargo test --locked --workspace -- properties secrecy bytes || exit 1; done

# Searches for input bytes that break a property; needs a nightly toolchain or RUSTC_BOOTSTRAP=1.
FUZZ_SECONDS ?= 60
fuzz:
	command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked
	for target in notation record scenario protocol; do \
		mkdir -p fuzz/corpus/$$target; \
		features=; [ $$target = protocol ] && features="--features protocol"; \
		cargo fuzz run --sanitizer none $$features $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
			-max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done
