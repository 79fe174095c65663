import SourceText

/// Reads what a ``PackWriter`` wrote, in the same order.
struct PackReader {
  private let bytes: [UInt8]
  private let files: [SourceFile]
  private var position = 0
  private var texts: [String] = []

  /// - Parameter files: Those that the writer gathered.
  init(_ bytes: [UInt8], files: [SourceFile]) { (self.bytes, self.files) = (bytes, files) }

  mutating func number() -> Int {
    var (number, shift) = (UInt(0), UInt(0))
    while true {
      let byte = UInt(bytes[position])
      position += 1
      number |= (byte & 0x7F) << shift
      guard byte >= 0x80 else { return Int(bitPattern: number) }
      shift += 7
    }
  }

  mutating func isTrue() -> Bool { number() == 1 }

  mutating func real() -> Double {
    var bits = UInt64(0)
    for index in 0..<8 { bits |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return Double(bitPattern: bits)
  }

  mutating func text() -> String {
    let head = number()
    guard head & 1 == 0 else { return texts[head >> 1] }
    let end = position + head >> 1
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    if texts.count < PackWriter.mostTexts { texts.append(text) }
    return text
  }

  mutating func rule() -> (id: String, name: String) {
    let number = number()
    guard number == 0 else { return (RuleKey.all[number - 1].id, RuleKey.all[number - 1].name) }
    return (text(), text())
  }

  mutating func origin() -> TokenOrigin {
    let file = files[number()]
    let start = number()
    let range = start..<(start + number())
    return TokenOrigin(file: file, range: range, pointer: JSONPointer(each { $0.text() }))
  }

  /// The beginning of an origin: nothing can be read after it.
  mutating func place() -> (path: String, offset: Int) { (files[number()].path, number()) }

  mutating func choice<Value: CaseIterable>() -> Value where Value.AllCases == [Value] { Value.allCases[number()] }

  mutating func optional<Value>(_ read: (inout PackReader) -> Value) -> Value? { isTrue() ? read(&self) : nil }

  mutating func each<Value>(_ read: (inout PackReader) -> Value) -> [Value] {
    (0..<number()).map { _ in read(&self) }
  }
}
