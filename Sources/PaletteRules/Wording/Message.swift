/// A sentence about somebody's data as a value: which one it is, and what it is about.
///
/// Words of a problem may go on in a second line: what to do about it.
///
/// What compares, folds, counts or tests sentences takes the kind and the arguments; the words are in the table of the kind. It is
/// thrown where whoever catches it knows the place.
package struct Message: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which sentence it is.
  package let kind: any MessageKind
  /// What it is about, in the order of the words; untrusted.
  package let arguments: [String]

  /// Creates a message; there is one argument for each placeholder in the kind's text.
  package init(_ kind: some MessageKind, _ arguments: [any CustomStringConvertible]) {
    (self.kind, self.arguments) = (kind, arguments.map(\.description))
    assert(kind.rawValue.count { $0 == "‹" } == arguments.count, "\(kind) has \(arguments.count) arguments")
  }

  /// Whether it is that sentence, whatever it is about.
  package func isA(_ kind: some MessageKind) -> Bool { self.kind.rawValue == kind.rawValue }

  /// What identifies the sentence in JSON; stable.
  package var id: String { kind.id }

  /// The sentence in words; untrusted.
  package var text: String { filled(0) ?? "" }

  /// What to do about it; nil where its words say nothing of that. Untrusted.
  package var help: String? { filled(1) }

  /// A line of the words with its arguments, which follow those of the line before.
  private func filled(_ line: Int) -> String? {
    let lines = kind.rawValue.split(separator: "\n")
    guard line < lines.count else { return nil }
    var arguments = arguments.dropFirst(lines[..<line].reduce(0) { $0 + $1.count { $0 == "‹" } })
    var words = lines[line]
    var text = ""
    while let start = words.firstIndex(of: "‹"), let end = words.firstIndex(of: "›") {
      text += words[..<start] + Self.filled(words[words.index(after: start)..<end], arguments.popFirst() ?? "")
      words = words[words.index(after: end)...]
    }
    return text + words
  }

  package var description: String { text }

  private static func filled(_ place: Substring, _ argument: String) -> String {
    if let start = place.firstIndex(of: "?") {
      let isEmpty = argument.isEmpty || argument == "0"
      return isEmpty ? "" : String(place[place.index(after: start)...].replacing("#", with: argument))
    }
    let forms = place.split(separator: "|")
    return forms.count == 3 ? "\(argument) \(forms[argument == "1" ? 1 : 2])" : argument
  }

  package static func == (one: Self, other: Self) -> Bool { one.isA(other.kind) && one.arguments == other.arguments }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind.rawValue)
    hasher.combine(arguments)
  }
}

/// The sentences of a family, each case with its words, where these are places for arguments: `‹path›`; `‹count|token is|tokens
/// are›`, a number with what it counts; `‹rest? and # more›`, nothing where the argument is empty or 0.
package protocol MessageKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension MessageKind {
  /// The case in small letters with hyphens: `notPlainJSON` is `not-plain-json`.
  package var id: String {
    var (id, wasCapital) = ("", false)
    for letter in "\(self)" {
      id += (letter.isUppercase && !wasCapital ? "-" : "") + letter.lowercased()
      wasCapital = letter.isUppercase
    }
    return id
  }

  /// The sentence about these arguments.
  package func callAsFunction(_ arguments: any CustomStringConvertible...) -> Message { Message(self, arguments) }
}
