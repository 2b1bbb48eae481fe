# The front door.  Each target sets up what it needs, then calls Meson and Ninja (tools/build).
#
#   make          build the program: build/berthier
#   make play     set up, build, and serve the page on http://127.0.0.1:1805
#   make test     set up, build with gcc and clang, run every suite
#   make prove    the long proofs with full counts; writes docs/proofs.md
#   make bench    matches, decisions and positions a second, bytes; and against docs/bench.json
#   make bench-server  decisions a second over sockets
#   make ladder   the opponents against each other, for hours; writes docs/strength.md
#                 (LADDER='colors --minutes 30': a piece of it; tools/ladder --help)
#   make fuzz     every fuzzer for SECONDS (60)
#   make attack   attacks on a server of our own, a quarter of an hour; writes docs/security.md
#                 (ATTACK='--list', ATTACK='connects kills': some of them, only told)
#   make mutate   one wrong thing at a time in rules and tables: does a test notice?  docs/quality.md
#                 (MUTATE='--statements', MUTATE='--game colors --sample 50'; tools/mutate --help)
#   make soak     an hour of play in all games: memory, descriptors, latency; docs/pictures/soak.svg
#   make format   clang-format over the tree
#   make install  into PREFIX (/usr/local), below DESTDIR
#   make clean    remove the build folders

PORT    = 1805
SECONDS = 60
PREFIX  = /usr/local
LADDER  =
ATTACK  = --table docs/security.md
MUTATE  = --page
MINUTES = 60

.PHONY: all play test prove bench bench-server ladder fuzz attack mutate soak format install clean

all:
	@tools/setup --check build
	@tools/build gcc berthier

play:
	@tools/setup build
	@tools/build gcc berthier
	@build/berthier serve --port $(PORT)

test:
	@tools/setup test
	@tools/test

prove:
	@tools/setup test
	@tools/prove

bench: all
	@build/berthier bench --against docs/bench.json

bench-server: all
	@tools/bench-server

ladder:
	@tools/setup --check build
	@tools/ladder $(LADDER)

fuzz:
	@tools/setup test
	@tools/build fuzz fuzzers
	@tools/fuzz $(SECONDS)

attack:
	@tools/setup test
	@tools/build gcc berthier
	@tests/attack/attack $(ATTACK)

mutate:
	@tools/setup test
	@tools/mutate $(MUTATE)

soak:
	@tools/setup --check build
	@tools/build gcc berthier
	@tests/attack/soak --minutes $(MINUTES) --svg docs/pictures/soak.svg

format:
	@tools/setup --check test
	@tools/check-format --fix

install: all
	@meson configure build -Dprefix=$(PREFIX)
	@meson install -C build

clean:
	rm -rf build build-clang build-fuzz build-tsan
