import Testing

@testable import Colorimetry

/// The medians of the xkcd colour survey whose name is one of ours, alone or after a plain word such as light, dark or
/// bright. Source: Randall Munroe, "Color survey results", 2010, https://xkcd.com/color/rgb.txt (CC0).
struct SurveyNameTests {
  private static let medians: [(ColorName, String)] = [
    (
      .red,
      """
      ff073a db5856 a90308 fe2f4a b9484e d3494e bb3f3f d9544d 9a0200 980002 ff000d ff474c 8f1402 840000
      e50000
      """
    ),
    (
      .orange,
      """
      f0833a c14a09 f0944d ff964f dc4d01 d8863b ff5b00 ffa756 c65102 fdaa48 f97306
      """
    ),
    (
      .brown,
      """
      d3b683 410200 1d0200 964e02 876e4b 7f5112 b1916e 341c02 ad8150 653700
      """
    ),
    (
      .yellow,
      """
      feff7f d0c101 fffe71 eedc5b fffd01 fffe7a ffff84 d5b60a ffff14
      """
    ),
    (
      .olive,
      """
      9cbb04 373e02 acbf69 6e750e
      """
    ),
    (
      .green,
      """
      56ae57 388004 b2fba5 c8ffb0 b1fc99 53fe5c 4efd54 089404 b1d27b 9af764 8cff9e 33b864 cffdbc 0add08
      25ff29 2fef10 2dfe54 35530a 50a747 b1ff65 61e160 65fe08 5fa052 76a973 287c37 062e03 7ebd01 002d04
      b9ff66 6fc276 4f9153 75fd63 21fc0d d1ffbd 02590f 7bb274 39ad48 74a662 b0ff9d 02ab2e 3f9b0b 0cff0c
      c7fdb5 01ff07 06470c 033500 89fe05 96f97b 15b01a
      """
    ),
    (
      .teal,
      """
      4c9085 5f9e8f 00555a 014d4e 029386
      """
    ),
    (
      .cyan,
      """
      41fdfe b7fffa acfffc 00ffff
      """
    ),
    (
      .blue,
      """
      d4ffff 0c06f7 3a2efe 31668a 02066f 021bf9 4b57db d6fffe cafffb 152eff 0339f8 0203e2 bdf6fe 4984b8
      3b719f 00022e 0804f9 0d75f8 02ccfe 000133 2e5a88 276ab3 6488ea 014182 3d7afd 658cbb 010fcc c6fcff
      5a86ad 04d9ff d5ffff 448ee4 49759c a2bffe 0652ff 2c6fbb 020035 040273 a2cffe d0fefe 0165fc 001146
      0504aa 00035b 75bbfd 95d0fc 0343df
      """
    ),
    (
      .violet,
      """
      490648 ad0afd ceaefa 34013f d6b4fc 9a0eea
      """
    ),
    (
      .purple,
      """
      952e8f ca9bf7 720058 9900fa 751973 a552e6 ad03de a442a0 280137 805b87 a66fb5 2a0134 f6cefc a55af4
      9e43a2 cb00f5 aa23ff 916e99 825f87 84597e caa0ff bc13fe b790d4 36013f 4b006e be03fd 35063e bf77f6
      7e1e9c
      """
    ),
    (
      .pink,
      """
      ff0789 da467d d1768f fb5581 f36196 cd7584 ff0490 de9dac fdb0c0 ffbacd d5869d d58a94 fe019a ffb7ce
      ffcfdc fe01b1 ffd1df ff028d ff81c0
      """
    ),
    (
      .grey,
      """
      95a3a6 978a84 7d7f7c d8dcd6 363737 929591
      """
    ),
    (
      .black,
      """
      000000
      """
    ),
    (
      .white,
      """
      ffffff
      """
    ),
  ]

  @Test(arguments: medians)
  func `a name is what most people answered`(name: ColorName, colors: String) throws {
    for hex in colors.split(whereSeparator: \.isWhitespace) {
      let found = ColorName(try Color(css: "#" + hex).mappedToSRGB.srgb)
      // People use purple and violet for the same colours.
      let isSame = found == name || [found, name].allSatisfy { $0 == .purple || $0 == .violet }
      #expect(isSame, "#\(hex) is \(found), not \(name)")
    }
  }

  /// Where the survey and other palettes disagree, or two of its own answers do.
  private static let others: [(String, String, ColorName)] = [
    ("olive yellow", "#c2b709", .olive),
    ("ugly brown", "#7d7103", .olive),
    ("dark hot pink", "#d90166", .red),
    ("blood orange", "#fe4b03", .red),
    ("very light pink", "#fff4f2", .white),
    ("lime yellow", "#d0fe1d", .green),
    ("neon yellow", "#cfff04", .green),
    ("pale grey", "#fdfdfe", .white),
    ("pale olive", "#b9cc81", .green),
    ("olive brown", "#645403", .olive),
    ("bright light blue", "#26f7fd", .cyan),
    ("pale teal", "#82cbb2", .green),
    ("dark olive green", "#3c4d03", .olive),
    ("bright teal", "#01f9c6", .green),
    ("light olive green", "#a4be5c", .olive),
    ("ugly green", "#7a9703", .olive),
    ("deep pink", "#cb0162", .red),
    ("dark cyan", "#0a888a", .teal),
    ("light teal", "#90e4c1", .green),
    ("dark pink", "#cb416b", .red),
    ("olive green", "#677a04", .olive),
  ]

  @Test(arguments: others)
  func `a disagreement is known`(answer: String, color: String, name: ColorName) throws {
    #expect(ColorName(try Color(css: color).mappedToSRGB.srgb) == name)
  }

  @Test func `nine in ten agree`() {
    let count = Self.medians.reduce(0) { $0 + $1.1.split(whereSeparator: \.isWhitespace).count }
    #expect(Double(count) / Double(count + Self.others.count) >= 0.9)
  }
}
