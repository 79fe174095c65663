import SourceText

extension FuzzTarget {
  /// The readers of texts, each into a tree.
  static let syntaxes: [FuzzTarget] = [
    FuzzTarget("json", seeds: Seeds.json) { bytes in
      for strictness in [JSONReader.Strictness.strict, .lenient] {
        let problem = tree(of: bytes) { text throws(SourceError) in try JSONReader.read(text, strictness) }
        if let problem { return problem }
      }
      return nil
    },
    FuzzTarget("yaml", seeds: Seeds.yaml) { bytes in
      tree(of: bytes) { text throws(SourceError) in try YAMLReader.read(text) }
    },
    FuzzTarget("toml", seeds: Seeds.toml) { bytes in
      tree(of: bytes) { text throws(SourceError) in try TOMLReader.read(text) }
    },
    FuzzTarget("css", seeds: Seeds.css) { bytes in
      do throws(SourceError) {
        let sheet = try CSSReader.read(bytes)
        return sheet.declarations.allSatisfy { $0.nameRange.isInside(bytes) }
          ? nil : "a declaration lies outside the text"
      } catch {
        return error.range.isInside(bytes) ? nil : "the error points outside the text"
      }
    },
    FuzzTarget("xml", seeds: Seeds.xml) { bytes in
      for tag in MarkupScanner(bytes) where !tag.textRange.isInside(bytes) { return "a text lies outside the file" }
      return nil
    },
    literals("script", .script, Seeds.script),
    literals("python", .python, Seeds.python),
    literals("sass", LiteralLanguage.of("a.scss") ?? .script, Seeds.sass),
  ]

  private static func literals(_ name: String, _ language: LiteralLanguage, _ seeds: [String]) -> FuzzTarget {
    FuzzTarget(name, seeds: seeds) { bytes in
      do throws(SourceError) {
        let file = SourceFile(path: "theme", bytes: bytes)
        let module = try LiteralModule(file, language, limits: JSONReader.Limits())
        guard module.bindings.allSatisfy({ $0.nameRange.isInside(bytes) && $0.value.range.isInside(bytes) }) else {
          return "a binding lies outside the text"
        }
        let resolver = LiteralResolver(limits: JSONReader.Limits()) { _, _ in nil }
        // What the resolver allows, twice: a list that is joined to another is there once more.
        let most = 2 * (10_000 + 16 * bytes.count)
        let trees = [try resolver.tree(of: module), resolver.unreached(in: module)].compactMap(\.self)
        return trees.contains { holds($0, moreThan: most) } ? "names lead to more values than fit into memory" : nil
      } catch {
        return error.range.isInside(bytes) ? nil : "the error points outside the text"
      }
    }
  }

  /// Whether a tree, everything that is repeated written out, has more values; stops as soon as that is known.
  private static func holds(_ tree: SourceNode, moreThan most: Int) -> Bool {
    var (rest, count) = ([tree], 0)
    while let node = rest.popLast(), count <= most {
      count += 1
      rest += (node.items ?? []) + (node.members ?? []).map(\.value)
    }
    return count > most
  }

  /// What is wrong with the tree or the error of a text, or nil: every place lies in the text, every value in its parent.
  private static func tree(
    of bytes: [UInt8], reading read: ([UInt8]) throws(SourceError) -> JSONReader.Document
  ) -> String? {
    do throws(SourceError) {
      let document = try read(bytes)
      var rest = [document.root]
      while let node = rest.popLast() {
        guard node.range.isInside(bytes) else { return "a value lies outside the text" }
        rest += node.items ?? []
        for member in node.members ?? [] {
          guard member.keyRange.isInside(bytes) else { return "a key lies outside the text" }
          rest.append(member.value)
        }
        // Aliases of YAML repeat values: a thousand show as much as a million.
        if rest.count > 1_000 { rest.removeFirst(500) }
      }
      return document.notes.allSatisfy { $0.range.isInside(bytes) } ? nil : "a note points outside the text"
    } catch {
      return error.range.isInside(bytes) ? nil : "the error points outside the text"
    }
  }
}

extension Range<Int> {
  func isInside(_ bytes: [UInt8]) -> Bool { lowerBound >= 0 && upperBound <= bytes.count }
}
