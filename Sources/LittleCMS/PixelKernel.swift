import CLittleCMS

/// Converts the pixels of a device link instead of LittleCMS's own evaluation, which is exact to 32-bit floats but
/// slow.
///
/// Create a context with a kernel (``Context/init(kernel:)``); `cmsDoTransform` then runs it for transforms of links in
/// that context. Wraps `cmsPluginTransform`.
package protocol PixelKernel: Sendable {
  /// Whether this kernel converts from one format to the other; otherwise LittleCMS does.
  func converts(_ input: PixelFormat, to output: PixelFormat) -> Bool
  /// Converts whole pixels with 8 bits per channel, 3 channels or 4 with alpha.
  func convert(_ input: Span<UInt8>, into output: inout MutableSpan<UInt8>, channels: Int)
  /// Converts whole pixels with 16 bits per channel, 3 channels or 4 with alpha.
  func convert(_ input: Span<UInt16>, into output: inout MutableSpan<UInt16>, channels: Int)
}

extension Context {
  /// Registers the callbacks through which LittleCMS requests the kernel. Wraps `cmsPluginTHR`.
  func registerKernel() throws(LittleCMSError) {
    var plugin = unsafe cmsPluginTransform()
    unsafe plugin.base.Magic = UInt32(cmsPluginMagicNumber)
    // The first version with this callback (cmsplugin.c).
    unsafe plugin.base.ExpectedVersion = 2080
    unsafe plugin.base.Type = UInt32(cmsPluginTransformSig)
    unsafe plugin.factories.xform = kernelFactory
    guard unsafe cmsPluginTHR(handle, &plugin) != 0 else { throw failure(of: "cmsPluginTHR") }
  }
}

/// Gives a new transform the kernel of its context, if it accepts the formats.
private let kernelFactory: _cmsTransform2Factory = { function, data, free, pipeline, input, output, _ in
  guard let pipeline = unsafe pipeline?.pointee, let context = unsafe cmsGetPipelineContextID(pipeline),
    let stateAddress = unsafe cmsGetContextUserData(context), let input = unsafe input?.pointee,
    let output = unsafe output?.pointee
  else { return 0 }
  let state = unsafe Unmanaged<ContextState>.fromOpaque(stateAddress).takeUnretainedValue()
  let formats = [true, false].flatMap { alpha in [8, 16].map { PixelFormat.rgb(bits: $0, alpha: alpha) } }
  guard let kernel = state.kernel, let from = formats.first(where: { $0.code == input }),
    let to = formats.first(where: { $0.code == output }), kernel.converts(from, to: to)
  else { return 0 }
  // The state lives as long as the context, and the context as long as the transform.
  unsafe data?.pointee = stateAddress
  // LittleCMS calls it without checking for NULL.
  unsafe free?.pointee = { _, _ in }
  unsafe function?.pointee = from.bytesPerPixel >= 6 ? kernelWork16 : kernelWork8
  return 1
}

private let kernelWork8: _cmsTransform2Fn = { transform, input, output, pixels, lines, stride in
  unsafe work(transform, input, output, pixels, lines, stride) {
    (kernel: any PixelKernel, source: Span<UInt8>, target: inout MutableSpan<UInt8>, channels: Int) in
    kernel.convert(source, into: &target, channels: channels)
  }
}

private let kernelWork16: _cmsTransform2Fn = { transform, input, output, pixels, lines, stride in
  unsafe work(transform, input, output, pixels, lines, stride) {
    (kernel: any PixelKernel, source: Span<UInt16>, target: inout MutableSpan<UInt16>, channels: Int) in
    kernel.convert(source, into: &target, channels: channels)
  }
}

/// Passes each line to the kernel, with its pixels' number of channels.
private func work<Sample: BitwiseCopyable>(
  _ transform: OpaquePointer?, _ input: UnsafeRawPointer?, _ output: UnsafeMutableRawPointer?, _ pixels: UInt32,
  _ lines: UInt32, _ stride: UnsafePointer<cmsStride>?,
  _ line: (any PixelKernel, Span<Sample>, inout MutableSpan<Sample>, Int) -> Void
) {
  guard let address = unsafe _cmsGetTransformUserData(transform), let input = unsafe input,
    let output = unsafe output, let stride = unsafe stride?.pointee
  else { return }
  let state = unsafe Unmanaged<ContextState>.fromOpaque(address).takeUnretainedValue()
  guard let kernel = state.kernel else { return }
  let format = unsafe cmsGetTransformInputFormat(UnsafeMutableRawPointer(transform))
  let channels = [8, 16].contains { PixelFormat.rgb(bits: $0, alpha: true).code == format } ? 4 : 3
  let count = Int(pixels) * channels
  for index in 0..<Int(lines) {
    let from = unsafe (input + index * Int(stride.BytesPerLineIn)).bindMemory(to: Sample.self, capacity: count)
    let to = unsafe (output + index * Int(stride.BytesPerLineOut)).bindMemory(to: Sample.self, capacity: count)
    var target = unsafe UnsafeMutableBufferPointer(start: to, count: count).mutableSpan
    unsafe line(kernel, UnsafeBufferPointer(start: from, count: count).span, &target, channels)
  }
}
