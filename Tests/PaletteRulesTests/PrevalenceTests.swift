import Colorimetry
import Testing

@testable import PaletteRules

struct PrevalenceTests {
  private func sentence(_ first: String, _ second: String, severities: [Double]? = nil, visions: Set<String>? = nil)
    throws -> String
  {
    var settings = JudgementSettings.only("PC201", "PC202")
    if let severities { settings.severities = severities }
    if let visions { settings.visions = visions }
    let message = try #require(try WrittenTheme(first, second).judged(settings).findings.first?.message)
    // What the two are called stands behind it.
    let sentence = message.split(separator: ". ").last ?? ""
    return String(sentence.prefix { $0 != ";" }) + "."
  }

  /// Birch 2012: of men 5 % deuteranomaly, 1 % each deuteranopia, protanomaly, protanopia.
  @Test func `everyone who takes the pair for one counts, not only those whom it fails most`() throws {
    #expect(try sentence("#9467bd", "#1f77b4").hasPrefix("Up to 8 % of men see it so, some of them more weakly"))
  }

  @Test(arguments: [
    ([1.0], Set(["deutan"]), "About 1 % of men see it so (deuteranopia)."),
    ([0.9], Set(["deutan"]), "Fewer than 5 % of men see it so (strong deuteranomaly)."),
    ([0.9, 1], Set(["deutan"]), "Between 1 % and 6 % of men see it so (strong deuteranomaly and deuteranopia)."),
    ([0.7, 0.9, 1], Set(["deutan"]), "Up to 6 % of men see it so (deuteranomaly and deuteranopia)."),
    (
      [0.9], Set(["protan", "deutan"]), "Fewer than 6 % of men see it so (strong protanomaly and strong deuteranomaly)."
    ),
  ])
  func `readers outside the judged visions do not count`(severities: [Double], visions: Set<String>, text: String)
    throws
  {
    #expect(try sentence("#9467bd", "#1f77b4", severities: severities, visions: visions) == text)
  }

  @Test(arguments: [
    ("#c0392b", "#4a7f14", "; to others they are green and red."),
    ("#9467bd", "#1f77b4", "; to others they are blue and purple."),
    ("#b8860b", "#6b8e23", "; to others they are "),
  ])
  func `everybody's names for the two stand at the end`(first: String, second: String, ending: String) throws {
    let message = try #require(try WrittenTheme(first, second).judged(.only("PC201")).findings.first?.message)
    #expect(message.contains(ending), "\(message)")
  }

  @Test func `tritan deficiencies are rare`() throws {
    #expect(try sentence("#4477aa", "#228833") == "Fewer than 1 in 10,000 people see it so from birth.")
    #expect(try sentence("#2e86ab", "#2e8b8b") == "Up to 2 in 1,000 people see it so from birth.")
  }

  @Test func `the shares are those of the measurement at each severity`() throws {
    let colors = try ["#2ca02c", "#d62728"].map { LinearSRGB(try Color(css: $0).mappedToSRGB.srgb) }
    for severity in stride(from: 0.1, through: 1, by: 0.1) {
      let pairs = PairMeasurements(colors, severities: [severity])
      for vision in [Vision.protan, .deutan] {
        let fails = try #require(pairs.weakest(0, 1, vision)).value < 8
        let confused = pairs.readers(0, 1, [vision]).confused[0]
        #expect(confused.complete == (fails && severity >= 1))
        #expect(confused.partial == (fails && severity < 1 ? severity : nil))
      }
    }
  }

  /// Deutan vision confuses the first two between 0.9 and 1 alone.
  @Test func `a finding's readers are among those who confuse its pair`() throws {
    var dice = Dice(7)
    let close = try ["#606a7e", "#c14089"].map { LinearSRGB(try Color(css: $0).mappedToSRGB.srgb) }
    let measured = PairMeasurements(
      close + (0..<80).map { _ in LinearSRGB(dice.color()) }, severities: JudgementSettings().severities)
    #expect(measured.confused.first.map { [$0.first, $0.second] } == [0, 1])
    for pair in measured.confused {
      for vision in Vision.deficiencies {
        let confused = measured.readers(pair.first, pair.second, [vision]).confused[0]
        #expect((pair[vision] != nil) == (confused.complete || confused.partial != nil))
        if let severity = pair[vision]?.severity, severity < 1 { #expect(try #require(confused.partial) <= severity) }
      }
    }
  }
}
