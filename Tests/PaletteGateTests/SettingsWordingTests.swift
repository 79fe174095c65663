import PaletteGate
import PaletteRules
import Testing

/// The words about a configuration, a waiver and a baseline, in the one place where a test compares them all.
struct SettingsWordingTests {
  @Test func `every sentence has its words, and an identity of its own`() {
    let words = SettingsProblem.allCases.map { "\($0.id): \($0.rawValue)" }.joined(separator: "\n")
    #expect(
      words == """
        must-be-object: ‹what› must be an object, not ‹written›
        must-be-string: ‹what› must be a string, not ‹written›
        must-be-boolean: ‹what› must be true or false, not ‹written›
        must-be-list: ‹what› must be a list, not ‹written›
        must-be-strings: ‹what› must be a list of strings, not ‹written›
        must-be-few-strings: ‹what› must be a list of up to ‹most› strings, not ‹written›
        must-be-some-strings: ‹what› must be a list of ‹least› to ‹most› strings, not ‹written›
        must-be-objects: ‹what› must be a list of up to ‹most› objects, not ‹written›
        must-be-number: ‹what› must be a number, not ‹written›
        must-be-in-range: ‹what› must be a number from ‹least› to ‹most›, not ‹written›
        must-be-count: ‹what› must be a whole number from ‹least› to ‹most›, not ‹written›
        must-be-one-of: ‹what› must be one of ‹words›, not ‹written›
        must-be-some-of: ‹what› must be a list of one or more of ‹words›, not ‹written›
        must-be-version: 'version' must be 1, the only one there is, not ‹written›
        must-be-paths: 'extends' must be a path or a list of up to 8 paths, not ‹written›
        must-be-severity: 'severity' must be a number from 0 to 1, or "sweep", not ‹written›
        must-be-flare: 'flare' must be a share of the screen's white from 0 to 1, such as 0.1, not ‹written›
        must-be-lengths: 'dash' must be a list of up to eight lengths, such as [6, 3], not ‹written›
        must-be-parts: 'parts' must be lists of strings, each with what was measured at its end, not ‹written›
        must-be-day: 'expires' must be a day such as "2027-03-01", not ‹written›
        must-be-calendar-day: ‹what› must be a day of the calendar such as "2027-03-01", not '‹written›'
        blank: ‹what› shows nothing; write at least one visible character
        wrong-length: ‹what› must have from 1 to ‹most› characters
        misspelt-key: unknown key '‹key›' in ‹what›, did you mean '‹near›'?
        unknown-key: unknown key '‹key›' in ‹what›, which may hold ‹keys›
        repeated-key: '‹key›' appears twice in ‹what›; remove one of them
        misspelt-rule: unknown rule '‹rule›', did you mean '‹near›'?
        unknown-rule: unknown rule '‹rule›', 'palettecheck explain' lists them
        no-version: 'version' is missing; write "version": 1
        missing-key: '‹key›' is missing here
        incomplete-set: a set needs '‹key›'
        incomplete-pair: an entry of 'pairs' needs 'atLeast'
        incomplete-waiver: a waiver needs '‹key›'‹other?, which is written '#' here›
        no-owner: a waiver needs 'owner' here: the configuration's waiverPolicy asks for it
        incomplete-comment: write the comment with a rule, a colon and a reason: 'palettecheck-ignore PC201: the printed report keeps these colours'
        comment-without-owner: the comment needs 'by OWNER' before its colon: the configuration's waiverPolicy requires an owner
        comment-without-end: the comment needs 'until YYYY-MM-DD' before its colon: the configuration's waiverPolicy requires a last day
        series-twice: 'series' of 'roles' and 'sets' both say what the series are; leave one of them
        level-twice: '‹key›' and an earlier key both set ‹rule›; leave one of them
        always-error: rule '‹key›' is always an error: what cannot be read cannot be checked
        threshold-twice: the threshold of ‹rule› is set twice, by id and by name; leave one of them
        no-threshold: rule '‹key›' has no threshold that may be set; these have: ‹rules›
        set-twice: there is a set '‹name›' already; give each a different name
        stars-in-waiver: a waiver names its tokens one by one; stars mean nothing here
        unreadable-waived: what cannot be read cannot be waived; leave '‹rule›' out
        gate-waived: findings about waivers and the baseline cannot be waived; leave '‹rule›' out
        short-reason: ‹what› must say why in at least ‹least› characters
        long-reason: ‹what› must have at most ‹most› characters
        never-expires: 'expires' must be a day: the configuration's waiverPolicy does not allow 'never'
        expires-late: ‹what› is ‹days› days away, and the configuration's waiverPolicy allows ‹most›
        other-baseline: this is not a baseline of version ‹version›
        incomplete-entry: an entry needs 'rule', 'path', 'level', and either 'tokens' or 'parts'
        changed-fingerprint: this fingerprint is not that of the entry
        """)
  }
}
