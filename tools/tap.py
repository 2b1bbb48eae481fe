"""tap.py -- a few lines of TAP for the checks that are written in Python."""

import sys

sys.dont_write_bytecode = True


class Tap:
    """Prints one line a test, then the plan."""

    def __init__(self):
        self.count = self.failed = 0

    def test(self, name, mistakes=()):
        """A test that passes when there is no mistake; each mistake is a line of its own."""
        mistakes = list(mistakes)
        self.count += 1
        self.failed += bool(mistakes)
        print(f"{'not ok' if mistakes else 'ok'} {self.count} - {name}")
        for mistake in mistakes:
            print("\n".join(f"# {line}" for line in str(mistake).splitlines()))

    def done(self):
        """The plan; the exit status."""
        print(f"1..{self.count}", flush=True)
        return 1 if self.failed else 0
