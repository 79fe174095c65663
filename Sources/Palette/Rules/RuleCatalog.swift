/// Every rule, in the order of ids.
package enum RuleCatalog {
  /// Every rule, in the order of ids.
  package static let all: [any Rule.Type] = [
    TextContrast.self, MarkContrast.self, RedGreenConfusion.self, BlueYellowConfusion.self, TooSimilar.self,
  ]

  /// The rule of that id or name.
  package static func rule(_ idOrName: String) -> (any Rule.Type)? {
    all.first { $0.id == idOrName || $0.name == idOrName }
  }
}
