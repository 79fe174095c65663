import SourceText

/// A literal of Python, with the bytes it was read from.
struct PythonLiteral: Sendable {
  /// What can be written where matplotlib's `ast.literal_eval` reads it.
  enum Value: Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case none
    /// A list or a tuple.
    case sequence([PythonLiteral])
  }

  /// What was read.
  let value: Value
  /// Its position, including quotes and brackets.
  let range: Range<Int>

  /// The text when this is a string.
  var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number when this is one.
  ///
  /// Not inlined: the optimiser of Swift 6.3.1 stops at the borrow that would come of it in functions that throw.
  @inline(never)
  var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The number when this is a whole one.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }
  /// The items when this is a list or a tuple.
  var items: [PythonLiteral]? { if case .sequence(let items) = value { items } else { nil } }

  /// The parts of a string that is a list with commas, each at its own place; one part when there is no comma.
  ///
  /// Positions are exact only if nothing was escaped between the quotes; otherwise every part has that of the whole.
  func parts(separator: Character) -> [PythonLiteral] {
    guard let text = string else { return [] }
    return text.split(separator: separator).compactMap { part in
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let trimmed = String(part).trimmingBlanks
      let lead = part.prefix { $0 == " " || $0 == "\t" }.utf8.count
      return trimmed.isEmpty ? nil : self.part(trimmed, at: start + lead)
    }
  }

  /// Every character of a string, blanks left out, each at its own place.
  var characters: [PythonLiteral] {
    guard let text = string else { return [] }
    return text.indices.compactMap { index in
      let character = String(text[index])
      if character.trimmingBlanks.isEmpty { return nil }
      return part(character, at: text.utf8.distance(from: text.startIndex, to: index))
    }
  }

  private func part(_ text: String, at offset: Int) -> PythonLiteral {
    let isPlain = range.count == (string?.utf8.count ?? 0) + 2
    let start = range.lowerBound + 1 + offset
    return PythonLiteral(value: .string(text), range: isPlain ? start..<(start + text.utf8.count) : range)
  }
}
