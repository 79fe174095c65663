import SourceText

/// A string that stands for a whole list of colours.
///
/// Source: matplotlib 3.11, `lib/matplotlib/rcsetup.py`, `_listify_validator` and `_single_string_color_list`; the figures
/// are those of `lib/matplotlib/_cm.py` behind `matplotlib.color_sequences`.
enum MatplotlibSequence {
  /// Colours with commas between, the name of a sequence, or a row of one-letter names.
  static func colors(_ literal: SourceNode) -> [SourceNode] {
    let parts = literal.parts(separator: ",")
    if parts.allSatisfy({ $0.string.map { (try? MatplotlibColor.read($0)) != nil } ?? false }) { return parts }
    if let name = literal.string, let hexes = named[name] {
      return hexes.map { SourceNode(.string($0), range: literal.range) }
    }
    let letters = literal.characters
    return letters.allSatisfy { $0.string.map { MatplotlibColor.named($0) != nil } ?? false } ? letters : parts
  }

  /// The colours that lines take where a style says nothing.
  static let standard = named["tab10"] ?? []

  private static let named: [String: [String]] = {
    var named: [String: [String]] = [:]
    for line in figures.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let name = words.first { named[name] = Array(words.dropFirst()) }
    }
    return named
  }()

  private static let figures = """
    tab10 1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf
    tab20 1f77b4 aec7e8 ff7f0e ffbb78 2ca02c 98df8a d62728 ff9896 9467bd c5b0d5 8c564b c49c94 e377c2 f7b6d2 7f7f7f \
    c7c7c7 bcbd22 dbdb8d 17becf 9edae5
    tab20b 393b79 5254a3 6b6ecf 9c9ede 637939 8ca252 b5cf6b cedb9c 8c6d31 bd9e39 e7ba52 e7cb94 843c39 ad494a d6616b \
    e7969c 7b4173 a55194 ce6dbd de9ed6
    tab20c 3182bd 6baed6 9ecae1 c6dbef e6550d fd8d3c fdae6b fdd0a2 31a354 74c476 a1d99b c7e9c0 756bb1 9e9ac8 bcbddc \
    dadaeb 636363 969696 bdbdbd d9d9d9
    Pastel1 fbb4ae b3cde3 ccebc5 decbe4 fed9a6 ffffcc e5d8bd fddaec f2f2f2
    Pastel2 b3e2cd fdcdac cbd5e8 f4cae4 e6f5c9 fff2ae f1e2cc cccccc
    Paired a6cee3 1f78b4 b2df8a 33a02c fb9a99 e31a1c fdbf6f ff7f00 cab2d6 6a3d9a ffff99 b15928
    Accent 7fc97f beaed4 fdc086 ffff99 386cb0 f0027f bf5b17 666666
    okabe_ito 000000 e69f00 56b4e9 009e73 f0e442 0072b2 d55e00 cc79a7
    Dark2 1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666
    Set1 e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf 999999
    Set2 66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3
    Set3 8dd3c7 ffffb3 bebada fb8072 80b1d3 fdb462 b3de69 fccde5 d9d9d9 bc80bd ccebc5 ffed6f
    petroff6 5790fc f89c20 e42536 964a8b 9c9ca1 7a21dd
    petroff8 1845fb ff5e02 c91f16 c849a9 adad7d 86c8dd 578dff 656364
    petroff10 3f90da ffa90e bd1f01 94a4a2 832db6 a96b59 e76300 b9ac70 717581 92dadd
    """
}

extension SourceNode {
  /// The parts of a string that is a list with commas, each at its own place; one part when there is no comma.
  ///
  /// Positions are exact only if nothing was escaped between the quotes; otherwise every part has that of the whole.
  func parts(separator: Character) -> [SourceNode] {
    guard let text = string else { return [] }
    return text.split(separator: separator).compactMap { part in
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let trimmed = String(part).trimmingBlanks
      let lead = part.prefix { $0 == " " || $0 == "\t" }.utf8.count
      return trimmed.isEmpty ? nil : self.part(trimmed, at: start + lead)
    }
  }

  /// Every character of a string, blanks left out, each at its own place.
  var characters: [SourceNode] {
    guard let text = string else { return [] }
    return text.indices.compactMap { index in
      let character = String(text[index])
      if character.trimmingBlanks.isEmpty { return nil }
      return part(character, at: text.utf8.distance(from: text.startIndex, to: index))
    }
  }

  private func part(_ text: String, at offset: Int) -> SourceNode {
    let isPlain = range.count == (string?.utf8.count ?? 0) + 2
    let start = range.lowerBound + 1 + offset
    return SourceNode(.string(text), range: isPlain ? start..<(start + text.utf8.count) : range)
  }
}
