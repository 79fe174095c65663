import PaletteRules

/// What is wrong with a file, a reference or a value.
enum ReadingProblem: String, MessageKind {
  // References between tokens.
  case unknownToken = "'‹reference›' points to a token that is not there"
  case unknownTokens = "‹count› references point to tokens that are not there, '‹first›' first"
  case groupPointer = "'‹pointer›' points to a group, not a token"
  case groupReference = "'{‹name›}' is a group of tokens, not a token"
  case notAColor = "'‹name›' is not a colour: it is ‹what›"
  // Tokens Studio lets a colour be one.
  case gradient = "'‹name›' is not a colour: it is of type 'gradient'"
  case openReference = "'‹text›' opens a reference and does not close it"

  // References between custom properties.
  case unknownProperty = "'var(‹name›)' points to a custom property that is not there"
  case unknownProperties = "‹count› references point to custom properties that are not there, 'var(‹first›)' first"
  case deepValue = "'‹name›' comes after more than ‹most› values in each other"

  // References of both kinds.
  case circle = "circular reference: ‹chain› → '‹first›'"
  case longChain = "'‹name›' is reached through more than ‹most› references"

  // Values.
  case unreadableColor = "‹fault›"
  case emptyValue = "the value is empty"
  case nestedBrackets = "brackets are nested more than ‹most› deep"
  case longValue = "this comes to more than ‹most› bytes"
  case alphaFunction = "--alpha() takes a colour, '/' and a percentage"
  case lightDarkFunction = "light-dark() takes two colours"
  case systemColor = "'‹name›' is a system colour: it has no fixed value"
  case noTextColor = "'currentColor' is the text's colour, and this file gives the text none"

  // Colour sets of asset catalogs.
  case appearancesNotList = "'appearances' must be a list"
  case incompleteAppearance = "an appearance needs 'appearance' and 'value'"
  case unknownAppearance = "'‹name›' is not an appearance of asset catalogs"
  case unknownAppearanceValue = "'‹word›' is not a value of the appearance '‹name›'"
  case unjudgedAppearance = "the appearance '‹name›' '‹word›' is not judged"
}
