import PaletteRules

/// What is wrong with what the arguments, a stream, a configuration or a theme name.
enum InputProblem: String, MessageKind {
  // Files and folders.
  case missingFile = "no such file: '‹path›'"
  case notRegular = "'‹path›' is not a regular file"
  case neitherFileNorColor =
    "'‹text›' is neither a file nor a colour: ‹fault›\ngive a colour as CSS writes it, such as '#2166ac'"
  case deadLink = "'‹path›' is a symbolic link that leads nowhere\nrepair the link, or remove it"
  case sameNormalized =
    "'‹path›' differs from the name of another file only in Unicode normalization\nrename one of them"
  case chartPicture =
    "'‹path›' is a picture, and describe reads the data of a chart\ngive the data as a table (CSV), or a Vega-Lite specification"
  case unreadableFolder = "directory '‹path›' ‹fault›"
  case unreadableInclude = "--include '‹path›' ‹fault›\nname a file of tokens"
  case tooManyNeighbours = "directory '‹path›' holds ‹count› files that may have them; name one with --include"
  case emptyFolder = "no theme in directory '‹path›'"

  // Paths that a file names.
  case address = "'‹path›' is an address; palettecheck fetches nothing\ncopy the file beside the theme"
  case notRelative = "'‹path›' is not a relative path"
  case noMatch = "'‹path›' matches no file\nname a file that exists"
  case tooManyMatches = "'‹path›' matches ‹count› files, and the limit is ‹most›\nuse a narrower pattern"
  case outside = "'‹path›' leads out of the repository"
  case chartOutside =
    "'chart' leads out of the repository: '‹path›'\nkeep the chart below the root of the repository, or name it with --chart"
  case baselineOutside =
    "'baseline' leads out of the repository: '‹path›'\nkeep the baseline below the root of the repository, or name it with --baseline"
  case absentSubmodule =
    "the submodule '‹path›' is not checked out, and the baseline knows its files\n'git submodule update --init ‹path›' does it"
  case linkOutside = "'‹path›' is a symbolic link that leads out of the repository"

  // Configurations and baselines.
  case missingConfiguration = "no such configuration: '‹path›'"
  case missingBaseline = "no such baseline: '‹path›'\nwrite it with 'palettecheck baseline write'"
  case circularExtension = "circular 'extends': '‹path›' extends itself\nleave out one of the files of the circle"
  case longExtension = "'extends' goes through more than ‹levels› files in a row, or ‹files› in all\nextend fewer"
  case unreadableColor = "‹fault of a colour›"

  // Names that no file has.
  case unknownName = "‹what› names '‹name›', and no colour of this run has that name"
  case unknownModeName = "‹what› names the mode '‹mode›', and no theme of this run has it"
  case unknownSeries = "--series '‹name›' names no colour"
  case noResolver =
    "--context ‹context› names a context of a resolver document, and no input is one\nleave it out; --mode NAME takes one mode of a theme"
  case unknownMode = "no mode '‹mode›'"
  case noSuchMode = "'‹path›' has no mode '‹mode›'\nit has ‹modes›"
  case unknownPalette = "no palette '‹palette›' in this file"
  case notWellKnown = "no well-known palette '‹palette›'"
  case ofTheme = "'‹path›': ‹problem›"
}

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

/// What a run says about files that it leaves out, in sentences of their own.
enum RunNote: String, MessageKind {
  case skipped = "Skipped '‹path›'‹rest? and # more of that name›; pass its path to check it."
  case idlePattern = "'include' of '‹file›' names '‹pattern›', which matches no file that could be a theme."
  case notChecked = "Not checked: ‹files›; pass a file's path to check it."
  case leftOutBare =
    "‹count|file has no chart colours and is|files have no chart colours and are› not checked: ‹paths›‹rest? and others›."
  case emptyDirectory = "The directory '‹path›' holds no files."
  case unmeant = "'‹path›' cannot be read, and nothing says that it is a theme."
  case namesElsewhere =
    "'‹path›' uses names that no file of this run has: ‹names›. A run over all its files tells whether they exist."
  case supplies = "'‹path›' has no chart colours of its own: '‹user›' takes tokens from it."
  case excluded = "Skipped because of --force-exclude: ‹count|path|paths› that the configuration excludes."
  case emptyList = "The list '‹path›' names no file; --allow-empty lets that pass."
  case refusedEmptyList = "The list '‹path›' names no file; to let that pass, give --allow-empty."
}
