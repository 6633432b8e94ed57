# The commands of the project. Each first installs the Debian packages it needs and misses.
#
#   make gallery   show the gallery; without a display, write a picture of every screen to out/gallery
#   make test      run every test
#   make trials    try 100,000 random batches of updates, a million in conversations, other random programs, two programs
#                  that write to a conversation for a minute, and widgets under AddressSanitizer: some hours
#   make lint      check format, imports, sizes and calls into apps
#   make bench     run the benchmarks and print their table
#   make docs      build the documentation of every library into out/documentation
#   make clean     remove what was built
#
# SWIFT_FLAGS is handed to every `swift build` and `swift test`; BENCHMARKS to the benchmarks.

# Packages that depend on the one around them are planned anew each time: SwiftPM does not see otherwise that a file was
# added to it.

SHELL := /bin/bash
SWIFT_FLAGS ?=
BENCHMARKS ?=

.PHONY: gallery test trials lint bench docs clean

gallery:
	@Scripts/install-dependencies gallery
	@Scripts/run-gallery $(SWIFT_FLAGS)

test:
	@Scripts/install-dependencies test
	Scripts/with-display Scripts/run-tests $(SWIFT_FLAGS)
	Scripts/with-display swift test --package-path Desktop --disable-build-manifest-caching $(SWIFT_FLAGS)

trials:
	@Scripts/install-dependencies test
	TESSERA_TRIAL_ROUNDS=0..<12 Scripts/run-trials $(SWIFT_FLAGS)
	TESSERA_CONVERSATION_BATCHES=1000000 swift test --filter ConversationReadingTrials $(SWIFT_FLAGS)
	TESSERA_WRITER_SECONDS=60 swift test --package-path Desktop --disable-build-manifest-caching --filter ConversationWritersTests $(SWIFT_FLAGS)
	Scripts/run-memory-trials $(SWIFT_FLAGS)

lint:
	@Scripts/install-dependencies lint
	Scripts/check-format
	Scripts/check-imports
	Scripts/check-sizes
	Scripts/check-door
	Scripts/check-door --self-test
	Scripts/check-contract
	Scripts/check-manifest

bench:
	@Scripts/install-dependencies bench
	Scripts/with-display swift run --package-path Benchmarks -c release --disable-build-manifest-caching $(SWIFT_FLAGS) benchmark $(BENCHMARKS)

docs:
	@Scripts/install-dependencies docs
	Scripts/build-docs

clean:
	rm -rf .build .build-* Desktop/.build Benchmarks/.build out
