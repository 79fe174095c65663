"""The tests, and the table of what they found."""

import random
import shutil
import time
import traceback
from dataclasses import dataclass
from typing import Callable

HEADING = f"{'test':5}{'what':42}{'cases':>6}  {'required':27}{'result':>10}{'seconds':>8}"


class Skip(Exception):
    """A test cannot run here, and why."""


@dataclass
class Test:
    name: str
    what: str
    # The number of cases that the full form has at least.
    least: int
    required: str
    body: Callable


TESTS: list[Test] = []


def test(name, what, least, required):
    """Registers a function of a Row as a line of the table."""

    def register(body):
        TESTS.append(Test(name, what, least, required, body))
        return body

    return register


class Row:
    """A line of the table: how many cases a test made, and which did not hold."""

    def __init__(self, test, command, folder, short, seed):
        self.test, self.command, self.folder, self.short = test, command, folder, short
        self.random = random.Random(seed)
        self.cases, self.failures, self.figures, self.skipped, self.seconds = 0, [], [], None, 0.0

    def pick(self, full, short):
        """The count of this run's form."""
        return short if self.short else full

    def case(self, problem, done=None, case=""):
        """Counts a case; `problem` says what is wrong, or nothing."""
        self.cases += 1
        if problem:
            self.failures.append((f"{case}: {problem}" if case else problem, done))
        return not problem

    def expect(self, done, codes, case="", *, stdout=(), stderr=()):
        """A case that ends with one of the exit codes, of which the output contains every text."""
        codes = {codes} if isinstance(codes, int) else set(codes)
        problem = ""
        if done.code not in codes:
            problem = f"{done.ending}, required {' or '.join(map(str, sorted(codes)))}"
        for name, found, texts in (("standard output", done.out, stdout), ("standard error", done.err, stderr)):
            for text in [texts] if isinstance(texts, str) else texts:
                if text.encode() not in found:
                    problem = problem or f"'{text}' is not in {name}"
        return self.case(problem, done, case)

    def figure(self, text):
        """Something measured, printed below the table."""
        self.figures.append(text)

    def fresh(self, name):
        """An empty folder of this test, the root of a repository."""
        path = self.folder / name
        (path / ".git").mkdir(parents=True)
        return path

    def run(self):
        self.folder.mkdir()
        started = time.monotonic()
        try:
            self.test.body(self)
        except Skip as reason:
            self.skipped = str(reason)
        except Exception:
            self.failures.append(("the test itself failed:\n" + traceback.format_exc(), None))
        self.seconds = time.monotonic() - started
        if not self.is_failed:
            remove(self.folder)

    @property
    def is_scant(self):
        return not self.short and not self.skipped and self.cases < self.test.least

    @property
    def is_failed(self):
        return bool(self.failures) or self.is_scant

    def line(self):
        result = f"{len(self.failures)} FAILED" if self.failures else "TOO FEW" if self.is_scant else "ok"
        if self.skipped:
            result = "SKIPPED" if not self.failures else result
        test = self.test
        return f"{test.name:5}{test.what:42}{self.cases:>6}  {test.required:27}{result:>10}{self.seconds:>8.1f}"

    def details(self):
        name = self.test.name
        if self.skipped:
            yield f"\n{name} SKIPPED: {self.skipped}"
        for figure in self.figures:
            yield f"{name}: {figure}"
        if self.is_scant:
            yield f"\n{name} has {self.cases} cases, at least {self.test.least} are required"
        for number, (problem, done) in enumerate(self.failures):
            yield f"{name} FAILED: {problem if len(problem) < 1000 else problem[:1000] + ' …'}"
            # The command and its output for the first ones only.
            if done and number < 10:
                yield from done.transcript()


def remove(folder):
    """Removes a folder, also where a test took away permissions."""
    for path in [folder, *(one for one in folder.rglob("*") if one.is_dir() and not one.is_symlink())]:
        path.chmod(0o755)
    shutil.rmtree(folder, ignore_errors=True)
