package import PaletteRules

/// What is wrong with a configuration, a waiver or a baseline.
package enum SettingsProblem: String, MessageKind {
  // Values; the last place is what is written instead.
  case mustBeObject = "‹what› must be an object, not ‹written›"
  case mustBeString = "‹what› must be a string, not ‹written›"
  case mustBeBoolean = "‹what› must be true or false, not ‹written›"
  case mustBeList = "‹what› must be a list, not ‹written›"
  case mustBeStrings = "‹what› must be a list of strings, not ‹written›"
  case mustBeFewStrings = "‹what› must be a list of up to ‹most› strings, not ‹written›"
  case mustBeSomeStrings = "‹what› must be a list of ‹least› to ‹most› strings, not ‹written›"
  case mustBeObjects = "‹what› must be a list of up to ‹most› objects, not ‹written›"
  case mustBeNumber = "‹what› must be a number, not ‹written›"
  case mustBeInRange = "‹what› must be a number from ‹least› to ‹most›, not ‹written›"
  case mustBeCount = "‹what› must be a whole number from ‹least› to ‹most›, not ‹written›"
  case mustBeOneOf = "‹what› must be one of ‹words›, not ‹written›"
  case mustBeSomeOf = "‹what› must be a list of one or more of ‹words›, not ‹written›"
  case mustBeVersion = "'version' must be 1, the only one there is, not ‹written›"
  case mustBePaths = "'extends' must be a path or a list of up to 8 paths, not ‹written›"
  case mustBeSeverity = "'severity' must be a number from 0 to 1, or \"sweep\", not ‹written›"
  case mustBeFlare = "'flare' must be a share of the screen's white from 0 to 1, such as 0.1, not ‹written›"
  case mustBeLengths = "'dash' must be a list of up to eight lengths, such as [6, 3], not ‹written›"
  case mustBeParts = "'parts' must be lists of strings, each with what was measured at its end, not ‹written›"
  case mustBeDay = "'expires' must be a day such as \"2027-03-01\", not ‹written›"
  case mustBeCalendarDay = "‹what› must be a day of the calendar such as \"2027-03-01\", not '‹written›'"
  case blank = "‹what› shows nothing; write at least one visible character"
  case wrongLength = "‹what› must have from 1 to ‹most› characters"

  // Keys and names.
  case misspeltKey = "unknown key '‹key›' in ‹what›, did you mean '‹near›'?"
  case unknownKey = "unknown key '‹key›' in ‹what›, which may hold ‹keys›"
  case repeatedKey = "'‹key›' appears twice in ‹what›; remove one of them"
  case misspeltRule = "unknown rule '‹rule›', did you mean '‹near›'?"
  case unknownRule = "unknown rule '‹rule›', 'palettecheck explain' lists them"
  case noVersion = "'version' is missing; write \"version\": 1"
  case missingKey = "'‹key›' is missing here"
  case incompleteSet = "a set needs '‹key›'"
  case incompletePair = "an entry of 'pairs' needs 'atLeast'"
  case incompleteWaiver = "a waiver needs '‹key›'‹other?, which is written '#' here›"
  case noOwner = "a waiver needs 'owner' here: the configuration's waiverPolicy asks for it"
  case incompleteComment =
    "write the comment with a rule, a colon and a reason: 'palettecheck-ignore PC201: the printed report keeps these colours'"
  case commentWithoutOwner =
    "the comment needs 'by OWNER' before its colon: the configuration's waiverPolicy requires an owner"
  case commentWithoutEnd =
    "the comment needs 'until YYYY-MM-DD' before its colon: the configuration's waiverPolicy requires a last day"

  // What does not go together.
  case seriesTwice = "'series' of 'roles' and 'sets' both say what the series are; leave one of them"
  case levelTwice = "'‹key›' and an earlier key both set ‹rule›; leave one of them"
  case alwaysError = "rule '‹key›' is always an error: what cannot be read cannot be checked"
  case thresholdTwice = "the threshold of ‹rule› is set twice, by id and by name; leave one of them"
  case noThreshold = "rule '‹key›' has no threshold that may be set; these have: ‹rules›"
  case setTwice = "there is a set '‹name›' already; give each a different name"
  case starsInWaiver = "a waiver names its tokens one by one; stars mean nothing here"
  case unreadableWaived = "what cannot be read cannot be waived; leave '‹rule›' out"
  case gateWaived = "findings about waivers and the baseline cannot be waived; leave '‹rule›' out"
  case shortReason = "‹what› must say why in at least ‹least› characters"
  case longReason = "‹what› must have at most ‹most› characters"
  case neverExpires = "'expires' must be a day: the configuration's waiverPolicy does not allow 'never'"
  case expiresLate = "‹what› is ‹days› days away, and the configuration's waiverPolicy allows ‹most›"

  // Baselines.
  case otherBaseline = "this is not a baseline of version ‹version›"
  case incompleteEntry = "an entry needs 'rule', 'path', 'level', and either 'tokens' or 'parts'"
  case changedFingerprint = "this fingerprint is not that of the entry"
}

/// A value of a configuration, and where it is written.
package struct Setting<Value: Sendable>: Sendable {
  /// What is set.
  package var value: Value
  /// Where.
  package var origin: TokenOrigin

  /// Creates a setting.
  package init(_ value: Value, at origin: TokenOrigin) {
    self.value = value
    self.origin = origin
  }
}
