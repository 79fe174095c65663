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
    "'series' is an object, which changes existing series, but there are none\nwrite a list: \"series\": [{\"name\": \"‹key›\", \"color\": …}, …]"
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
    "the header counts ‹declared› blocks, and the file ends after ‹count›\nsave it again; the existing blocks were read"
  case cutOff = "this ‹label› ends inside a block\nsave it again; the complete blocks were read"

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

  // Programs.
  case brokenProgram = "the program is broken at '‹text›'\nwrite what is missing: a bracket, a quote, a value"

  // Pictures.
  case unusableProfile =
    "what the picture says of its colours cannot be used, so they were taken as sRGB\nsave it as sRGB"
}

/// What is wrong with a file of design tokens, or with what holds several of them together.
enum TokenProblem: String, MessageKind {
  // Tokens and groups.
  case misnamedValue = "'‹name›' has '‹key›' and no '‹right›'"
  case bareText = "'‹name›' is a bare text, no token: '‹text›'"
  case noValue = "'‹name›' has no '‹key›'"
  case deepGroups = "tokens are nested more than ‹most› groups deep\nwhat is inside is not read"
  case longName = "the name of a token is longer than ‹most› bytes\nwhat is inside is not read"

  // '$extends'.
  case tooManyExtensions = "‹count› groups use '$extends', more than the limit of ‹most›"
  case tooManyCopies = "'$extends' copies more tokens than the limit of ‹limit›\nlet fewer groups extend each other"
  case circularExtension = "circular '$extends': ‹chain›\nlet one of them stand by itself"
  case extendsToken = "'$extends' names the token '‹name›'\nname a group: a token is referred to in '$value'"
  case extendsNothing = "'$extends' names no group of this file: ‹written›\nwrite '{group}' or '#/group'"

  // Files of tokens.
  case notPath = "‹what› is the path of a file, not ‹kind›"
  case sourcesNotList = "token sources are a list, not ‹kind›"
  case sourceNotObject = "a token source is an object, not ‹kind›"
  case tooManySources = "more than ‹most› token sources"
  case circularSources = "circular reference: these sources contain themselves"
  case nestedResolver = "'‹path›' is a resolver document itself"
  case unknownStatus = "the set '‹set›' has an unknown status: ‹written›\nwrite 'enabled', 'source' or 'disabled'"

  // Resolver documents.
  case wrongVersion = "'version' of a resolver document is \"2025.10\", not ‹written›"
  case emptyOrder = "'resolutionOrder' is empty\nname the sets and modifiers in it"
  case unnamedPart = "an item of 'resolutionOrder' needs a 'name' or a '$ref'"
  case untypedPart = "an item of 'resolutionOrder' needs a 'type': \"set\" or \"modifier\""
  case unknownPart = "'‹name›' is neither a set nor a modifier\na set has a list 'sources', a modifier has 'contexts'"
  case repeatedPart = "two items of 'resolutionOrder' have the name '‹name›'"
  case repeatedModifier = "the modifier '‹name›' comes twice"
  case noContexts = "the modifier '‹name›' has no contexts"
  case unknownDefault = "the default of '‹name›' is not one of its contexts\nthey are ‹names›"

  // Pointers of a resolver document.
  case pointerNotString = "'$ref' must be a string, not ‹kind›"
  case forbiddenPointer = "'‹text›' may not be referred to here"
  case deadPointer = "'‹text›' leads nowhere"
  case circularPointer = "circular reference: '‹pointer›' leads back to itself"
  case notLeadingToTokens = "'‹pointer›' leads to ‹kind›, not to tokens"
}

/// Why a colour cannot be written where it is; follows the name of the colour.
package enum WritingObstacle: String, MessageKind {
  case inNoFile = "it is written in no file"
  case binary = "the file is binary"
  case noToken = "it refers to no token"
  case amongLetters = "it is one of several letters in a row"
  case otherThanJSON = "it is written as an object that is not JSON"
  case otherSpace = "it is calculated from other values, or its colour space cannot hold the new one"
  case ofColor = "'‹text›' is calculated from another colour"
  case ofValues = "'‹text›' is calculated from other values"
  case ofText = "it is calculated from '‹text›'"
  case shared = "'‹text›' in its file sets more than this colour"
  case samePlace = "it is written in the same place as another colour"
  case readOtherwise = "its file, read again with another colour in its place, does not give that"
}
