/// Lines of Swift at their depth.
struct SwiftWriter {
  /// What has been written.
  private(set) var text = ""
  /// Levels of indentation, two spaces each.
  var depth = 0

  mutating func line(_ line: String) {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) }
    text += line
    text += "\n"
  }

  /// Writes lines at the depth that they have.
  mutating func lines(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
  }

  /// Writes lines one level deeper.
  mutating func indented(_ write: (inout SwiftWriter) -> Void) {
    depth += 1
    write(&self)
    depth -= 1
  }
}

/// Names of Swift that are made of titles.
enum SwiftName {
  /// `LinesOfCodeByCupsOfCoffeeChart`: letters and digits of ASCII, a capital for each word, 60 characters at most; a title
  /// without any gives `DescribedChart`.
  static func type(_ title: String?) -> String {
    var name = ""
    var beginsWord = true
    for scalar in (title ?? "").unicodeScalars where name.utf8.count < 60 {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      // A name begins with a letter.
      if isLetter || isDigit && !name.isEmpty {
        name += beginsWord ? String(scalar).uppercased() : String(scalar)
      }
      beginsWord = !isLetter && !isDigit
    }
    if name.isEmpty { name = "Described" }
    return name.hasSuffix("Chart") ? name : name + "Chart"
  }
}
