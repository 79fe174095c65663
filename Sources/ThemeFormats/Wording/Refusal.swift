import PaletteRules

/// Why a file, or what the options ask of it, makes no theme.
enum Refusal: String, MessageKind {
  // What it is.
  case otherForm = "‹format› is ‹form›"
  case otherForms = "‹formats› are ‹form›"
  case otherFile = "this is ‹what›, not a theme"
  case empty = "this file is empty\ngive the file that holds the colours"
  case binary = "this is a binary file, not text\ngive the theme that holds the colours, or the colours themselves"
  case notJSON = "Tokens Studio stores tokens as JSON"
  case otherXML =
    "this XML is not a theme: it has no <color-palette> of Tableau\ngive the theme, or the colours in a list with one on each line"
  case binaryPalette =
    "this is a palette in Microsoft's binary form (RIFF), which is not read\nsave it as a JASC or a GIMP palette, or list its colours with one on each line"
  case unreadFormat =
    "this looks like ‹what›, which palettecheck does not read\nput its colours into a palettecheck theme: {\"palettecheck\": 1, \"series\": [\"#2166ac\", \"#b2182b\"]}"
  case neitherThemeNorList =
    "this file is neither a theme nor a list of colours\ngive a JSON theme, design tokens, or a text with one colour on each line"
  case noTheme =
    "this ‹syntax› is not a theme: it has no key 'palettecheck', no token with '$value' and no list of colours\nthe smallest theme is {\"palettecheck\": 1, \"series\": [\"#2166ac\", \"#b2182b\"]}"
  case otherEncoding = "the text is ‹encoding›: save it as UTF-8"
  case notText = "this is not UTF-8 text\ngive a text file: JSON, or a list of colours with one on each line"
  case noBuilderTheme = "this looks like a theme builder project, but it has no object 'theme'"
  case noThemeTable =
    "this TOML file has no [theme]\ngive Streamlit's config.toml with a [theme], or the colours themselves"
  case severalFormats = "theme format '‹name›' is ambiguous\nuse ‹names›"
  case unknownFormat = "unknown theme format '‹name›'\nthe formats are ‹names›"

  // It holds no colours of a chart.
  case nothingThere = "no chart colours: no ‹things›"
  case oneNotForCharts = "no chart colours: 1 colour token, without a chart word in its name"
  case unreadProperties =
    "no chart colours: ‹count|property has a chart word in its name, but its value is|properties have chart words in their names, but their values are› not read\nwrite out the colours, or give the compiled style sheet"
  case noneForCharts = "no chart colours: ‹count› ‹things›, none of them with a chart word in its name"
  case holdsNoColors = "this ‹file› has no colours"
  case noColorColumn = "no column of this table is named for colours, or holds codes with '#'"
  case setsNoCheckedColors = "this ‹label› sets no colours that are checked"
  case setsNoColors = "this ‹label› sets no colours\ngive the theme that holds the colours, or the colours themselves"
  case optionsWithoutColors =
    "these ‹label› set no colours\ngive the theme that holds the colours, or the colours themselves"
  case noColorsForSeries = "this ‹label› has no colours for series\nlist them: \"color\": [\"#2166ac\", \"#b2182b\"]"
  case setsWithoutRoles =
    "no chart colours: ‹count› colour sets, none of them numbered or with a chart word in its name\npick the chart's colours with --series, from ‹names› …"
  case neitherSeriesNorRamps =
    "this theme has neither 'series' nor 'ramps'\nlist the colours of the chart's series: \"series\": [\"#2166ac\", \"#b2182b\"]"
  case emptySeries = "'series' is empty\nlist the colours of the chart's series: \"series\": [\"#2166ac\", \"#b2182b\"]"
  case perhapsNoChart = "these colours may not belong to a chart\npass the file's path to check it"
  case collection = "this is a collection of ‹count› palettes\npass the file's path to check it"
  case noLiterals = "this program has no object or list of literals, and palettecheck does not run code"
  case noThemeAsLiterals = "this file holds no theme of a chart library and no palette as literals"
  case unknownTemplate =
    "this figure takes its colours from the template '‹name›', which is not in the file\ngive the file of the template, or the figure with the template written out"

  // Its colours are elsewhere.
  case computedColors = "this program computes the colours of its charts, or takes them from elsewhere"
  case noFolderForSources = "a Style Dictionary configuration names files, and there is no folder to look for them in"
  case missingSet = "‹problem›; ‹set›"
  case noFolderForSets = "the sets of tokens are in files of their own, and there is no folder to look for them in"

  // The options name what it does not hold.
  case placeOutsideTree =
    "--series names a place in JSON or YAML, and this is neither\nleave it out: every colour is a series"
  case noSuchSeries = "--series ‹names› names no colour of this file"
  case noSuchPictureColor = "no colour '‹text›' in this picture\nit has ‹names›"
  case notContext = "'‹text›' is not a context"
  case noSuchModifier = "there is no modifier '‹name›'"
  case noSuchContext = "the modifier '‹name›' has no context '‹context›'"
  case tooManyCombinations =
    "‹factors›‹count? = #› combinations of contexts change the chart's colours, more than the limit of ‹most›\nchoose with --context '‹example›'; there are ‹modifiers›"

  // Pictures.
  case picture = "the picture ‹reason›"
  case noChartPicture = "this ‹reason›"
  case noSeriesInPicture =
    "no colour in this picture is certain to be a series: it has ‹colors›\nchoose with --series, or give the PNG that the chart library wrote at its own size"
}
