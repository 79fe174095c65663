import PaletteRules

/// What the command says about a theme beside what its reader notes.
enum InputNote: String, MessageKind {
  case palettesTaken = "--palette takes ‹count› of them"
  case configuredModesAbsent = "none of the modes that the configuration names is here, so all are looked at"
  case configuredSetsAbsent = "the sets of the configuration name no colour here; judged for what the file itself says"
  case setsAbsent = "sets that name no colour here: ‹names›"
  case flare = "flare: ‹percent› % of the screen's white lies over every colour"
  case errorsKept = "no change of colours passes; 'palettecheck fix' says why"
  case nothingToSuggest = "there is nothing to suggest, and nothing is drawn beside"
  case suggested = "suggested: ‹changes›"
}
