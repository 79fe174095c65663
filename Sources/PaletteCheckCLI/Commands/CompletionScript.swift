/// The parser's completion scripts, with files where it offers commands only: `palettecheck theme.json` checks, so the
/// first word may be a theme.
enum CompletionScript {
  static let option = "--generate-completion-script"

  /// Text of a script and its replacement, which makes it offer files; for bash, zsh and fish.
  private static let changes = [
    (
      "complete -o filenames -F _palettecheck palettecheck",
      "complete -o filenames -o default -F _palettecheck palettecheck"
    ),
    (
      "        _describe -V subcommand subcommands && ret=0\n",
      "        _describe -V subcommand subcommands && ret=0\n        _files && ret=0\n"
    ),
    (
      "\ncomplete -c 'palettecheck' -f\n",
      """

      complete -c 'palettecheck' -f
      complete -c 'palettecheck' -n '__palettecheck_should_offer_completions_for_positional "palettecheck" -eq 1' -F

      """
    ),
  ]

  /// The script with the change of its shell; as it is where the parser writes it in another way.
  static func offeringFiles(_ script: String) -> String {
    guard let (old, new) = changes.first(where: { script.contains($0.0) }) else { return script }
    return script.replacing(old, with: new)
  }
}
