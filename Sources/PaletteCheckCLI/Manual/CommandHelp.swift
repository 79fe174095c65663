import ArgumentParser
import SourceText

/// A command and its arguments, as the parser itself describes them.
struct CommandHelp {
  /// An argument, an option or a flag.
  struct Argument: Hashable {
    enum Kind: String { case positional, option, flag }
    let kind: Kind
    /// With their dashes, `-q` and `--quiet`; empty for positional arguments.
    let names: [String]
    let value: String
    let text: String
    /// The values that there are; empty when there are others.
    let choices: [String]
    let defaultValue: String?
    /// The heading that it belongs under.
    let section: String?
    let isOptional: Bool
    let isRepeating: Bool
  }

  /// The words that name it, without the program's: `baseline write`.
  let name: String
  let abstract: String
  let discussion: [String]
  let arguments: [Argument]
  let subcommands: [CommandHelp]

  /// Itself and the commands below it.
  var all: [CommandHelp] { [self] + subcommands.flatMap(\.all) }
}

extension CommandHelp {
  /// The whole program as the parser dumps it, in JSON; nil where the dump has another shape.
  init?(dump: String) {
    guard let root = try? JSONReader.read(Array(dump.utf8)).root, let command = root["command"] else { return nil }
    self.init(command, above: nil)
  }

  private init(_ node: SourceNode, above: String?) {
    let own = node["commandName"]?.string ?? ""
    let name = above.map { $0.isEmpty ? own : "\($0) \(own)" } ?? ""
    self.name = name
    abstract = node["abstract"]?.string ?? ""
    discussion = Self.paragraphs(node["discussion"]?.string)
    arguments = (node["arguments"]?.items ?? []).compactMap { Argument($0) }
    subcommands = (node["subcommands"]?.items ?? []).filter(Self.isShown).map { CommandHelp($0, above: name) }
      .filter { $0.name != "help" }
  }

  private static func isShown(_ node: SourceNode) -> Bool { node["shouldDisplay"]?.boolean ?? true }

  fileprivate static func paragraphs(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n").map(String.init)
  }
}

extension CommandHelp.Argument {
  fileprivate init?(_ node: SourceNode) {
    // Of what no help shows, only private arguments have no words.
    guard let kind = node["kind"]?.string.flatMap(Kind.init), node["abstract"]?.string?.isEmpty == false else {
      return nil
    }
    self.kind = kind
    names = (node["names"]?.items ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
    }
    value = node["valueName"]?.string ?? ""
    text = [node["abstract"]?.string, node["discussion"]?.string].compactMap(\.self).joined(separator: " ")
    choices = (node["allValues"]?.items ?? []).compactMap(\.string)
    defaultValue = node["defaultValue"]?.string
    section = node["sectionTitle"]?.string
    isOptional = node["isOptional"]?.boolean ?? true
    isRepeating = node["isRepeating"]?.boolean ?? false
  }
}
