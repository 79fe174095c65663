import PaletteRules

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
  case tooManyCopies =
    "'$extends' copies too many tokens: ‹limit› are the limit here\nlet fewer groups extend each other"
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
  case unnamedPart = "an item of 'resolutionOrder' needs a 'name', or is a '$ref'"
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
