import Colorimetry
import Testing

/// Colours of eight bits a channel, which take shorter ways than others.
struct ByteColorTests {
  @Test(arguments: 0...255)
  func `a byte decodes as the numbers beside it`(byte: Int) {
    let value = Double(byte) / 255
    let decoded = SRGBTransfer.decode(value)
    for neighbour in [value.nextDown, value.nextUp] {
      #expect(abs(SRGBTransfer.decode(neighbour) - decoded) <= max(decoded.ulp, neighbour.ulp) * 8)
    }
    #expect(SRGBTransfer.decode(-value) == -decoded)
    #expect(abs(SRGBTransfer.encode(decoded) - value) < 1e-15)
  }

  @Test(arguments: 0...255)
  func `a byte has two hexadecimal digits`(byte: Int) {
    let digits = String(byte + 256, radix: 16).dropFirst()
    #expect(UInt8(byte).twoHexDigits == digits)
    #expect(
      SRGB(bytes: UInt8(byte), 255, UInt8(255 - byte)).hex == "#\(digits)ff\(String(511 - byte, radix: 16).dropFirst())"
    )
  }
}
