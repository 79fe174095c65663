# make run      install dependencies, build (not optimised), check a sample theme, and draw it in previews/
# make build    build the optimised command, .build/release/palettecheck
# make test     install dependencies, build, and run every test
# make exhaustive  simulate all 16,777,216 colours and compare them with double precision
# make sanitize  run the tests of the modules around C libraries, files and text under sanitizers
# make integration  run the checks that use other programs, CHECKS="reports pictures" some of them
# make soak     hold the command against hostile files, full disks, faults and kills: one table, about ten minutes
# make fuzz     fuzz every reader and the command with libFuzzer, FUZZ_SECONDS=600 each
# make lint     check the formatting with swift-format
# make install  install the command and completions for bash, zsh and fish below $(DESTDIR)$(PREFIX)
# make dist     build the binary that runs on any Linux on x86-64, .build/dist/palettecheck, and its archive (on Debian)
# make deb      pack that binary as a Debian package, and check it with lintian
# make wheel    pack that binary as a Python package, and run the package's tests
# make bundle   pack that binary as a SwiftPM artifact bundle, and try the build plugin with it
# make release VERSION=1.2.3  run every test, then make every artefact, with checksums and an SBOM, in .build/dist/release
# make bench    measure speed against other tools
# make docs     regenerate the parts of the documentation that the command writes

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
SWIFT ?= swift
COMMAND := .build/release/palettecheck
SOURCES := Package.swift $(wildcard palettes/*.json) \
  $(shell find Sources Tests -name '*.swift' -o -name '*.h' -o -name 'module.modulemap')

# Link the Swift library statically: the command starts faster and runs where Swift is not installed.
# lld, because the default linker warns of a function of Foundation that the command never calls.
# No path to search for libraries beside the command, and every address resolved at the start, after which the table is read-only.
# On macOS the library is part of the system.
ifneq ($(shell uname -s),Darwin)
  STATIC := --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xlinker -z -Xlinker now
endif
BUILD := $(SWIFT) build -c release $(STATIC) --product palettecheck

.PHONY: run build test integration exhaustive sanitize soak fuzz lint format install uninstall dist deb wheel bundle release bench docs \
  clean packages

# Not optimised, so that the first picture comes sooner; what 'make install' and the packages hold is.
run: COMMAND := .build/debug/palettecheck
run: packages
	$(SWIFT) build --product palettecheck
	@echo
	$(COMMAND) check --fail-on never samples/rainfall-2-green-red.json
	@echo
	@echo "The same chart, fixed:"
	$(COMMAND) check samples/rainfall-4-symbols.json
	@echo
	@echo "Charts in both themes, as other readers see them (open 00-…-sheet.png):"
	$(COMMAND) preview samples/rainfall-2-green-red.json samples/rainfall-4-symbols.json -o previews
	@echo
	@echo "Now check yours: $(COMMAND) path/to/theme.json"

build: $(COMMAND)

$(COMMAND): $(SOURCES) | packages
	$(BUILD)
	@touch $@

# Builds first, so that warnings show; then prints the tests that fail, and how many passed.
test: export PALETTECHECK_WITHOUT_PLUGINS := 1
test: packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --quiet

# In a folder of its own, to leave the build of the command untouched.
exhaustive: packages
	$(SWIFT) run --scratch-path .build/exhaustive -c release ExhaustiveKernel

# Runs the tests of the modules around C libraries, files and text under a sanitizer each, then the command on several processors
# under the thread sanitizer. Each build has a folder of its own.
SANITIZED := PNGCodecTests YAMLEventsTests LittleCMSTests PangoCairoTests FileAccessTests SafeTextTests \
  SourceTextTests ImageSimulationTests
# Without XCTest, in which the project has no tests, and which leaks at its end.
# Swift has no sanitizer for undefined behaviour on Linux and traps by itself; the C between it and libpng is compiled to trap.
sanitize: packages
	@for kind in address thread undefined; do \
	  echo "sanitizer: $$kind"; \
	  case $$kind in \
	    undefined) flags="-Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined" ;; \
	    *) flags="--sanitize=$$kind" ;; \
	  esac; \
	  LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Integration/sanitizers/leaks.supp SWIFT_BACKTRACE=enable=no PALETTECHECK_TESTS='$(SANITIZED)' $(SWIFT) test $$flags \
	    --scratch-path .build/sanitize-$$kind --disable-xctest --quiet || exit 1; \
	done
	$(SWIFT) build --sanitize=thread --scratch-path .build/sanitize-thread --product palettecheck
	Tests/Integration/check_races.py .build/sanitize-thread/debug/palettecheck

# On the newest binary, of `make dist` or `make build`. CHECKS="reports pictures" runs these only.
integration:
	Tests/Integration/run.py $(CHECKS)

# 'make soak TESTS="T2 T6"' runs these rows only, 'make soak TESTS=--short' fewer cases of each.
soak: build
	python3 Tests/Integration/soak $(COMMAND) $(TESTS)

# In a folder of its own: every edge counts whether it was reached. Swift 6.3 counts nothing when the fuzzer's sanitizer is
# named before another one, and forgets the other one when it is named after it; so the counters are named too. Comparisons
# are not counted, and lines are the only debug information, so that the build does not take longer still.
FUZZ_SECONDS ?= 600
COUNTERS := edge,inline-8bit-counters,pc-table
fuzz: packages
	PALETTECHECK_FUZZ=1 $(SWIFT) build -c release --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize-coverage=$(COUNTERS) \
	  -Xswiftc -gline-tables-only --scratch-path .build/fuzz --product Fuzz
	Scripts/fuzz .build/fuzz/release/Fuzz $(FUZZ_SECONDS) $(FUZZ_TARGETS)

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins samples Sources Tests

format:
	$(SWIFT) format --in-place --recursive Package.swift Plugins samples Sources Tests

install: build
	@install -d "$(DESTDIR)$(BINDIR)" 2>/dev/null && test -w "$(DESTDIR)$(BINDIR)" || { \
	  echo "palettecheck: no permission to write below $(DESTDIR)$(PREFIX); run 'sudo make install', or install for" \
	    "yourself with 'make install PREFIX=\$$HOME/.local'" >&2; exit 1; }
	install -s -m 755 $(COMMAND) "$(DESTDIR)$(BINDIR)/palettecheck"
	$(call generate,--generate-completion-script bash,$(DATADIR)/bash-completion/completions/palettecheck)
	$(call generate,--generate-completion-script zsh,$(DATADIR)/zsh/site-functions/_palettecheck)
	$(call generate,--generate-completion-script fish,$(DATADIR)/fish/vendor_completions.d/palettecheck.fish)

# Write the output of the command to a world-readable file.
define generate
@install -d "$(DESTDIR)$(dir $(2))"
$(COMMAND) $(1) > "$(DESTDIR)$(2)"
@chmod 644 "$(DESTDIR)$(2)"
endef

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/palettecheck" \
	  "$(DESTDIR)$(DATADIR)/bash-completion/completions/palettecheck" \
	  "$(DESTDIR)$(DATADIR)/zsh/site-functions/_palettecheck" \
	  "$(DESTDIR)$(DATADIR)/fish/vendor_completions.d/palettecheck.fish"

# The version that the command prints.
VERSION := $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/PaletteCheckCLI/Commands/PaletteCheck.swift)
ARCHIVE := palettecheck-$(VERSION)-linux-x86_64

# The build of `make build`, linked against static libraries and the C library of Debian 11, and stripped. $(COMMAND) is the same
# link, so that `make build` then has nothing to do. The archive has the layout of `make install`, and the licences of everything
# that is linked. .swift_modhash tells the compiler what to compile again, and depends on the name of the folder;
# the toolchain's objcopy removes it, since GNU strip drops the read-only part of the data with it.
LIBRARIES := $(CURDIR)/.build/dist/libraries
TOOLCHAIN = $(shell dirname "$$(realpath "$$(command -v $(SWIFT))")")
dist: packages
	Packaging/linux/libraries "$(LIBRARIES)"
	PALETTECHECK_LIBRARIES="$(LIBRARIES)" PKG_CONFIG_PATH="$(LIBRARIES)/archives/pkgconfig" $(BUILD)
	@touch $(COMMAND)
	"$(TOOLCHAIN)/llvm-objcopy" --strip-all --remove-section=.swift_modhash $(COMMAND) .build/dist/palettecheck
	Packaging/linux/check-binary
	Packaging/linux/archive "$(ARCHIVE)"

deb: dist
	Packaging/debian/build

# manylinux_2_31: the C library of Debian 11, against which the binary is linked.
wheel: dist
	@test -x .build/wheel-tools/bin/python || { python3 -m venv .build/wheel-tools && \
	  .build/wheel-tools/bin/pip install --quiet build hatchling auditwheel twine; }
	rm -rf .build/dist/wheel
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) PALETTECHECK_BINARY=.build/dist/palettecheck \
	  PALETTECHECK_PLATFORM=manylinux_2_31_x86_64 \
	  .build/wheel-tools/bin/python -m build --wheel --no-isolation --outdir .build/dist/wheel .
	.build/wheel-tools/bin/auditwheel show .build/dist/wheel/*.whl
	.build/wheel-tools/bin/twine check --strict .build/dist/wheel/*.whl
	Tests/Integration/check_wheel.py .build/dist/wheel/*.whl

bundle: dist
	Packaging/swiftpm/bundle
	Tests/Integration/check_plugin.py --bundle

release: packages
	Packaging/release "$(VERSION)"

bench: build
	Benchmarks/run
	Benchmarks/pictures --peers

docs: build
	$(COMMAND) explain --format markdown > Sources/PaletteRules/PaletteRules.docc/Rules.md
	PALETTECHECK_RECORD_PAGES=1 $(SWIFT) test --filter PalettePageTests
	$(COMMAND) preview samples/rainfall-2-green-red.json samples/rainfall-4-symbols.json \
	  --panels line --vision normal --vision deutan -o .build/pictures
	for theme in 2-green-red 4-symbols; do for vision in normal deutan; do \
	  cp .build/pictures/01-rainfall-$$theme-light-$$vision-line.png samples/pictures/$$theme-$$vision.png; \
	done; done
	$(COMMAND) preview palettes/tab10.json -o .build/pictures
	cp .build/pictures/00-tab10-light-sheet.png samples/pictures/tab10-sheet.png
	cp samples/pictures/tab10-sheet.png Sources/PaletteCheckCLI/PaletteCheckCLI.docc/Resources/Sheet.png

clean:
	$(SWIFT) package clean
	rm -rf .build

packages:
	@Scripts/install-packages
