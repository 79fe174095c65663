// Replaces Utilities/Foundation.swift of swift-argument-parser in the distributed binary. The original asks
// FoundationEssentials for two things, a JSON encoder and the text of an error, and so links 4 MB of it.
// The manual page is made from this JSON, and Packaging/linux/check-binary makes one.

extension Error {
  func describe() -> String { String(describing: self) }
}

/// Writes the value that `--experimental-dump-help` prints as FoundationEssentials does: pretty, with sorted keys.
///
/// The value is a tree of structs, arrays, optionals, strings, integers, booleans and enums; its keys are the names of its
/// properties.
enum JSONEncoder {
  static func encode<T: Encodable>(_ value: T) -> String { text(of: value, indent: "") }

  private static func text(of value: Any, indent: String) -> String {
    if let string = value as? String { return quoted(string) }
    if let raw = value as? any RawRepresentable { return text(of: raw.rawValue, indent: indent) }
    let mirror = Mirror(reflecting: value)
    let inner = indent + "  "
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value, indent: indent) } ?? "null"
    case .collection:
      return block("[", mirror.children.map { inner + text(of: $0.value, indent: inner) }, "]", indent: indent)
    case .struct where !mirror.children.isEmpty:
      let members = mirror.children.filter { !isNil($0.value) }.sorted { ($0.label ?? "") < ($1.label ?? "") }
      return block(
        "{", members.map { inner + quoted($0.label ?? "") + " : " + text(of: $0.value, indent: inner) }, "}",
        indent: indent)
    case .enum:
      // A case with values: an object under its name, where a value without a label is '_0'.
      guard let chosen = mirror.children.first else { return member(String(describing: value), [], indent: indent) }
      let values = Mirror(reflecting: chosen.value)
      let labelled = values.displayStyle == .tuple ? Array(values.children) : [(label: "_0", value: chosen.value)]
      return member(chosen.label ?? "", labelled, indent: indent)
    default:
      return String(describing: value)
    }
  }

  private static func member(_ name: String, _ values: [Mirror.Child], indent: String) -> String {
    let (inner, innermost) = (indent + "  ", indent + "    ")
    let lines = values.sorted { ($0.label ?? "") < ($1.label ?? "") }.map {
      innermost + quoted($0.label ?? "_0") + " : " + text(of: $0.value, indent: innermost)
    }
    return block("{", [inner + quoted(name) + " : " + block("{", lines, "}", indent: inner)], "}", indent: indent)
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, indent: String) -> String {
    guard !lines.isEmpty else { return "\(open)\n\n\(indent)\(close)" }
    return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += "\\/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{c}": result += "\\f"
      case ..<" ":
        let hexadecimal = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
