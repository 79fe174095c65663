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
}
