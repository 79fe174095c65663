extension LiteralModule {
  /// Reads the bindings of a file.
  ///
  /// - Throws: ``SourceError`` when the text has more bytes or variables than the limit.
  package init(_ file: SourceFile, _ language: Language, limits: JSONReader.Limits) throws(SourceError) {
    if file.bytes.count > limits.bytes {
      throw SourceError(
        "the text has \(file.bytes.count) bytes, more than the limit of \(limits.bytes); raise it with --limit bytes=N",
        at: 0..<0)
    }
    if file.bytes.count > LiteralToken.mostBytes {
      throw SourceError("a program of more than \(LiteralToken.mostBytes) bytes is not read", at: 0..<0)
    }
    self.init(empty: file, language)
    let tokens = LiteralScanner.tokens(file.bytes, language)
    fault = tokens.fault
    let depth = min(limits.depth, Self.deepest)
    switch language {
    case .script: ScriptReader(file.bytes, tokens, depth).read(into: &self)
    case .python: PythonReader(file.bytes, tokens, depth).read(into: &self)
    case .sass: SassReader(file.bytes, tokens, depth).read(into: &self, most: limits.members)
    }
    if bindings.count > limits.members {
      throw SourceError(
        "more than \(limits.members) variables; raise it with --limit tokens=N", at: bindings[limits.members].nameRange)
    }
    indexNames()
  }

  /// Levels of nesting of one expression: reading recurses. An engineering choice.
  private static let deepest = 96
}
