import Testing

@testable import Colorimetry

/// Colours in every perceptual space, as coloraide 8.13.1 (https://facelessuser.github.io/coloraide/) and colour-science
/// 0.4.7 (https://www.colour-science.org) compute them with the viewing conditions of ``AppearanceModel``.
@Suite struct PublishedValueTests {
  /// A colour; CIELAB, OKLab, CAM16-UCS and CAM02-UCS of it.
  private static let table = """
    #000000 0.0 0.0 0.0  0.0 0.0 0.0  0.0 0.0 0.0  0.0 0.0 0.0
    #ff0000 53.23712 80.09011 67.20326  0.6279554 0.2248631 0.1258463  59.1778 40.81979 21.15288  60.05382 38.67857 24.3165
    #0000ff 32.30087 79.19527 -107.85547  0.4520137 -0.032457 -0.3115281  36.25177 8.57226 -37.87005  31.21535 -8.38853 -39.1577
    #00ffff 91.11475 -48.07889 -14.12899  0.9053992 -0.1494439 -0.0393982  90.63646 -28.55337 -8.50799  90.2553 -28.42115 -9.23926
    #e69f00 70.60901 16.47164 74.67973  0.7526641 0.0360756 0.1534264  73.90959 6.11136 27.99524  74.5463 6.6402 30.42624
    #009e73 57.74193 -45.73946 12.76028  0.6197702 -0.1253674 0.0325182  58.73551 -25.84834 5.55911  58.76335 -24.39327 5.97383
    #0072b2 45.97217 -2.73476 -41.36604  0.5319285 -0.0574591 -0.1180683  47.81861 -9.44588 -24.00744  46.77517 -13.30803 -24.47565
    #cc79a7 61.04864 38.52649 -10.59891  0.6794377 0.114396 -0.0278356  65.50156 23.08963 -4.83106  65.51425 21.78425 -5.14611
    #ff7f0e 66.88028 43.42494 71.85887  0.7306522 0.1142589 0.1456362  71.35524 20.65925 25.63407  72.07668 19.94213 28.21465
    #bcd414 80.64348 -28.58547 77.97538  0.8234139 -0.0874664 0.1662911  81.83048 -16.2137 29.29979  82.37087 -13.59056 31.65693
    #1a1613 7.59183 1.29454 2.58427  0.2038217 0.0044684 0.0074772  11.54949 1.02846 1.87826  11.58478 1.16684 2.00334
    #5d04b9 29.20164 64.8366 -72.49642  0.4206105 0.0955458 -0.2081405  33.48948 19.7796 -28.3387  31.4332 11.10197 -31.43931
    """

  @Test(arguments: table.split(separator: "\n").map(String.init))
  func `every space agrees with other libraries`(_ row: String) throws {
    let fields = row.split(separator: " ")
    let color = LinearSRGB(hex: String(fields[0]))
    let numbers = fields.dropFirst().compactMap { Double($0) }
    try #require(numbers.count == 12)
    let found = [
      CIELAB(color).vector, OKLab(color).vector, AppearanceModel.cam16.uniform(XYZD65(color)),
      AppearanceModel.cam02.uniform(XYZD65(color)),
    ]
    for (space, vector) in found.enumerated() {
      let known = Vector3(numbers[3 * space], numbers[3 * space + 1], numbers[3 * space + 2])
      #expect((vector - known).largest < (space == 1 ? 1e-7 : 6e-6))
    }
  }
}
