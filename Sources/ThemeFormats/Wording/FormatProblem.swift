import PaletteRules

/// What is wrong with a part of a file, by its format.
enum FormatProblem: String, MessageKind {
  // Themes of palettecheck's own format.
  case notVersion = "'palettecheck' must be the number 1, the version of the format"
  case laterVersion = "this theme is of version ‹version›; this program reads version 1"
  case notList = "'‹key›' must be a list, not ‹kind›"
  case partNotObject = "‹part› must be an object, not ‹kind›"
  case withoutColor = "‹part› needs a 'color'"
  case rampWithoutKind = "a ramp needs a 'kind': sequential, diverging or cyclic"
  case shortRamp = "a ramp needs two colours or more"
  case incompletePair = "a pair needs 'fg' and 'bg'"
  case textOnUnknownSeries = "a text's background names the series '‹name›', which does not exist"
  case unknownMode = "mode '‹mode›' combines '‹name›', which is not a mode of this theme"
  case noSeriesToChange =
    "an object of series changes series, and there are none to change\nwrite a list: \"series\": [{\"name\": \"‹key›\", \"color\": …}, …]"
  case unknownSeries = "there is no series '‹name›' to change\nthe series are ‹names›"
  case neitherColorNorGroup = "'‹name›' is ‹kind›, not a colour or a group of colours"

  // Lists and tables of colours.
  case notNumbers = "'‹text›' is not ‹count› numbers from 0 to ‹most›"
  case noCount = "a JASC palette has the number of its colours in the third line"
  case brokenSwatch =
    "the swatch in these bytes is broken: a name, a model and its numbers do not fit into ‹length› bytes"
  case unreadModel = "swatch '‹name›' is of the model '‹model›', which is not read\nsave the swatches as RGB"
  case swatchesInCMYK =
    "‹swatches› CMYK, which has no colour on a screen without the profile of a press\nsave the swatches as RGB"
  case missingBlocks =
    "the header counts ‹declared› blocks, and the file ends after ‹count›\nsave it again; what is there was read"
  case cutOff = "this ‹label› is cut off inside a block\nsave it again; what is whole was read"

  // Chart libraries and dashboards.
  case notColorList = "'‹key›' must be a list of colours, not ‹kind›"
  case notColorScale = "a colour scale is a list or a name, not ‹kind›"
  case unknownScheme = "'‹text›' is not a colour scheme of Vega"
  case noneAsText = "'None' is a text here, and no colour\nwrite null where nothing is to be painted"
  case notColorBytes = "these are not the bytes of a colour\nwrite [red, green, blue] from 0 to 255, or a CSS colour"
  case commentedValue = "the value of '‹key›' is empty: '#' begins a comment here"
  case noColor = "this is not a colour\nwrite a name or six hex digits in quotes, such as '1f77b4'"
  case inOwnCycle = "'‹text›' refers to the cycle that it belongs to\nwrite the colour itself"
  case openQuote = "this double quote is never closed\nclose it, or leave it out"
  case unknownVariable = "unknown variable '‹name›'\ndefine it below '_variables'"
  case longVariableChain = "more than ‹most› variables refer to each other in a row"

  // Programs.
  case brokenProgram = "the program is broken at '‹text›'\nwrite what is missing: a bracket, a quote, a value"

  // Office themes.
  case tagWithoutAttribute = "‹slot›: <‹tag›> has no '‹attribute›'\nwrite <a:srgbClr val=\"2166AC\"/>"

  // Pictures.
  case unusableProfile =
    "what the picture says of its colours cannot be used, so they were taken as sRGB\nsave it as sRGB"
}
