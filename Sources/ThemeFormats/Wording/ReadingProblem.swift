import PaletteRules

/// What is wrong with a file, a reference or a value.
enum ReadingProblem: String, MessageKind {
  // Files.
  case pointer = "this is a pointer of Git LFS, not the file\nrun 'git lfs pull' to fetch it"
  case conflict = "a conflict of git begins here\nchoose one side and delete the markers"

  // References between tokens.
  case unknownToken = "'‹reference›' points to a token that is not there"
  case unknownTokens = "‹count› references point to tokens that are not there, '‹first›' first"
  case groupPointer =
    "'‹pointer›' points to a group, not a token\nname one of the tokens in it; a group takes over another by '$extends'"
  case groupReference = "'{‹name›}' is a group of tokens, not a token\nname one of the tokens in it"
  case notAColor = "'‹name›' is not a colour: it is ‹what›"
  case otherType = "'‹name›' has the type '‹type›', which is not a colour: ‹value›"
  case valueNotColor = "'‹name›' is not a colour: ‹value›"
  // Tokens Studio lets a colour be one.
  case gradient = "'‹name›' is not a colour: it is of type 'gradient'"
  case modifiedColor = "'‹name›': Tokens Studio's 'modify' changes its colour, which is not worked out here"
  case unreadSyntax = "‹fault of right CSS›"
  case openReference = "'‹text›' opens a reference and does not close it"

  // References between custom properties.
  case unknownProperty = "'var(‹name›)' points to a custom property that is not there"
  case unknownProperties = "‹count› references point to custom properties that are not there, 'var(‹first›)' first"
  case deepValue = "'‹name›' comes after more than ‹most› values in each other\npoint it nearer to the colour"

  // References of both kinds.
  case circle = "circular reference: ‹chain› → '‹first›'\ngive one of them a colour of its own"
  case longChain = "'‹name›' is reached through more than ‹most› references\npoint it nearer to the colour"

  // Values.
  case unreadableColor = "‹fault›"
  case emptyValue = "the value is empty\nwrite a colour, or take the declaration out"
  case nestedBrackets = "brackets are nested more than ‹most› deep\nwrite the value itself"
  case longValue = "this expands to more than ‹most› bytes"
  case lightDarkFunction = "light-dark() takes two colours"
  case systemColor = "'‹name›' is a system colour: it has no fixed value"

  // Colour sets of asset catalogs.

  // Files.
  case tooManyBytes = "the file has ‹count› bytes, more than the limit of ‹limit›; raise it with --limit bytes=N"
  case noSuchFile = "no file matches '‹path›'"
  case noFolder = "'‹path›' was not read: there is no folder to look for it in"
  case fileWithoutTokens = "'‹path›' holds no design tokens that this version reads"
  case unknownTopKey = "unknown key '‹key›' at the top of this file\ndid you mean '‹mark›'?"
  case paletteWithoutSource = "this palette does not say where it comes from"
  case paletteWithoutKey = "this palette lacks '‹key›'"
  case wrongClasses = "'‹key›' must be a number of classes and its value one of ‹words›"

  // Limits.
  case tooMany = "‹count› ‹things› are more than the limit of ‹most›"
  case moreThanLimit = "more than the limit of ‹most› ‹things›"
  case longLine =
    "the line has ‹count› bytes, more than the limit of ‹most›\nput each colour on a line of its own, or raise it with --limit string=N"

  // What a value must be.
  case mustBeOneOf = "‹what› must be one of ‹words›, not ‹kind›"
  case mustBeNumber = "‹what› must be a number‹bounds›, not ‹written›"
  case mustBeCount = "‹what› must be a whole number of at least ‹least›, not ‹written›"
  case mustBeString = "‹what› must be a string, not ‹kind›"
  case mustBeLengths = "'dash' must be a list of up to eight lengths, such as [6, 3]"
  case unknownWord = "'‹text›' is not ‹what›\nwrite one of ‹words›"
  case unknownKey = "unknown key '‹key›' in ‹what›"
  case notPointer = "'‹text›' is not a JSON pointer"
}
