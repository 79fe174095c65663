import PaletteRules

/// What a run says about files that it leaves out, in sentences of their own.
enum RunNote: String, MessageKind {
  case skipped = "Skipped '‹path›'‹rest? and # more of that name›; pass its path to check it."
  case idlePattern = "'include' of '‹file›' names '‹pattern›', which matches no file that could be a theme."
  case notChecked = "Not checked: ‹files›; name a file to check it."
  case leftOutBare =
    "‹count|file has no chart colours and is|files have no chart colours and are› not checked: ‹paths›‹rest? and others›."
  case emptyDirectory = "The directory '‹path›' holds no files."
  case unmeant = "'‹path›' cannot be read, and nothing says that it is a theme."
  case supplies = "'‹path›' has no chart colours of its own: '‹user›' takes tokens from it."
  case excluded = "Left out by --force-exclude: ‹count|path|paths› that the configuration excludes."
  case emptyList = "The list '‹path›' names no file; --allow-empty lets that pass."
  case refusedEmptyList = "The list '‹path›' names no file; to let that pass, give --allow-empty."
}
