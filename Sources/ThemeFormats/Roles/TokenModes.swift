import PaletteRules

extension TokenTheme {
  /// Reads the base and each mode that the file itself names and in which a colour of the chart differs.
  ///
  /// - Throws: ``ThemeProblem`` as ``read(_:)``, and when the file names more than ``ModeValues/most`` modes.
  func read(modesOf tree: TokenTree) throws(ThemeProblem) -> Outcome {
    let names = tree.modeValues.names
    guard names.count <= ModeValues.most else {
      throw ThemeProblem("\(names.count) modes are more than the limit of \(ModeValues.most)", path: reading.path)
    }
    // What a file calls `light` is its base; a value of its own for that mode wins over `$value`.
    let base = Mode(name: "light", tree: tree.inMode("light"))
    guard !names.isEmpty else { return try read([base]) }
    // One trial reading tells which colours a chart uses; modes that change none of them do not matter.
    let reached = try TokenTheme(reading.trial, isDTCG: isDTCG).read([base]).reached
    let others = names.filter { name in
      name != "light" && tree.modeValues.values(in: name).contains { reached.contains($0.token) }
    }
    return try read([base] + others.map { Mode(name: $0, tree: tree.inMode($0)) })
  }
}

extension TokenTree {
  /// The tokens as they are in a mode that the file names; as they are where it says nothing.
  func inMode(_ mode: String) -> TokenTree {
    var tree = self
    for value in modeValues.values(in: mode) {
      if let index = tree.index(of: value.token) { tree.replace(index, value: value.value) }
    }
    return tree
  }
}
