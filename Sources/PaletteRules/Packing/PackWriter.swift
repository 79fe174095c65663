import SourceText

/// Writes values one after another into few bytes, for a ``PackReader`` that reads them in the same order.
struct PackWriter {
  private var bytes: [UInt8] = []
  /// The files that origins name, each once.
  private(set) var files: [SourceFile] = []
  private var texts: [String] = []

  /// How many texts are remembered, to write a number where one of them comes again. Engineering choice: the names of a
  /// pair, and no long search in a group of thousands.
  static let mostTexts = 16

  init() {
    // Most findings take less, so that the array does not grow.
    bytes.reserveCapacity(1024)
  }

  /// What was written, in no more room than that takes.
  var exactBytes: [UInt8] {
    var exact: [UInt8] = []
    exact.reserveCapacity(bytes.count)
    exact.append(contentsOf: bytes)
    return exact
  }

  /// Writes a number, seven bits to a byte, the lowest first: small for numbers from 0.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  mutating func write(_ number: Double) {
    unsafe withUnsafeBytes(of: number.bitPattern.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes the text, or the number of the same text before it.
  mutating func write(_ text: String) {
    if let known = texts.firstIndex(of: text) {
      write(known << 1 | 1)
      return
    }
    if texts.count < Self.mostTexts { texts.append(text) }
    write(text.utf8.count << 1)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a rule: a number, unless nobody knows it.
  mutating func write(rule: String, name: String) {
    let known = Self.numbers[rule].flatMap { RuleKey.all[$0].name == name ? $0 : nil }
    write(known.map { $0 + 1 } ?? 0)
    guard known == nil else { return }
    write(rule)
    write(name)
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: RuleKey.all.enumerated().map { ($0.element.id, $0.offset) })

  mutating func write(_ origin: TokenOrigin) {
    let file = files.firstIndex { $0 === origin.file } ?? files.count
    if file == files.count { files.append(origin.file) }
    write(file)
    write(origin.range.lowerBound)
    write(origin.range.count)
    write(each: origin.pointer.tokens) { $0.write($1) }
  }

  mutating func write<Value: CaseIterable & Equatable>(_ value: Value) where Value.AllCases == [Value] {
    write(Value.allCases.firstIndex(of: value) ?? 0)
  }

  /// Writes whether there is a value, and the value.
  mutating func write<Value>(_ value: Value?, _ write: (inout PackWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes how many values there are, and each.
  mutating func write<Value>(each values: [Value], _ write: (inout PackWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }
}
