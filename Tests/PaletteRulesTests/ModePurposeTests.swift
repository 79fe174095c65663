import Colorimetry
import PaletteRules
import Testing

struct ModePurposeTests {
  @Test(arguments: [
    "increaseContrast", "dark+increaseContrast", "high-contrast", "dark-high-contrast", "Dark High Contrast",
    "darkHighContrast", "contrast=high,theme=dark", "theme=dark,contrast=more", "hc", "dark-hc", "highcontrast",
    "light.high_contrast", "prefers-contrast: more", "increaseContrast+reduceTransparency", "contrast", "dark contrast",
    "Contrast: Increased",
  ])
  func `more contrast is promised in these words`(name: String) {
    #expect(ModePurpose(name).increasesContrast)
    #expect(ModePurpose(name).deficiencies.isEmpty)
  }

  @Test(arguments: [
    "light", "dark", "dimmed", "low contrast", "low-contrast", "decreaseContrast", "customContrast",
    "contrast=standard,density=high",
    "contrast=low,theme=high", "medium-contrast", "contrasting", "high", "increase", "", "+", "色", "reducedContrast",
    "contrast=brand-a",
  ])
  func `and in these it is not`(name: String) {
    #expect(!ModePurpose(name).increasesContrast)
  }

  @Test func `settings of Apple's systems are recognized alone and in combinations`() {
    for prefix in ["", "dark+", "dark+increaseContrast+"] {
      #expect(ModePurpose(prefix + "differentiateWithoutColor").differentiatesWithoutColor)
      #expect(ModePurpose(prefix + "reduceTransparency").reducesTransparency)
      #expect(ModePurpose(prefix + "reduced-transparency").reducesTransparency)
    }
    #expect(!ModePurpose("dark").differentiatesWithoutColor && !ModePurpose("transparency").reducesTransparency)
    #expect(!ModePurpose("without color").differentiatesWithoutColor)
  }

  @Test(arguments: [
    ("light-protanopia-deuteranopia", [Vision.protan, .deutan]), ("deuteranopia_protanopia_dark", [.protan, .deutan]),
    ("light-tritanopia", [.tritan]), ("dark.Tritanopia", [.tritan]), ("protanomaly", [.protan]),
    ("light-colorblind", [.protan, .deutan]), ("colour blind", [.protan, .deutan]),
    ("colorBlindSafe", [.protan, .deutan]),
    ("light", []), ("blind", []), ("color", []),
  ])
  func `a deficiency in the name is whom the mode is for`(name: String, visions: [Vision]) {
    #expect(ModePurpose(name).deficiencies == visions)
  }
}
