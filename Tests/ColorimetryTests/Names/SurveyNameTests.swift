import Testing

@testable import Colorimetry

/// 360 colours of the xkcd colour survey that more than half of the people gave one of our names, or a synonym.
///
/// Source: `c3_data.json` of J. Heer and M. Stone, https://github.com/StanfordHCI/c3 (copyright 2011 Stanford University,
/// BSD licence): every colour with a majority has the same chance to be here.
struct SurveyNameTests {
  private static let answers: [(ColorName, String)] = [
    (
      .black,
      """
      150e18 171d15
      """
    ),
    (
      .grey,
      """
      656d62 777777 9a8e91 b6ccbd 655e4e 98a095 75859d a39ba7 6a5b56 79675a 727590 454837
      """
    ),
    (
      .white,
      """
      ffffff
      """
    ),
    (
      .red,
      """
      f95a4e e23209 8a3834 d02023 fd2b31 952c3d 972b2d cf202c d40b3d be3e20 751610 f83826 ba3f4c 751718 ee4454
      9d3f48
      """
    ),
    (
      .orange,
      """
      f07e4f c25720 e78607 fbba68 e6861f d47a37 bd5c11 ecac5c db7538 c66d1f e69b45 fe8f06 f6932e c35700 d2642c
      f79064
      """
    ),
    (
      .brown,
      """
      765a23 745a2d 805436 9d6c44 b0640d ae896e aa7959 701e03 9a5c0d 7b554f be984c 95482f be8540 8d630a 926026
      856619 b88835 af7834 c89536 8c7526 3e1c11 6c3920 ddb35b 382010 986f3b 766949 6a5d3e c6b978 95824f 512314
      633d30 d38f57 a08f65 6d5d2c 491307 683a38
      """
    ),
    (
      .yellow,
      """
      ffce54 f2e576 f7e554 f2f96d f4d403 f0fb34 dfd945
      """
    ),
    (
      .green,
      """
      4e9257 c4f418 88fe0e 304e26 6bae48 29c53c 53b23c e2fc8d 49d261 a7d297 83fe3f 42b43c 3fd34a 588f72 48d17f
      2d7a2c 4eb304 1fc468 60a130 82ee2f 41d26b 315d05 c4e143 24e53d 4ae182 75cb89 59a20c 83ca6c c0d122 5a7151
      9bc732 096013 a2f968 6dc000 2ca559 769d31 5dc11e 3e4c14 489260 2b5013 69ef7b aae3a4 385a3a 788c3b a6e590
      859947 485829 63a122 c6edc5 76dd78 d5ff97 809b31 8bba32 7ba979 9bf89d 658114 93d5a9 9dd84e 56a150 ceecb2
      75ed85 9db540 70ab79 607040 96c676 b0c323 b8f1b1 5c922f caf243 226d13 68ce6b 18441b 6a7f2f 1f4407 cdff8d
      """
    ),
    (
      .teal,
      """
      0db293 0f767a 0ba47e 16d0ae 169294
      """
    ),
    (
      .blue,
      """
      0f1f5f 1f136e 125cb9 58b5e1 1b48bc 3334ae 4eb4f3 4220f0 68affc 5794d7 6599a2 6ec1f8 2d5da8 7ce5e6 41bbc5
      c2ebe2 458da6 304f9b 442edf 05aec0 3451d3 4365c7 7794ab 083bdf 2d6df9 1642cd 11ccdc 1a3055 2b3fff 9ca6f4
      64d4fd 1f1b5f 333861 060369 6f85a6 3a508a 5073cc 6961f9 68c3ef 155392 476ba5 02117e 7191ce 3d2a88 2d68c7
      2b00c2 a0cde2 447083 a4badd 010840 6e8de9 40b8e1 82a0ca 41d8f4 0a60a8 a2b8f0 6a7fd2 1c0b53 3f1ba1 9ecbf4
      5979fe 3159b9 8ae1f9 436d9c 445082 20243b
      """
    ),
    (
      .purple,
      """
      bc47b4 590e4e 864490 9234eb 660081 7446f3 ab719e c89dd0 7b7ec0 bd6896 8c0da4 801967 a647e7 a559b3 9f3088
      c25bc1 9525ba a90aa1 7d0af6 ce7def c25fb0 956bed 9c3190 d130ff 7b70a1 926ee4 563c66 6f3a93 b97bbd 3a0e58
      2c0845 8b56f0 6029ce a855bc a492e5 7031e5 c8b0d4 e18af4 ccbff5 d196e2 bc86ef c551dc 320b30 615887 dbbbec
      612744 873ca9 422838 6e5fae b163d2 b07fbd 7c627b 6a2786 cdaede b5a3cf 793f63 ad96b9 460942 4e3152 7943b1
      bb61c1 6153a0 b692b9 9f66ed 513886 613b4f 955ccd 786384 b99eeb cc96eb 522d5a 372a4e b153ab ae79e0 834888
      df72ef 9a3c70 8f5b73 7571aa 6d1a44
      """
    ),
    (
      .pink,
      """
      f59ae7 c02a85 f4b8ab dd6e81 fd9cba f8a0b1 a1085c ea88e2 b83b75 c64e68 da2d82 e748f3 c63eab f3768e e28196
      de0ca3 fe79ec e02a61 f67fec c26a6b ca5ab0 ee3597 d783b9 e425dc f8cac2 faafe3 d586a8 e99588 ed5e93 f669cc
      e456d8 d8859f d49bb5 f415b1 e32851 c36785 ee9292 c6266d e8a2de cd59a7 feafda ea7c97 f94f9c d85b64
      """
    ),
  ]

  @Test func `a name is what most people answered, for 98 of 100 colours`() throws {
    var (right, count) = (0, 0)
    for (name, colors) in Self.answers {
      for hex in colors.split(whereSeparator: \.isWhitespace) {
        count += 1
        if ColorName(try Color(css: "#" + hex).mappedToSRGB.srgb) == name { right += 1 }
      }
    }
    #expect(Double(right) >= 0.98 * Double(count), "\(right) of \(count)")
  }

  @Test(arguments: [
    ("#1f78b4", "blue"), ("#a6cee3", "light blue"), ("#000060", "dark blue"), ("#b2df8a", "light green"),
    ("#00441b", "dark green"), ("#e31a1c", "red"), ("#fdbf6f", "light orange"), ("#cab2d6", "light purple"),
  ])
  func `a shade has its word`(color: String, text: String) throws {
    #expect(SurveyedName(try Color(css: color).mappedToSRGB.srgb).text == text)
  }

  @Test func `two colours have alike names where people use the same words`() throws {
    func names(_ color: String) throws -> SurveyedName { SurveyedName(try Color(css: color).mappedToSRGB.srgb) }
    let blue = try names("#1f78b4")
    #expect(abs(blue.likeness(blue) - 1) < 1e-6)
    #expect(try blue.likeness(names("#1f77b4")) > 0.99)
    #expect(try blue.likeness(names("#a6cee3")) < 0.6)
    #expect(try blue.likeness(names("#e31a1c")) < 0.05)
    // The survey has no answer for two thirds of what people would have to agree on here.
    #expect(try names("#8c8c6e").most.share < 0.5 && names("#1a9641").most.share > 0.9)
  }
}
