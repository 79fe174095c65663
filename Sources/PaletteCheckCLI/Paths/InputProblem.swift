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
