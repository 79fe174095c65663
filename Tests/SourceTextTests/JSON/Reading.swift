import SourceText

/// What reading gave, or where and why it failed.
enum Reading {
  case read(JSONReader.Document)
  case failed(SourceError, at: SourcePosition)

  init(
    _ bytes: [UInt8], _ strictness: JSONReader.Strictness = .strict, limits: JSONReader.Limits = JSONReader.Limits()
  ) {
    do throws(SourceError) {
      self = .read(try JSONReader.read(bytes, strictness, limits: limits))
    } catch {
      self = .failed(error, at: LineTable(bytes).position(of: error.range.lowerBound))
    }
  }

  init(
    _ text: String, _ strictness: JSONReader.Strictness = .strict, limits: JSONReader.Limits = JSONReader.Limits()
  ) {
    self.init(Array(text.utf8), strictness, limits: limits)
  }

  var document: JSONReader.Document? { if case .read(let document) = self { document } else { nil } }
  var root: SourceNode? { document?.root }
  var error: SourceError? { if case .failed(let error, _) = self { error } else { nil } }
  var message: String? { error?.message }
  /// `line:column` of the error.
  var place: String? { if case .failed(_, let at) = self { "\(at.line):\(at.column)" } else { nil } }
}

extension SourceNode {
  /// Compact JSON without escapes, to compare trees by eye.
  var sketch: String {
    switch value {
    case .object(let members): "{" + members.map { "\($0.key):\($0.value.sketch)" }.joined(separator: ",") + "}"
    case .array(let items): "[" + items.map(\.sketch).joined(separator: ",") + "]"
    case .string(let string): "'\(string)'"
    case .number(_, let text): text
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    }
  }

  /// This and everything below it.
  var all: [SourceNode] {
    switch value {
    case .object(let members): [self] + members.flatMap(\.value.all)
    case .array(let items): [self] + items.flatMap(\.all)
    default: [self]
    }
  }
}
