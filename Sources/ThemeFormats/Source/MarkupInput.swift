import SourceText

extension ThemeInput {
  /// The tags when the text is XML by its first character; none otherwise.
  var tags: MarkupScanner {
    MarkupScanner(lines.first { !$0.text.isEmpty }?.text.hasPrefix("<") == true ? file.bytes : [])
  }
}
