import SafeText

/// The text of a first `palettecheck.json`, with comments that say what to do with it.
struct ConfigurationStart {
  /// Paths of themes that were found.
  let themes: [String]
  /// Groups of tokens that may be used together.
  let groups: [String]
  /// The names of tokens by the part of the chart that they have in the only theme, in the order of the parts.
  var roles: [(part: String, names: [String])] = []
  /// What only the project knows, a line each, with the setting that answers it.
  var questions: [String] = []
  /// Files that the user chose, beside those that are themes anyway.
  var included: [String] = []

  /// The text, with a line break at its end.
  var text: String {
    var parts = [
      """
        // Where themes lie, relative to this file: \(found)
        // A theme that you add later is included too.
        "include": [\((["**"] + included).map { jsonString($0) }.joined(separator: ", "))]
      """
    ]
    if !roles.isEmpty {
      let list = roles.map { part, names in
        "    \(jsonString(part)): [\(names.map { jsonString($0) }.joined(separator: ", "))]"
      }
      parts.append(
        """
          // The colours of the charts, as their names say: correct what is wrong.
          "roles": {
        \(list.joined(separator: ",\n"))
          }
        """)
    }
    if !groups.isEmpty {
      let sets = groups.enumerated().map { index, name in
        "    { \"name\": \"group-\(index + 1)\", \"tokens\": [\(jsonString(name))] }"
      }
      parts.append(
        """
          // Colours that are used together; each set is judged by itself. Name the sets, remove what no chart uses, and
          // state their background: "background": ["surface.card"].
          "sets": [
        \(sets.joined(separator: ",\n"))
          ]
        """)
    }
    parts += [
      """
        // Levels of rules: error, warning, info or off. 'palettecheck explain' lists them.
        "rules": {}
      """,
      """
        // The least that a rule requires, where its own figure does not suit you: "PC101": 7 or "PC201": 10.
        "thresholds": {}
      """,
      """
        // The lowest level that fails the run.
        "failOn": "error"
      """,
      """
        // Findings that you accept for a while. Each needs a rule, its tokens, a reason and a last day:
        // { "rule": "PC201", "tokens": ["chart.a", "chart.b"], "reason": "…", "expires": "2027-03-01" }
        "waivers": []
      """,
    ]
    let open = questions.map { "  // \($0)\n" }.joined()
    let asked = open.isEmpty ? "" : "  // Questions for you:\n\(open)\n"
    return "{\n  // Editors take the keys from it: 'palettecheck config schema > \(Self.schema)' writes it here.\n"
      + "  \"$schema\": \"\(Self.schema)\",\n  \"version\": 1,\n\n" + asked
      + parts.joined(separator: ",\n\n") + "\n}\n"
  }

  /// The file of the schema, which is no theme.
  private static let schema = "palettecheck-config-1.schema.json"

  /// The first themes, in words for a comment.
  private var found: String {
    guard !themes.isEmpty else { return "none was found." }
    guard themes != ["."] else { return "its files are one theme together." }
    // A line break would end the comment.
    let names = themes.sorted().prefix(3).map { $0 == "." ? "this directory" : jsonString($0) }.joined(separator: ", ")
    return themes.count > 3
      ? "\(names) and \(themes.count - 3) more were found." : "\(names) \(themes.count == 1 ? "was" : "were") found."
  }
}
