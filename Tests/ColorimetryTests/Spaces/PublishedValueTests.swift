import Testing

@testable import Colorimetry

/// Colours in every perceptual space, as coloraide 8.13.1 (https://facelessuser.github.io/coloraide/) and colour-science
/// 0.4.7 (https://www.colour-science.org) compute them with the viewing conditions of ``AppearanceModel``.
@Suite struct PublishedValueTests {
  @Test(arguments: colors) func `every space agrees with other libraries`(_ known: Known) throws {
    let color = LinearSRGB(try Color(css: known.hex).mappedToSRGB.srgb)
    #expect((CIELAB(color).vector - known.lab).largest < 6e-6)
    #expect((OKLab(color).vector - known.oklab).largest < 1e-7)
    #expect((AppearanceModel.cam16.uniform(XYZD65(color)) - known.cam16).largest < 6e-6)
    #expect((AppearanceModel.cam02.uniform(XYZD65(color)) - known.cam02).largest < 6e-6)
  }

  struct Known: Sendable {
    let hex: String
    let lab, oklab, cam16, cam02: Vector3
  }

  static let colors = [
    Known(
      hex: "#000000", lab: Vector3(0.0, 0.0, 0.0), oklab: Vector3(0.0, 0.0, 0.0), cam16: Vector3(0.0, 0.0, 0.0),
      cam02: Vector3(0.0, 0.0, 0.0)),
    Known(
      hex: "#ff0000", lab: Vector3(53.23712, 80.09011, 67.20326), oklab: Vector3(0.6279554, 0.2248631, 0.1258463),
      cam16: Vector3(59.1778, 40.81979, 21.15288), cam02: Vector3(60.05382, 38.67857, 24.3165)),
    Known(
      hex: "#0000ff", lab: Vector3(32.30087, 79.19527, -107.85547), oklab: Vector3(0.4520137, -0.032457, -0.3115281),
      cam16: Vector3(36.25177, 8.57226, -37.87005), cam02: Vector3(31.21535, -8.38853, -39.1577)),
    Known(
      hex: "#00ffff", lab: Vector3(91.11475, -48.07889, -14.12899), oklab: Vector3(0.9053992, -0.1494439, -0.0393982),
      cam16: Vector3(90.63646, -28.55337, -8.50799), cam02: Vector3(90.2553, -28.42115, -9.23926)),
    Known(
      hex: "#e69f00", lab: Vector3(70.60901, 16.47164, 74.67973), oklab: Vector3(0.7526641, 0.0360756, 0.1534264),
      cam16: Vector3(73.90959, 6.11136, 27.99524), cam02: Vector3(74.5463, 6.6402, 30.42624)),
    Known(
      hex: "#009e73", lab: Vector3(57.74193, -45.73946, 12.76028), oklab: Vector3(0.6197702, -0.1253674, 0.0325182),
      cam16: Vector3(58.73551, -25.84834, 5.55911), cam02: Vector3(58.76335, -24.39327, 5.97383)),
    Known(
      hex: "#0072b2", lab: Vector3(45.97217, -2.73476, -41.36604), oklab: Vector3(0.5319285, -0.0574591, -0.1180683),
      cam16: Vector3(47.81861, -9.44588, -24.00744), cam02: Vector3(46.77517, -13.30803, -24.47565)),
    Known(
      hex: "#cc79a7", lab: Vector3(61.04864, 38.52649, -10.59891), oklab: Vector3(0.6794377, 0.114396, -0.0278356),
      cam16: Vector3(65.50156, 23.08963, -4.83106), cam02: Vector3(65.51425, 21.78425, -5.14611)),
    Known(
      hex: "#ff7f0e", lab: Vector3(66.88028, 43.42494, 71.85887), oklab: Vector3(0.7306522, 0.1142589, 0.1456362),
      cam16: Vector3(71.35524, 20.65925, 25.63407), cam02: Vector3(72.07668, 19.94213, 28.21465)),
    Known(
      hex: "#d62728", lab: Vector3(46.84687, 65.09445, 44.41634), oklab: Vector3(0.5669911, 0.1863709, 0.0946251),
      cam16: Vector3(52.05458, 35.76462, 16.02546), cam02: Vector3(52.7745, 34.25286, 17.91318)),
    Known(
      hex: "#8c564b", lab: Vector3(42.3684, 21.06923, 15.82572), oklab: Vector3(0.5111526, 0.0630795, 0.0397294),
      cam16: Vector3(45.55811, 13.82312, 7.96426), cam02: Vector3(45.85144, 13.63282, 8.57928)),
    Known(
      hex: "#7f7f7f", lab: Vector3(53.19278, 0.0, 0.0), oklab: Vector3(0.5964895, 0.0, 0.0),
      cam16: Vector3(55.8261, -1.24964, -0.70802), cam02: Vector3(55.82604, -1.26281, -0.75102)),
    Known(
      hex: "#17becf", lab: Vector3(70.53316, -32.45048, -19.59471), oklab: Vector3(0.7334093, -0.1098208, -0.0546159),
      cam16: Vector3(71.87175, -22.85326, -12.16752), cam02: Vector3(71.39029, -23.29796, -12.92026)),
    Known(
      hex: "#bcd414", lab: Vector3(80.64348, -28.58547, 77.97538), oklab: Vector3(0.8234139, -0.0874664, 0.1662911),
      cam16: Vector3(81.83048, -16.2137, 29.29979), cam02: Vector3(82.37087, -13.59056, 31.65693)),
    Known(
      hex: "#08c6a2", lab: Vector3(71.58644, -49.5978, 6.50481), oklab: Vector3(0.7374279, -0.1393568, 0.0164247),
      cam16: Vector3(72.44469, -27.80952, 2.10657), cam02: Vector3(72.3713, -26.68924, 2.17427)),
    Known(
      hex: "#9bc8a6", lab: Vector3(76.69685, -21.60013, 12.23344), oklab: Vector3(0.7913003, -0.0596747, 0.031556),
      cam16: Vector3(78.41669, -15.20972, 6.36197), cam02: Vector3(78.50531, -13.80573, 6.8082)),
    Known(
      hex: "#1a1613", lab: Vector3(7.59183, 1.29454, 2.58427), oklab: Vector3(0.2038217, 0.0044684, 0.0074772),
      cam16: Vector3(11.54949, 1.02846, 1.87826), cam02: Vector3(11.58478, 1.16684, 2.00334)),
    Known(
      hex: "#5d04b9", lab: Vector3(29.20164, 64.8366, -72.49642), oklab: Vector3(0.4206105, 0.0955458, -0.2081405),
      cam16: Vector3(33.48948, 19.7796, -28.3387), cam02: Vector3(31.4332, 11.10197, -31.43931)),
    Known(
      hex: "#0fe197", lab: Vector3(79.7183, -62.20096, 23.73773), oklab: Vector3(0.8037569, -0.168525, 0.0599738),
      cam16: Vector3(79.88956, -30.69232, 9.55201), cam02: Vector3(79.99949, -28.71827, 10.36216)),
    Known(
      hex: "#a745e5", lab: Vector3(49.65292, 65.59302, -64.15294), oklab: Vector3(0.5950211, 0.146944, -0.1817359),
      cam16: Vector3(54.8142, 25.75785, -25.05318), cam02: Vector3(53.55399, 20.202, -27.86146)),
  ]
}
