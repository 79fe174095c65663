import CLibYAML

/// Reads YAML event by event. Wraps `yaml_parser_t`.
///
/// Reports aliases without expanding them, so that the output cannot exceed the size of the text. libyaml itself
/// rejects more than 1,000 levels of nesting (`MAX_NESTING_LEVEL`).
@safe package struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from this buffer as long as it lives.
  private let text: UnsafeMutablePointer<UInt8>
  private let count: Int
  private let offsets: ByteOffsets
  private let start: Int

  /// Starts reading UTF-8; skips a byte order mark.
  ///
  /// - Throws: ``YAMLError`` without memory. Wraps `yaml_parser_initialize`.
  package init(_ bytes: [UInt8]) throws(YAMLError) {
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offsets = ByteOffsets(bytes, from: start)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) != 0 else {
      unsafe parser.deallocate()
      throw YAMLError(offset: 0, problem: "out of memory", context: "", contextOffset: nil)
    }
    // libyaml requires an address, even for empty input.
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe text.initialize(from: first, count: source.count)
    }
    unsafe self.parser = parser
    unsafe self.text = text
    count = bytes.count
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text + start, bytes.count - start)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event; after the end of the stream, that event again. Wraps `yaml_parser_parse`.
  ///
  /// - Throws: ``YAMLError`` at the first syntax error.
  package mutating func next() throws(YAMLError) -> YAMLEvent {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw failure() }
      defer { unsafe yaml_event_delete(&event) }
      guard let kind = unsafe Self.kind(of: event) else { continue }
      let first = unsafe offsets.offset(ofCharacter: event.start_mark.index)
      let last = unsafe offsets.offset(ofCharacter: event.end_mark.index)
      return YAMLEvent(kind: kind, range: first..<max(first, last))
    }
  }

  /// Nil for the start of the stream, which carries no information.
  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(unsafe string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let style = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE ? YAMLEvent.Style.plain : .quoted
      return .scalar(text, style, unsafe properties(scalar.anchor, scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      return .sequenceStart(unsafe properties(event.data.sequence_start.anchor, event.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      return .mappingStart(unsafe properties(event.data.mapping_start.anchor, event.data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_STREAM_START_EVENT: return nil
    // YAML_NO_EVENT is what libyaml returns after the end.
    default: return .streamEnd
    }
  }

  private static func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLEvent.Properties {
    YAMLEvent.Properties(anchor: unsafe string(anchor), tag: unsafe string(tag))
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }

  private func failure() -> YAMLError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    // Only libyaml's reader counts in bytes.
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      let offset = unsafe min(start + parser.pointee.problem_offset, count)
      return YAMLError(offset: offset, problem: problem, context: context, contextOffset: nil)
    }
    let offset = unsafe offsets.offset(ofCharacter: parser.pointee.problem_mark.index)
    let from = unsafe offsets.offset(ofCharacter: parser.pointee.context_mark.index)
    return YAMLError(offset: offset, problem: problem, context: context, contextOffset: context.isEmpty ? nil : from)
  }
}

/// Converts libyaml's marks, which count characters (`mark.index`), to byte offsets.
struct ByteOffsets {
  /// Half a block is read for each event. An engineering choice: offsets take an eighth of the text's memory.
  private static let blockSize = 64

  private let bytes: [UInt8]
  private let start: Int
  /// The offset of every 64th character; empty if all are ASCII and the counts agree.
  private let blocks: [Int]

  /// Counts the characters after the first `start` bytes.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    var blocks: [Int] = []
    if !bytes.dropFirst(start).allSatisfy({ $0 < 0x80 }) {
      var count = 0
      for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 {
        if count % Self.blockSize == 0 { blocks.append(index) }
        count += 1
      }
    }
    self.blocks = blocks
  }

  /// The offset of a character's first byte; the end of the text if there are fewer characters.
  func offset(ofCharacter number: Int) -> Int {
    guard !blocks.isEmpty else { return min(start + number, bytes.count) }
    guard number / Self.blockSize < blocks.count else { return bytes.count }
    var offset = blocks[number / Self.blockSize]
    var left = number % Self.blockSize
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return offset
  }
}
