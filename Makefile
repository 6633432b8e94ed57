# The commands of the project. Each first installs the Debian packages it needs and misses.
#
#   make gallery   show the gallery; without a display, write a picture of every screen to out/gallery
#   make web       show the gallery in a browser, at the address that it prints; PORT and SCREEN choose port and screen
#   make install   install the gallery in PREFIX, /usr/local unless it says otherwise, with its entry in the desktop's menu
#   make test      run every test, with every invariant verified
#   make nightly   what takes too long for each change: tests as an app is built, dependency by URL, documentation,
#                  Embedded Swift, benchmarks' build, a browser, an installed gallery, and the
#                  trials: some hours
#   make trials    random batches of updates, conversations, layouts, cells and lists, two programs that write to one
#                  conversation, and widgets under AddressSanitizer
#   make port      rewrite the Swift files of FOLDER for Swift without Objective-C, and list what is left; OPTIONS=--dry-run
#                  only says what would change, and OPTIONS=--both keeps what Apple's platforms need
#   make lint      check format, sizes, layers and words
#   make bench     run the benchmarks and print their table
#   make docs      build the documentation of every library into out/documentation
#   make clean     remove what was built
#
# CONFIG=release builds the gallery optimised. SWIFT_FLAGS is handed to every `swift build`; BENCHMARKS to the benchmarks.

SHELL := /bin/bash
CONFIG ?= debug
SWIFT_FLAGS ?=
BENCHMARKS ?=
FOLDER ?=
OPTIONS ?=
PREFIX ?= /usr/local
export SWIFT_FLAGS

.PHONY: gallery web install test nightly trials port lint bench docs clean

gallery:
	@Scripts/install-dependencies gallery
	@Scripts/run-gallery $(CONFIG) $(SWIFT_FLAGS)

web:
	@Scripts/install-dependencies web
	@Scripts/run-web $(CONFIG) $(SWIFT_FLAGS)

install:
	@Scripts/install-dependencies install
	@Scripts/install-gallery $(PREFIX) release $(SWIFT_FLAGS)

test:
	@Scripts/install-dependencies test
	@Scripts/run-tests

nightly:
	@Scripts/install-dependencies nightly
	TESSERA_TRIAL_ROUNDS='0..<1' Scripts/run-tests --plain
	Scripts/check-dependency
	Scripts/build-docs
	Scripts/check-embedded
	Scripts/trace-delete
	Scripts/check-web $(SWIFT_FLAGS)
	Scripts/install-gallery --check
	swift build --package-path Benchmarks -c release $(SWIFT_FLAGS)
	$(MAKE) trials

trials:
	@Scripts/install-dependencies test
	TESSERA_TRIAL_ROUNDS='0..<12' Scripts/run-trials
	TESSERA_CONVERSATION_BATCHES=1000000 Scripts/run-trials ConversationReadingTrials
	TESSERA_WRITER_SECONDS=60 Scripts/run-trials ConversationWritersTests
	Scripts/run-memory-trials $(SWIFT_FLAGS)

port:
	@swift build --package-path Tools/Port --product port $(SWIFT_FLAGS) >&2
	@Tools/Port/.build/debug/port '$(FOLDER)' $(OPTIONS)
	@Scripts/list-missing-symbols '$(FOLDER)'

lint:
	@Scripts/install-dependencies lint
	Scripts/check-format
	Scripts/check-imports
	Scripts/check-rooms
	Scripts/check-rooms --self-test
	Scripts/check-sizes
	Scripts/check-contract
	Scripts/check-words
	Scripts/check-words --self-test
	Scripts/check-manifest
	Scripts/check-commands

bench:
	@Scripts/install-dependencies bench
	swift build --package-path Benchmarks -c release --disable-build-manifest-caching $(SWIFT_FLAGS)
	Scripts/with-display Benchmarks/.build/release/benchmark $(BENCHMARKS)

docs:
	@Scripts/install-dependencies docs
	Scripts/build-docs

clean:
	rm -rf .build .build-* Benchmarks/.build Tools/Port/.build out
