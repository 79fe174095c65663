/// Every rule, in the order of ids.
package enum RuleCatalog {
  /// Every rule, in the order of ids.
  package static let all: [any Rule.Type] = [
    UnreadableInput.self, OutOfGamut.self, HexDisagrees.self, DuplicateKey.self,
    TextContrast.self, MarkContrast.self, RecommendedContrast.self,
    RedGreenConfusion.self, BlueYellowConfusion.self, TooSimilar.self,
    RedGreenHues.self, BlueYellowHues.self, WeakenedPair.self, ModelDependent.self,
    ColorAlone.self, SymbolRepeated.self, SymbolsAlike.self, TranslucentContrast.self,
  ]

  /// The rule of that id or name.
  package static func rule(_ idOrName: String) -> (any Rule.Type)? {
    all.first { $0.id == idOrName || $0.name == idOrName }
  }
}
