import PaletteRules

/// What a reader guessed or skipped.
package enum ReadingNote: String, MessageKind {
  // Files and their text.
  case notPlainJSON = "not plain JSON: ‹what› in line ‹line›‹count?, # in all›; reading the file anyway"
  case lenientText = "line ‹line›: ‹what›‹count?; # such places in all›"
  case repeatedKeys = "more than ‹most› keys are repeated; only the first ‹most› are listed"
  case notCSS = "'‹path›': ‹count› places are not CSS"
  case bareDeclarations = "declarations outside every rule are taken as those of ':root'"
  case noHeader = "the first line is not 'GIMP Palette'; reading the file anyway"
  case otherVersion = "version '‹version›' is not 0100; reading it anyway"
  case moreColors =
    "the file announces ‹announced› colours and holds ‹count›\nit may be cut off: add what is missing, or correct the number"
  case lineWithoutColon = "line ‹line› has no ':' and was skipped"
  case unknownVariables = "cssVars.‹key› is not one of theme, light and dark, and was not read"
  case otherThanString = "cssVars.‹group›.‹key› is ‹kind›, not a string"
  case statusTaken = "‹names› are taken for status colours, not series"
  case contextTaken =
    "the greys ‹names›‹rest? and # more› are taken for context: each needs to differ only from the other series"

  // Several files, and several palettes, modes and schemes of a file.
  case tokensTaken = "‹count|token is|tokens are› taken from '‹path›'"
  case propertiesTaken = "‹count|custom property is|custom properties are› taken from '‹path›'"
  case tokensNotSought = "not looked through for the tokens that are missing: ‹why›"
  case propertiesNotSought = "not looked through for the custom properties that are missing: ‹why›"
  case sameTokens = "'‹path›' and '‹other›' hold tokens of the same names: the first is taken"
  case setOtherwise = "'‹name›' is set otherwise in '‹path›' and in '‹other›'"
  case importNotRead = "'‹path›' is imported and was not read: ‹why›"
  case importNotBeside = "'‹path›' is imported and was not read: it does not name a file beside this one"
  case importsBeyond = "more than ‹most› files are imported; the others were not read"
  case setWithoutFile =
    "the set '‹first›'‹rest? and # more› has no file here; palettecheck treats what it may define as absent"
  case missingSet = "the set '‹name›' of the theme '‹theme›' is not there‹near?; did you mean '#'?›"
  case tooManyCombinations =
    "‹count› themes of several groups make more than ‹most› combinations: each theme is read by itself"
  case twinOfMode = "'‹path›' is read as the mode '‹mode›' of this theme"
  case twinGroups = "the groups 'light' and 'dark' hold the same tokens twice: they are read as modes"
  case palettes = "‹count› palettes, each checked separately"
  case manyPalettes = "‹count› palettes, each checked separately; check only one with --palette NAME"
  case emptyPalette = "palette '‹name›' has no colours"
  case paletteOfUnknownType = "palette '‹name›' has type '‹type›': taken as 'regular', that is categorical"
  case modesJudged = "‹count› modes; only the first ‹most› are checked"
  case sameModes = "mode '‹mode›' has the same colours as '‹other›'"
  case emptyMode = "mode '‹mode›' has no chart colours and is skipped"

  // The parts of a chart.
  case partTaken = "using ‹name› as ‹part›‹mode? of mode #›"
  case keyTaken = "using '‹name›' as ‹part›"
  case modesTaken = "using ‹names› as modes"
  case seriesTaken = "using ‹pattern›: ‹count› series"
  case rampTaken = "using ‹pattern›: a ‹kind› ramp of ‹count› colours"
  case rampsTaken = "using ‹count› ramps: ‹first› and ‹rest› more"
  case readAsRamp = "'‹name›' is read as a ‹kind› ramp of ‹count› colours"
  case allReadAsRamp = "the colours are read as a ‹kind› ramp of ‹count› colours"
  case oneRamp = "one ramp of ‹count› colours, ‹kind› by its lightness"
  case severalGroups = "the file does not say which of these groups is the chart's: each is checked separately"
  case sameColorsAgain = "the same colours again: ‹patterns›"
  case notTakenForSeries = "not taken for series: ‹patterns›"
  case tooLongForSeries =
    "‹pattern›: skipped ‹count› colours, too many for one chart; pick a chart's colours with --series"
  case tooManyForChart = "‹count› colours are too many for one chart; this may not be a chart palette"
  case notColors = "not colours, although their names contain chart words: ‹first›‹rest? and # more›"
  case sameSeriesName = "two series have the name '‹name›'"
  case sameRole = "'‹name›' and '‹other›' both are '‹role›': the first is taken"
  case unknownPair = "a contrast pair names ‹names›, and no colour has that name"
  case systemBlack = "no set is a background: dark appearances are judged on the system's black"
  case nullLeftOut = "‹token› is null and was skipped"
  case transparentLeftOut = "‹token› is transparent and was skipped"
  case skippedEntries =
    "‹palette?'#': ›‹count|of its entries is not a colour and was|of its entries are not colours and were› skipped‹which?: #›"

  // Tokens.
  case typeReadAsColor = "the type '‹type›' is read as 'color'"
  case tokenAndGroup = "'‹name›' is a token and a group at once‹rest?, and # more›; both are read"
  case referenceAsExtension = "'$ref' in the group '‹name›' is read as '$extends'"
  case twoColors = "a list of two colours is read as the one on light and the one on dark"
  case aliasesUnlisted =
    "skipped: ‹count|value that is an alias|values that are aliases› of variables that the export does not list"
  case deletedVariables =
    "skipped: ‹count|variable that was deleted and is|variables that were deleted and are› still referred to"
  case untyped = "‹count|colour without '$type'; reading it|colours without '$type'; reading them› anyway"
  case notReadNotUsed = "not read, and not used in the chart: '‹token›'‹line? in line #› (‹why›)‹rest?, and # more›"
  case gradientNotRead =
    "the gradient '‹name›' is not read: \"$extensions\": {\"palettecheck\": {\"role\": \"ramp\"}} makes it a ramp"

  // Colours.
  case hueTurned = "‹token›: hue ‹hue› is outside 0 to 360 and is taken as ‹turned›"
  case fallbackUnread = "‹token›: the fallback ‹written› is not '#' and six hex digits, and is passed over"
  case fromTailwind = "not in this file, and taken from Tailwind 4's default palette: ‹names›"
  case bareNumbers = "bare numbers are read as red, green and blue up to 255: ‹names›"
  case greyOfSRGB = "Gray is taken as a grey of sRGB: the file names no profile"
  case systemColor = "'‹name›' is the system's and may change with it: taken as of 2025"
  case standardRange = "‹token› draws in Vega's own scheme '‹scheme›', the default of range.‹name›"
  case grafanaDefault = "‹role› of Grafana's dark theme: ‹hex›"
  case streamlitDefault = "‹role› of Streamlit's dark theme: ‹hex›"
  case gradientByFirst =
    "‹part› is a gradient (‹stops›): judged by ‹hex›, its first colour, as what is behind it is not known"
  case gradientByWorst =
    "‹part› is a gradient (‹stops›): judged by ‹hex›, the colour with the least contrast to what is behind it"
  case gradientSurface =
    "‹token› is a gradient (‹stops›): each colour is judged where it stands out least; pictures show ‹hex›"
  case gradientInList = "a list of colours holds a gradient: its first colour, ‹hex›, is judged"

  // Backgrounds and grid lines.
  case transparentPart = "‹part› is transparent: what is behind it counts"
  case transparentGround = "the background is transparent: the page behind it decides what readers see"
  case nullGround = "the background is null: the page behind it decides what readers see"
  case darkWithoutGround = "a dark theme without a background: give its background with --background"
  case translucentGround =
    "the background ‹hex› is translucent and nothing is declared behind it, so contrast marked '?' is unknown; give the chart's background with --background"
  case notDrawn = "‹lines› not drawn"
  case gridNotDrawn = "grid lines are not drawn: ‹setting›"
  case faintlyDrawn = "‹lines› drawn with an opacity of ‹opacity›"

  // Symbols, dashes and patterns.
  case noCounterpart = "‹what› has no counterpart here and was skipped"

  // Series of chart libraries.
  case noPaletteInBokeh = "a Bokeh theme has no palette: only its text is judged, on its background"
  case cycleWithoutColors = "axes.prop_cycle sets no colours: every line has the same one"
  case highToLow = "the colours of visualMap run from high to low"
  case noTraces = "no traces: the colorway that they would take is judged"
  case repeatedColors = "‹token› and what follows repeat colours that were read before"
  case drawnWhenSelected = "‹token› is drawn while something else is selected and is not judged"
  case colorsDealtAgain = "‹values› values share the ‹count› colours of ‹token›, so Vega reuses them"

  // Pictures.
  case picture = "‹note›"
  case guessedFromPixels =
    "colours with a hue are checked as series; texts, symbols, dashes and names are not read from a picture"
  case translucentPicture =
    "the picture is translucent and was laid over its background: white, or what --background says"
  case places = "where: ‹places›"
}
