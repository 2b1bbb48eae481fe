"""dialogue.py -- dialogues with the console, written down: read, held, compared.

A dialogue is lines: those that begin with `> ` are said, the others are the answers.  In an answer
a line `...` stands for any lines, and `...` inside a line for any characters.  In a document the
dialogues stand in fences marked `dialogue`, and all of them together are one session.
"""

import re
import subprocess

FENCE = "```"


class Exchange:
    """Lines said and the lines answered; .start and .end are the answer's place in the file."""

    def __init__(self, said, start):
        self.said, self.answer = said, []
        self.start = self.end = start


def lines_of(path):
    """(number, line) of the dialogue lines of a file, counted from 0."""
    inside = path.suffix != ".md"
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        if path.suffix == ".md" and line.startswith(FENCE):
            inside = line == FENCE + "dialogue"
        elif inside:
            yield number, line


def read(path):
    """The exchanges of a file.  Lines after <<END belong to the command before them."""
    exchanges, mark = [], None
    for number, line in lines_of(path):
        if not line.startswith("> ") and line != ">":
            if not exchanges:
                continue  # a remark at the head of the file
            exchanges[-1].answer.append(line)
            exchanges[-1].end = number + 1
            continue
        said = line[2:]
        if mark is None:
            exchanges.append(Exchange([said], number + 1))
            found = re.search(r"<<(\S+)", said)
            mark = found[1] if found else None
        else:
            exchanges[-1].said.append(said)
            exchanges[-1].start = exchanges[-1].end = number + 1
            if said.strip() == mark:
                mark = None
    return exchanges


def hold(program, exchanges, folder):
    """Says everything in one session; the answers, as lists of lines without the empty one."""
    text = "".join(line + "\n" for e in exchanges for line in e.said)
    done = subprocess.run([program, "console", "--lang", "en"], input=text, cwd=folder,
                          capture_output=True, text=True, check=False, timeout=60)
    answers = [a.split("\n") for a in done.stdout.split("\n\n")]
    return answers[:-1], done.returncode, done.stderr


def pattern(lines):
    """An expression for an answer with its `...`."""
    parts = []
    for line in lines:
        if line == "...":
            parts.append(r"(?:[^\n]*\n)*")
        else:
            parts.append(re.escape(line).replace(re.escape("..."), r"[^\n]*") + r"\n")
    return "".join(parts)


def agrees(expected, found):
    """Is this the answer that was written down?  Its empty last line may be missing there."""
    expected = [line for line in expected if line != ""]
    return re.fullmatch(pattern(expected), "".join(line + "\n" for line in found)) is not None


def rewrite(path, exchanges, answers):
    """Puts the answers of today into the file, where they differ; from the end backwards."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for exchange, answer in reversed(list(zip(exchanges, answers))):
        if not agrees(exchange.answer, answer):
            lines[exchange.start:exchange.end] = answer + [""]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
