extension LiteralModule {
  /// Reads the bindings of a file.
  ///
  /// - Throws: ``SourceError`` when the text has more bytes or variables than the limit.
  ///
  /// - Parameter uses: the calls, elements and keys to look for; nil to look for none.
  package init(
    _ file: SourceFile, _ language: LiteralLanguage, limits: JSONReader.Limits, uses: UseNames? = nil
  ) throws(SourceError) {
    try limits.check(file.bytes)
    if file.bytes.count > LiteralToken.mostBytes {
      throw SourceError("a program of more than \(LiteralToken.mostBytes) bytes is not read", at: 0..<0)
    }
    self.init(empty: file, language.family)
    let bytes = EmbeddedCode.bytes(of: file) ?? []
    let tokens = LiteralTokens(bytes, language)
    fault = bytes == file.bytes ? tokens.fault : nil
    let depth = min(limits.depth, Self.deepest)
    if language.family == .sass {
      SassReader(file.path, tokens, depth).read(into: &self, most: limits.members)
    } else {
      let values = LiteralValues(tokens, depth: depth, language)
      self = LiteralReader.read(values, into: self, most: limits.members)
      if let uses { self.uses = UseSearch.uses(values, uses) }
    }
    laterChanges = tokens.laterChanges()
    if bindings.count > limits.members {
      throw SourceError(
        "more than \(limits.members) variables; raise it with --limit tokens=N", at: bindings[limits.members].nameRange)
    }
    indexNames()
  }

  /// Levels of nesting of one expression: reading recurses. An engineering choice.
  private static let deepest = 96

  /// Whether a file of a language that is read holds code: a page may have no script.
  package static func holdsCode(_ file: SourceFile) -> Bool { EmbeddedCode.bytes(of: file) != nil }
}
