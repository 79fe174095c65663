import Testing

@testable import LittleCMS

/// Turns every number upside down, which no stage in these tests does.
private struct Inversion: PixelKernel {
  var bits = [8, 16]

  func converts(_ input: PixelFormat, to output: PixelFormat) -> Bool {
    input == output && bits.contains { input == .rgb(bits: $0, alpha: true) || input == .rgb(bits: $0, alpha: false) }
  }

  func convert(_ input: Span<UInt8>, into output: inout MutableSpan<UInt8>, channels: Int) {
    for index in 0..<input.count { output[index] = index % channels == 3 ? input[index] : 255 - input[index] }
  }

  func convert(_ input: Span<UInt16>, into output: inout MutableSpan<UInt16>, channels: Int) {
    for index in 0..<input.count { output[index] = index % channels == 3 ? input[index] : 65_535 - input[index] }
  }
}

struct PixelKernelTests {
  private func link(_ context: Context) throws -> Profile {
    let profile = try Profile.deviceLink(Profile.LinkText(description: "test", copyright: "none"), context)
    var stages = try Pipeline(context, channels: 3)
    try stages.append(Stage(ToneCurve(context, segments: [.init()]), channels: 3))
    try profile.add(float: stages)
    return profile
  }

  private func run(_ transform: borrowing Transform, _ input: [UInt8]) -> [UInt8] {
    var output = [UInt8](repeating: 7, count: input.count)
    var span = output.mutableSpan
    transform(input.span, into: &span)
    return output
  }

  @Test(arguments: [(8, false), (8, true), (16, false), (16, true)])
  func `the kernel converts every pixel of a link`(_ bits: Int, _ alpha: Bool) throws {
    let format = PixelFormat.rgb(bits: bits, alpha: alpha)
    let transform = try Transform(link: link(Context(kernel: Inversion())), format, format)
    let input = (0..<(format.bytesPerPixel * 5)).map { UInt8($0) }
    let alphaBytes = alpha ? bits / 8 : 0
    let expected = input.indices.map { index in
      index % format.bytesPerPixel >= format.bytesPerPixel - alphaBytes ? input[index] : 255 - input[index]
    }
    #expect(run(transform, input) == expected)
  }

  @Test func `without a kernel the stages convert`() throws {
    let transform = try Transform(link: link(Context()), .rgb(bits: 8, alpha: false), .rgb(bits: 8, alpha: false))
    #expect(run(transform, [1, 2, 3, 250, 251, 252]) == [1, 2, 3, 250, 251, 252])
  }

  @Test func `a kernel that does not take the format is an error, not another conversion`() throws {
    let profile = try link(Context(kernel: Inversion(bits: [8])))
    #expect(throws: LittleCMSError.self) {
      _ = try Transform(link: profile, .rgb(bits: 16, alpha: false), .rgb(bits: 16, alpha: false)).input
    }
  }

  @Test func `a profile comes back from its bytes`() throws {
    let bytes = try link(Context()).datelessBytes()
    let again = try Profile(Context(), bytes: bytes)
    #expect(again.deviceClass == .link && again.colorSpace == .rgb)
    #expect(try link(Context()).datelessBytes() == bytes)
    #expect(throws: LittleCMSError.self) { _ = try Profile(Context(), bytes: Array(bytes.prefix(100))).colorSpace }
  }
}
