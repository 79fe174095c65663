import SourceText

extension TokenTree {
  /// The names that references of what may be a colour mean and no token or group has, as they come.
  var missingNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    func look(_ value: SourceNode) {
      if case .name(let name)? = TokenReference(value) {
        if index(of: name) == nil, !isGroup(name), seen.insert(name).inserted { names.append(name) }
        return
      }
      for name in value.namesInText where index(of: name) == nil && !isGroup(name) {
        if seen.insert(name).inserted { names.append(name) }
      }
    }
    for index in tokens.indices where tokens[index].type == nil || tokens[index].type == "color" {
      look(tokens[index].value.node)
    }
    for mode in modeValues.names { for value in modeValues.values(in: mode) { look(value.value.node) } }
    return names
  }
}

extension SourceNode {
  /// The names of the tokens that a text refers to, whole or inside it, or the texts of an object do.
  var namesInText: [String] {
    switch value {
    case .string(let text):
      var names: [String] = []
      guard text.utf8.contains(UInt8(ascii: "{")) else { return names }
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: UInt8(ascii: "{")),
        let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
      {
        names.append(String(Substring(rest[rest.index(after: start)..<end].trimmingBlanks)))
        rest = rest[rest.index(after: end)...]
      }
      return names
    case .object(let members):
      var names: [String] = []
      for index in members.indices {
        guard case .string(let text) = members[index].value.value, text.utf8.contains(UInt8(ascii: "{")) else {
          continue
        }
        names += members[index].value.namesInText
      }
      return names
    default: return []
    }
  }
}
