import SourceText

extension ThemeInput {
  /// The tags when the text is XML by its first character; none otherwise.
  var tags: [MarkupTag] {
    lines.first { !$0.text.isEmpty }?.text.hasPrefix("<") == true ? MarkupScanner.tags(of: file.bytes) : []
  }
}
