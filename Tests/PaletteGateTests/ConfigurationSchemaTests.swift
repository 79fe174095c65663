import PaletteRules
import SourceText
import Testing

@testable import PaletteGate

/// The shipped schema against the reader: what one knows, the other knows.
struct ConfigurationSchemaTests {
  static func schema() throws -> SourceNode { try JSONReader.read(ConfigurationSchema.json, .strict).root }

  private static func keys(_ node: SourceNode?) -> Set<String> {
    Set(node?["properties"]?.members?.map(\.key) ?? [])
  }

  @Test func `the schema and the reader know the same keys`() throws {
    let schema = try Self.schema()
    let definitions = try #require(schema["$defs"])
    #expect(Self.keys(schema) == Set(ConfigurationKeys.root))
    #expect(Self.keys(definitions["set"]) == Set(ConfigurationKeys.set))
    #expect(Self.keys(definitions["encoding"]) == Set(ConfigurationKeys.encoding))
    #expect(Self.keys(definitions["roles"]) == Set(ConfigurationKeys.roles))
    #expect(Self.keys(definitions["text"]) == Set(ConfigurationKeys.text))
    #expect(Self.keys(definitions["pair"]) == Set(ConfigurationKeys.pair))
    #expect(Self.keys(definitions["waiver"]) == Set(WaiverReader.keys))
    #expect(Self.keys(schema["properties"]?["vision"]) == Set(ConfigurationKeys.vision))
    #expect(Self.keys(schema["properties"]?["waiverPolicy"]) == Set(ConfigurationKeys.waiverPolicy))
  }

  @Test func `the schema names every threshold, with its default and its range`() throws {
    let thresholds = try #require(Self.schema()["properties"]?["thresholds"])
    let names = RuleCatalog.thresholds.map { $0.rule.id } + RuleCatalog.thresholds.map { $0.rule.name }
    #expect(Self.keys(thresholds) == Set(names))
    for (rule, threshold) in RuleCatalog.thresholds {
      let known = try #require(thresholds["properties"]?[rule.id])
      #expect(known["default"]?.number == threshold.standard, "\(rule.id)")
      #expect(known["minimum"]?.number == threshold.range.lowerBound, "\(rule.id)")
      #expect(known["maximum"]?.number == threshold.range.upperBound, "\(rule.id)")
      #expect(known["description"]?.string?.hasSuffix(": " + threshold.subject) == true, "\(rule.id)")
    }
  }

  /// Texts that both accept.
  @Test(arguments: ConfigurationSamples.right)
  func `what the reader accepts the schema accepts`(_ text: String) throws {
    let file = SourceFile(path: "palettecheck.json", bytes: Array(text.utf8))
    _ = try ConfigurationReader.read(file)
    let root = try JSONReader.read(file.bytes).root
    #expect(try SchemaCheck(Self.schema()).faults(root) == [])
  }

  /// Texts that both refuse.
  @Test(arguments: ConfigurationSamples.wrong.map(\.text))
  func `what the reader refuses the schema refuses`(_ text: String) throws {
    let file = SourceFile(path: "palettecheck.json", bytes: Array(text.utf8))
    #expect(throws: UnreadableFile.self) { try ConfigurationReader.read(file) }
    let root = try JSONReader.read(file.bytes).root
    #expect(try SchemaCheck(Self.schema()).faults(root) != [])
  }
}

/// As much of JSON Schema as the shipped schema uses, but for patterns of text.
struct SchemaCheck {
  private let root: SourceNode

  init(_ root: SourceNode) { self.root = root }

  func faults(_ value: SourceNode) -> [String] { faults(value, root, "") }

  private func faults(_ value: SourceNode, _ schema: SourceNode, _ path: String) -> [String] {
    if let reference = schema["$ref"]?.string, let pointer = JSONPointer(reference), let target = root.node(at: pointer)
    {
      return faults(value, target, path)
    }
    if let choices = schema["anyOf"]?.items {
      return choices.contains { faults(value, $0, path).isEmpty } ? [] : ["\(path): none of the choices"]
    }
    var found: [String] = []
    if let type = schema["type"]?.string, !has(value, type) { return ["\(path): not of type \(type)"] }
    if let constant = schema["const"], !isSame(value, constant) { found.append("\(path): not the constant") }
    if let words = schema["enum"]?.items, !words.contains(where: { isSame(value, $0) }) {
      found.append("\(path): no word")
    }
    if let text = value.string {
      let length = Double(text.unicodeScalars.count)
      if let least = schema["minLength"]?.number, length < least { found.append("\(path): too short") }
      if let most = schema["maxLength"]?.number, length > most { found.append("\(path): too long") }
    }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least { found.append("\(path): too small") }
      if let most = schema["maximum"]?.number, number > most { found.append("\(path): too large") }
    }
    if let items = value.items {
      if let least = schema["minItems"]?.number, Double(items.count) < least { found.append("\(path): too few") }
      if let most = schema["maxItems"]?.number, Double(items.count) > most { found.append("\(path): too many") }
      if let inner = schema["items"] {
        for (index, item) in items.enumerated() { found += faults(item, inner, "\(path)/\(index)") }
      }
    }
    if let members = value.members {
      for name in schema["required"]?.items ?? [] where !members.contains(where: { $0.key == name.string }) {
        found.append("\(path): lacks \(name.string ?? "")")
      }
      for member in members {
        if let inner = schema["properties"]?[member.key] {
          found += faults(member.value, inner, "\(path)/\(member.key)")
        } else if let rest = schema["additionalProperties"] {
          if rest.boolean == false { found.append("\(path): knows no \(member.key)") }
          if rest.members != nil { found += faults(member.value, rest, "\(path)/\(member.key)") }
        }
      }
    }
    return found
  }

  private func has(_ value: SourceNode, _ type: String) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.items != nil
    case "string": value.string != nil
    case "number": value.number != nil
    case "integer": value.number.map { Int(exactly: $0) != nil } ?? false
    case "boolean": value.boolean != nil
    default: false
    }
  }

  private func isSame(_ a: SourceNode, _ b: SourceNode) -> Bool {
    if let text = a.string { return text == b.string }
    return a.number != nil && a.number == b.number
  }
}
