/// The answers of the xkcd colour survey, reduced to 32 names on a lattice of 9³ colours of sRGB.
///
/// Source: J. Heer and M. Stone, Color naming models for color selection, image editing and palette design, CHI 2012:
/// `c3_data.json` of https://github.com/StanfordHCI/c3 (copyright 2011 Stanford University, BSD licence), 2.7 million
/// answers for 8325 colours. Synonyms are added to one name (navy to dark blue, magenta to pink; salmon partly to red), and
/// each corner of the lattice has the mean of the answers around it, weighted by a Gauss curve with σ of 3 in CIELAB.
enum SurveyTable {
  /// The names, in the order of the letters in ``corners``.
  static let names: [(name: ColorName, shade: SurveyedName.Shade)] = [
    (.black, .plain), (.grey, .plain), (.white, .plain), (.red, .plain), (.red, .light), (.red, .dark),
    (.orange, .plain), (.orange, .light), (.orange, .dark), (.brown, .plain), (.brown, .light), (.brown, .dark),
    (.yellow, .plain), (.yellow, .light), (.yellow, .dark), (.olive, .plain), (.green, .plain),
    (.green, .light), (.green, .dark), (.teal, .plain), (.teal, .light), (.teal, .dark), (.cyan, .plain),
    (.blue, .plain), (.blue, .light), (.blue, .dark), (.purple, .plain), (.purple, .light), (.purple, .dark),
    (.pink, .plain), (.pink, .light), (.pink, .dark),
  ]

  /// The shares of each name whatever its shade, by ``ColorName/index``.
  static func sums(_ shares: SIMD32<Float>) -> SIMD16<Float> {
    var sums = SIMD16<Float>.zero
    let indices = indices
    for index in indices.indices { sums[indices[index]] += shares[index] }
    return sums
  }

  private static let indices = names.map(\.name.index)

  /// 1 for black, grey and white; 0 for every other name.
  static let neutral: SIMD32<Float> = {
    var neutral = SIMD32<Float>.zero
    for (index, name) in names.enumerated() where name.name.isNeutral { neutral[index] = 1 }
    return neutral
  }()

  /// Colours per axis.
  private static let count = 9

  /// The shares of the names at a colour inside the sRGB gamut, linear between the corners around it.
  static func shares(at color: SRGB) -> SIMD32<Float> {
    func place(_ value: Double) -> (corner: Int, part: Float) {
      let scaled = min(max(value, 0), 1) * Double(count - 1)
      let corner = min(Int(scaled), count - 2)
      return (corner, Float(scaled - Double(corner)))
    }
    let (red, green, blue) = (place(color.red), place(color.green), place(color.blue))
    var (indices, weights) = (SIMD8<Int>.zero, SIMD8<Float>.zero)
    for corner in 0..<8 {
      let (r, g, b) = (corner >> 2, corner >> 1 & 1, corner & 1)
      weights[corner] =
        (r == 1 ? red.part : 1 - red.part) * (g == 1 ? green.part : 1 - green.part)
        * (b == 1 ? blue.part : 1 - blue.part)
      indices[corner] = ((red.corner + r) * count + green.corner + g) * count + blue.corner + b
    }
    let corners = corners
    // Eight names at a time, because a processor has no room for more.
    func part(_ part: Int) -> SIMD8<Float> {
      var sum = SIMD8<Float>.zero
      for corner in 0..<8 { sum += weights[corner] * corners[4 * indices[corner] + part] }
      return sum
    }
    return SIMD32(
      lowHalf: SIMD16(lowHalf: part(0), highHalf: part(1)), highHalf: SIMD16(lowHalf: part(2), highHalf: part(3)))
  }

  /// The shares of the names at each corner, red outermost and blue innermost, eight names after eight: for each name
  /// with a share of 2 % or more its letter (A–Z, then a–z) and the share in 35ths (0–9, then a–z). White space ends each corner.
  private static let corners: [SIMD8<Float>] = {
    var corners: [SIMD8<Float>] = []
    corners.reserveCapacity(4 * count * count * count)
    var shares = SIMD32<Float>.zero
    var name: Int?
    for byte in text.utf8 {
      if byte <= UInt8(ascii: " ") {
        shares /= shares.sum()
        let (low, high) = (shares.lowHalf, shares.highHalf)
        corners += [low.lowHalf, low.highHalf, high.lowHalf, high.highHalf]
        shares = .zero
      } else if let known = name {
        shares[known] = Float(byte < 0x61 ? byte - 0x30 : byte - 0x61 + 10)
        name = nil
      } else {
        name = Int(byte) - (byte < 0x61 ? 0x41 : 0x61 - 26)
      }
    }
    return corners
  }()

  private static let text = """
    AvB1L1Z1 AdX2Zga1c2 A1X7Zma3c3 XdZga4c2 XlZaa3c2 XrZ5a3c1 XuZ2a2 XwZ1a2 Xxa1 A9Q4Sk AhB3Q1S5T1V2X1Z4 A3X6Zoc1
    XcZja2c2 XjZca3c1 XqZ6a3c1 XuZ2a2 XvZ1a2 Xwa1 P1QcSl A1Q9SnT1 A2B3Q4S7T7U1V5X3Z3 B2T2V1XeZe XmZc XsZ5a1 XvZ2a1
    XwY1a1 Xwa1 QlSe QiSg QdSeT4U1V1 B1Q4S3TcU3V5W1X5Z1 B1T5U1V2XkZ5 XtY1Z3 XvY2Z1 XuY3 XvY2 QtS6 QrS7 QoS9T2
    QeS5TaU2V2W1 Q3TeU4V2W2X7 T6U2V1W2XkY2Z1 T1W1XqY6 XpY8 XrY7 QxS1 QxS2 QvR1S3 QnR2S3T4U2 QaR1S1TdU5V1W2X1
    Q2TcU6V1W4X8Y2 T4U3W3XhY8 T1U1W2XiYd W1XkYd QyR1 QxR1 QwR2 QrR4T2U1 QhR5T7U4W2 Q5R2TbU7W5X3Y1 Q1T8U6W7X8Y5
    T3U3W5XcYc T1U2W4XeYf QxR2 QxR2 QvR3 QrR7T1 QjR8T3U2W1 QaR6T7U5W5X1 Q3R2T8U7W9X4Y3 T4U5WaX7Y8 T2U4W8X9Yc QxR2 QxR2
    QwR2 QtR6 QnR9T2U1 QfR9T4U3W3 Q7R5T7U6W7X2Y1 Q2R1T6U7WbX4Y4 T4U5WdX6Y8 AjF2J6L5a1c2 AaZ4a7cd A1X4Zda8c8 XbZda7c4
    XiZ9a6c2 XpZ5a4c1 XtZ2a3 XvZ1a2 Xxa1 AdB2J5L3P2Q2S8 AlB6J2L2S1Z2 A3B1X5Zja3c5 XaZha5c3 XhZba5c2 XoZ5a4c1 XtZ2a3c1
    XvZ1a3 Xwa2 P3QaSl A2P2Q8Sm A3B7Q3S5T5U1V4X4Z4 B2T1V1XeZf XlZba2c1 XrZ5a2 XuZ2a2 XvY1a2 Xwa1 P1QjSe P1QhSh
    QdSfT4V1 B2Q4S3TbU2V4W1X6Z1 B2T4U1V1XkZ5 XsY1Z3 XuY2Z1 XuY3 XvY2 QsS6 QrS8 QnS9T1 QeS5TaU2V2W1 B1Q3TeU4V3W2X7
    B1T5U2V1W1XlY2Z1 T1XqY6 XpY8 XrY7 QxS2 QwS2 QuR1S3 QoR2S3T4U1 QaR1S1TdU5V1W2X1 Q2TcU6V1W4X8Y2 T4U3W3XhY8
    T1U1W2XjYd W1XkYd QxR1 QxR1 QwR2 QrR4T2U1 QhR5T7U3W2 Q6R2TbU7W5X3Y1 Q1T8U6W6X8Y6 T2U3W5XcYc T1U1W3XeYf QxR2 QxR2
    QvR3 QrR7T1 QjR9T3U2W1 QaR6T7U5W5X1 Q3R2T8U7W9X4Y3 T4U5WaX7Y8 T2U4W8X9Yc QxR2 QxR2 QwR2 QtR6 QnRaT2U1 QfR9T4U3W3
    Q7R5T7U6W7X2Y1 Q2R1T6U6WbX4Y4 T4U5WdX6Y8 A2D2FgJbL3a1 A2FaJ2L1a9c9d1 A1Z1ajcd X2Z4alc8 X9Z5ahc5 XiZ4abc2 XoZ2a7c1
    XsZ1a5c1 Xva2 A2F1JrL5 A4B1F4JeL5a3c3 A2F1Z2aecf X3Z5aic9 X9Z6afc5 XhZ4abc2 XoZ2a8c1 XrZ1a5c1 Xua3 A1J8L1PbQ5S8
    A2B4J9L2P6Q4S7 A3BnJ2L1Q1S1X1Z1 B6X9Zaa5c4 XeZ8a9c3 XlZ4a8b1c2 XqZ2a5b1c1 XtY1a4b1 Xua3 P7QfSc P6QeSf B2P3QdSeT1
    BbQ4S2T6U1V3X7Z2 B5T2V1XkZ6 B1XqY1Z4a2b1 XsY2Z1a2b1 XtY3a1b1 XuY3a1b1 P3QqS7 P2QoS9 P2QmSaT1 B1QfR1S6T8U2V2X1
    B3Q3TcU3V2W2X9 B2T4U1W1XmY3Z1 XqY6 XpY8 XqY7 QwS2 QvS2 QuR1S3 QoR2S3T4U1 QbR2S1TcU4V1W2X2 Q2TcU5V1W3X9Y2
    T3U2W2XhY9 U1W1XiYe W1XkYd QxR1 QxR1 QwR2 QrR5S1T1 QhR5T6U3W2 Q6R2TbU7W5X3Y1 Q1T7U6W6X8Y6 T2U3W5XcYd T1U1W3XeYg
    QxR2 QxR2 QvR3 QrR7 QkR9T3U2W1 QaR7T7U5W4X1 Q3R2T8U7W8X4Y3 T4U5WaX7Y8 T2U3W8X9Yd QxR2 QxR2 QwR3 QtR6 QmRaT1U1
    QfRaT4U3W3 Q7R6T7U6W7X2Y1 Q2R1T6U6WbX4Y5 T3U5WcX6Y8 D6FkJ8 D4FkJ3a3c2d2 F5aic8d2f1 arc7 X1atc4 X4Z1aqc3 XbZ1alb1c2
    Xiaeb1c2 Xqa7c1 D2F7JpL1 D3FgJcL1a1c1 F8J1aec9d1 apc9 X1asc5 X4Z1aqc3 XaZ1alb1c2 Xhaeb1c2 Xoa8c1 JwK1L1P1 JvK1L2
    B5F2JfK1L2a6c3 B2akb1ca X2Z1apb2c5 X6Z1anb2c3 XcZ1aib2c2 Xjacb2c1 Xna9b1c1 J6K1PhQ7S4 J7K1PfQ7S5 BbJ8K2P6Q5S3
    BuJ1Q1X1 BcXaZ2a7b2c2 B1XeY1Z2abb4c1 XiY2Z1a9b4c1 XlY3a6b3 XpY3a5b2 PbQiS5 PbQhS6 P9QhS8 B7P3QfS5T2X1 BgQ3T4U1V1X8
    B8T1XkY3Z1b1 B1XmY6a1b2 XmY9a1b3 XnY8a1b2 P4QtR1S2 P3QsR1S3 P3QrR2S4 P2QnR3S4T2 B2QdR3S2T9U2V1W1X2
    B3Q2T9U3V1W2XbY3 B2T2U1W1XiYa W1XhYf W1XiYeb1 P1QwR2 QwR2 QuR3S1 QqR6S1 QiR7S1T5U2W1 Q7R4TaU5W4X3Y2 Q1T7U5W5X9Y8
    T2U2W3XcYg U1W2XdYi QwR2 QwR3 QuR4 QqR8 QjRcT2U1W1 QbR9T6U4W3X1Y1 Q3R3T7U6W8X3Y4 T4U5W9X7Ya T2U3W7X9Yf QxR2 QxR2
    QwR3 QsR7 QmRbT1 QfRbT4U2W2 Q7R7T6U6W6X2Y2 Q2R2T6U6WbX4Y5 T3U5WcX6Y9 DdFhJ5 DaFkJ2a1d2 D2Faaac3d7f2 F2amc4d5f1
    atc3d2 avc2d1 X1aub1c1 X5arb2c1 Xcakb1c1 D7FcI1Je D8FjJ7 D3FeJ1a8c3d5f2 F3amc5d4f1 atc3d2 avb1c2d1 X1aub1c1
    X4arb2c1 Xaalb2c1 F1I1JuK2 F2JuK1 D2FaJea5c1d1 F4akb2c5d2f1 asb2c4d1 aub2c2 X2asb3c1 X5aob4c1 Xaakb3c1 JoK4M1P4Q1
    JrK4P3 B1JrK5 BaF1JaK2a8b1c2f1 B4alb6c4 X2anb8c2 X4alb9c1 X7Y1ahb8c1 XcY2aeb6c1 J4K1M1PiQ9S2 J5K2M1PhQ8S2
    B1J6K5PdQ7S2 BiJ4K4P4Q4 BvX1a1 BeX8Y1a5b6 B2XbY3a8ba XcY6a7ba XfY6a6b7 PaQmR1S2 PaQlR1S2 PbQjR2S3 B1P8QjR3S3
    BaP2QeR2S1T2X2 BhQ2T3U1X9Y2 B7XfY9b2 B1XeYfa1b4 XfYfa1b4 P3QuR2 P3QtR2 P3QrR4S1 P2QoR8S1 P1QjRbS1T2
    B2QaR6T6U3W2X3Y2 B3Q1R1T5U3W3X9Yb B1T1U1W2XbYk W1XbYm QvR3 QvR3 QtR5 QoRb QiRfT1 QcReT4U3W2 Q4R5T6U5W6X3Y6
    T3U4W6X6Ye T1U2W5X8Yk QwR2 QwR3 QvR4 QrR8 QkRe QeRfT2U2W1 Q8RaT5U4W5X1Y2 Q2R3T5U6W9X4Y7 T3U4WaX5Yc DmF9G1J2
    DkFcJ1d2 D7F9a4dcf3 D1F3acc1dff3 alb1c1daf1 arb1c1d6 aub1d3 aub2d2 X2atb2c1 DgFaG2I2J5 DhFdJ3 D9Fca3d8f2
    D1F4acc2ddf3 F1alb1c2d9f1 arb1c1d5 aub2d3 aub2d2 X2atb3c1d1 D2F3G4I6JjK1 D4F6G2I3JjK1 D8E1FcJ7a2d3f1 D2F6acc2d9f3
    F1amb2c2d6f2 arb3c1d4 atb3d2 asb5d1 X2asb4d1 G2I3JoK5 G1I2JrK5 F1I1JpK5 D2E1F3J9K2a8b1c1d5f2 F1ajb5c2d5f2 anb9c1d2
    anbad1 X1ambbd1 X3alba G1JdK6M4O1P8Q1 JfK7M3P6Q1 JiKdP2 B3JgKdN1a1 BbJ4K4a8b4d2f1 B4afbed1 X1afbh X2Y1adbh
    X4Y2adbf J2K1M4O1PfQb J2K2M3O1PfQa J4K5M1PeQ8 B3J4KaN1P9Q6 BkJ2K6N1P2Q4 BtK1X2a1b1 BcX6Y4a4b9 B2X7Y7a5bd X8Y9a5bc
    M2P7QoR2 M1P7QoR2 P8QmR3 K1P7QjR6S1 B2K1P5QgR9S1 BaP1QaR6T2X2Y1 BeQ1T1U1W1X8Y8 B4X9Yib2 B1X9Ylb4 M1P1QtR3 M1P2QtR3
    P2QsR5 P1QnRa P1QhRg QcRiT1U1 B1Q5R9T4U3W3X3Y7 B1R1T2U2W3X6Yj W2X7Yo QvR3 QvR3 QuR4 QqR9 QjRf QdRkT1
    Q8RgT3U3W2X1Y2 Q3R6T4U4W6X3Y9 T2U3W7X5Yg DtF3G2 DsF4d1 DeF4a1ddf2 D3F1a4dof3 a8dnf2 aeb1dif1 akb1dd aob2d8 arb3d4
    DoF4G4I2J1 DqF5G1J1d1 DhE1F5a1d9f2 D3F2a4dmf4 a9dmf2 afb1dif1 alb2dc aob2d8 arb3d4 D7F2GcI7J6 DcF5G6I4J6
    DgE3F7G1I1J2d4f1 D6E1F3a3dhf4 F1a9b1dkf3 agb2dgf1 alb3db aob4d7 aqb4d4 GfI8JaK2 D1F1GaI8JdK2 D3E2F2G5H1I4JdK2d1
    D5E4F4J3a3dbe1f2 D1E1F1a9b2dhe1f3 aeb5ddf1 aib8d8 akbad5 ambad3 GaI4JaK4M3P2 G8I4JdK6M2P2 G4H1I2JgKb
    E2G1H3I1JbKaa1d3 D1E2F1H1J3K2a7b2dce2f3 abb9dbe1f2 adbfd6 aebhd3 afbhd2 G3J5K3MaO2PaQ1 G2J6K5M8O2P9Q1
    G2J8KcM4N1O1P6Q1 H1J8KkN2P1 B4H2J6KhN2a1d1 B9H1J1K4a6b5d5e2f1 B3a9bhd4e1 B1X1Y1a9bld2 X2Y1aabld1 J1MbO2P9Qa
    J1K1MaO2PaQb J2K3M7N1O1PaQaR1 J2KaM3N2O1P8Q7R1 B3J2KeN3P4Q5R2 BiJ1K8N2P1Q3R1 BpK1X2Y2a1b2 B9X4Y7a3bb B3X5Yaa4be
    M9P3QlR1 M8P3QmR2 M5P4QmR3 K1M3N1P4QkR7 K2M1N1P3QfRc B2K2N1P2QbRf B7C1K1Q6RaT1U1W1X2Y4 B7C1Q1R1T1U1W1X5Yg
    B3W1X6Ynb2 M5P1QsR2 M4P1QsR2 M3P1QsR3 M2P1QpR7 M1P1QjRe QdRk Q9RlT1U1W1Y1 Q3RaT2U3W3X2Ya R1T2U2W4X5Yl DvG3
    DvE1F1G1d1 DjE1F1dcf1 D4a1drf2 a2dvf1 a4dtf1 a8b1dq acb1dl ajb2de DrG6I1 DuE1F1G2 DlE2F1d9f1 D6E1a1dpf2 D1a2duf2
    a5dtf1 a8b1dp adb2dk aib2de DcGiI3J1 DjE1F1GaI2J1 DlE4F2G2d4e1 D8E3F1dkf2 D1a2dtf2 a5dsf1 a8b1dp adb2dj aib3de
    D1GsI4J1 D2GnI5J3 D6E5F1GcH2I3J3d1e1 D7E8F1G1H1dce3f1 D2E2a1dqe1f2 a4b1dse1f1 a7b3dof1 abb5di afb7dd GrH1I3J2M1
    GoH1I4J3K1 E1GhH4I4J5K2 D1E7G4H7I2J3K2d4e2 D1E6H2a1die4f1 E1a3b1dpe3f2 a6b5dme2f1 a8b9dge1 acbcdae1
    GgH1I1J2K1M9O1P3 GgH2I2J3K2M7O1P3 GdH4I2J5K6M3P2 E1G5H9I1J5KcN1 E4G1HaJ2K7N1a1d6e3 E3H3K1a2b1die5f1 a4b7die4f1
    a6bedce3 a9bid7e1 G3J1MmO2P6Q1 G3J1K1MjO2P7Q1 G3H1J2K4MeN1O2P7Q1 G2H3J3KdM6N3O2P3 H5J2KjM1N4O1P1 B3E1H6J1KdN3d4e2
    B6H2K2N1a2b5dae6 B2a5bed8e4 B2Y1a6bkd4e2 MqO1P3Q5 MoO1P3Q5 MkN2O1P4Q6 K3MeN5O1P4Q6R1 K9M7N7O1P3Q4R2
    B2C2H1KdM2N8O1P1Q2R3 BbC4H1K8N5Q2R2e1 BhC5K1N1X1Y4b2d1e2 B8C2X3Y9a2b9d1e1 MkP1Qd MjP1Qe MgN1P1QfR1 MbN2P2QhR2
    K1M6N4P1QfR7 C1K2M3N4P1QbRc B1C2K2M1N3Q8Rh B3C5K1N2Q3RbT1U1X1Y6 B3C5R2U1W2X4Yj DwG3 DwG1 DpE2d8 D7E1dpf1 D1dwf1
    a2dw a3dv a6ds a9b1dp DuG4 DvG2 DqE2d6 D9E1dnf1 D1dwf1 a2dw a3dv a6ds a9b1do DjGeI1 DnE1GaI1 DpE3G2d3 DbE3djf1
    D2dvf1 a1dxf1 a3dv a5b1ds a8b1dp D3GuI2 D4GsI2 DaE4GgH2I2d1e1 D9EaG2H1d9e3f1 D2E4dqe1f1 dwf1 a2dw a4b2ds a8b3do
    GxI1 GwI2 D1E1GqH3I2 D2E9G9H7I1d3e3 D2E9H3dge4f1 E2dte2f1 a1dve2 a3b2dre2 a6b5dne1 GsH1I1M3P1 GsH2I1M3
    GqH4I1J1K1M1 E3GeHdI1J1K2e1 E7G2HdK2d6e3 E5H3dle5 E1dse5 a2b3dpe4 a5b7dke3 GbH1MiO1P3 GcH1MgO1P3 GeH3J1K1McO1P3
    GaH9J1K6M5N1O1P1 E1G3HgJ1K9N2d1 E3HeK4N1d7e4 E2H4dke8 a2b4dle8 a3badge6 G1MvO1P2 G1MuO1P2 G2MrN1O1P3
    G2H2K3MkN4O1P3 G1H5KaM9N7O1P2 H9KeM2N7O1 B1C1E1H8K9N5d4e4 B3C3H2K1N1a1b2daea B3C2a3bad9e8 MxQ1 MwQ2 MvN1P1Q2
    MqN4P1Q3 K2MiNbQ2 C1H1K6MaNeQ2R1 C4H2K8M4NdQ1R2 B4CaH1K5N7R3d1e2 B7CgN1X1Y5d1e3

    """
}
