"""T17: waivers: the day they end, the value they allow, what is unused, and what is invalid."""

import datetime
import itertools
import json

from rows import test
from themes import tokens

NAMES = ["chart.series.a", "chart.series.b"]
REASON = "the annual report is printed already"


def configuration(*waivers, **more):
    return json.dumps({"version": 1, "waivers": list(waivers), **more})


def waiver(**changes):
    return {"rule": "PC201", "tokens": NAMES, "reason": REASON, "expires": "2030-06-15", **changes}


def without(key):
    return {name: value for name, value in waiver().items() if name != key}


@test("T17", "waivers: days, zones, values, mistakes", 40, "verdict as listed")
def waivers(row):
    folder = row.fresh("waivers")
    (folder / "a.tokens.json").write_text(tokens({"a": "#5b8c2a", "b": "#b8602f"}))
    setting = folder / "palettecheck.json"

    def check(codes, text, case, *flags, env=None, stdout=()):
        setting.write_text(text)
        done = row.command("check", "a.tokens.json", "--format", "json", *flags, cwd=folder, env=env)
        row.expect(done, codes, case, stdout=stdout)
        return done

    first = check(1, '{"version": 1}', "no waiver", stdout='"PC201"')
    measured = next(one for one in json.loads(first.out)["findings"] if one["rule"] == "PC201")["measured"]
    # The last day counts, in UTC, whatever the zone of the machine.
    day = datetime.date(2030, 6, 15)
    for offset, zone in itertools.product((-30, -1, 0, 1, 30), (None, "Pacific/Kiritimati", "Etc/GMT+12")):
        today = str(day + datetime.timedelta(offset))
        check(
            0 if offset <= 0 else 1,
            configuration(waiver()),
            f"{offset:+} days in {zone or 'UTC'}",
            "--today",
            today,
            env={"TZ": zone} if zone else None,
            stdout="PC901" if offset > 0 else '"waived"',
        )
    utc = datetime.datetime.now(datetime.timezone.utc).date()
    for zone in ("UTC", "Pacific/Kiritimati", "Etc/GMT+12"):
        check(0, configuration(waiver(expires=str(utc))), f"ends today, {zone}", env={"TZ": zone})
        check(
            1,
            configuration(waiver(expires=str(utc - datetime.timedelta(1)))),
            f"ended yesterday, {zone}",
            env={"TZ": zone},
        )
    for difference, code in ((-0.5, 0), (-0.005, 0), (0.005, 1), (0.5, 1)):
        check(
            code,
            configuration(waiver(atLeast=measured + difference)),
            f"measured {measured}, atLeast {difference:+}",
            "--today",
            "2030-01-01",
        )
    on = ["--today", "2030-01-01"]
    check(
        {0, 1},
        configuration(waiver(), waiver(tokens=["chart.series.a", "chart.series.c"])),
        "unused",
        *on,
        stdout="PC902",
    )
    check(0, configuration(waiver(tokens=NAMES[::-1])), "tokens in the other order", *on)
    check(1, configuration(waiver(tokens=NAMES[:1])), "one token of two", *on, stdout="PC902")
    check(1, configuration(waiver(tokens=["chart.series.*"])), "a star", *on, stdout="PC904")
    check(1, configuration(waiver(reason="short")), "a short reason", *on, stdout="PC904")
    check(1, configuration(waiver(expires="2030-02-30")), "a day that does not exist", *on, stdout="PC904")
    check(1, configuration(waiver(expires="soon")), "no day", *on, stdout="PC904")
    check(1, configuration(waiver(expires="never")), "never, not allowed", *on, stdout="PC904")
    check(0, configuration(waiver(expires="never"), waiverPolicy={"allowNever": True}), "never, allowed", *on)
    check(1, configuration(waiver(), waiverPolicy={"requireOwner": True}), "an owner is required", *on, stdout="PC904")
    check(0, configuration(waiver(owner="design"), waiverPolicy={"requireOwner": True}), "an owner is given", *on)
    check(1, configuration(waiver(), waiverPolicy={"maxDays": 30}), "longer than allowed", *on, stdout="PC904")
    check(0, configuration(waiver(expires="2030-01-20"), waiverPolicy={"maxDays": 30}), "as short as allowed", *on)
    check(1, configuration(waiver(rule="PC202")), "another rule", *on, stdout="PC902")
    check({1, 2}, configuration(waiver(rule="PC999")), "an unknown rule", *on, stdout="PC904")
    check(1, configuration(waiver(rule="PC001")), "what cannot be waived", *on, stdout="PC904")
    check(1, configuration(waiver(modes=["dark"])), "another mode", *on)
    check(1, configuration(waiver(vision=["tritan"])), "another vision", *on)
    for key in ("rule", "tokens", "reason", "expires"):
        check({1, 2}, configuration(without(key)), f"without {key}", *on)
    check(0, configuration(waiver(), waiver()), "twice", *on)
