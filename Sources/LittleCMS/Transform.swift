import CLittleCMS

/// Converts pixels. Wraps `cmsHTRANSFORM`.
///
/// Never optimised: LittleCMS 2.14 resamples optimised transforms, with errors up to 20 of 255 (`cmsFLAGS_NOOPTIMIZE`).
/// With that flag it does not request kernels either, so a link in a context with a kernel omits it, and the kernel
/// must convert it.
///
/// Sendable: `cmsDoTransform` keeps its one-pixel cache on the stack of the call and only reads everything else; the
/// kernels are Sendable.
@safe package struct Transform: ~Copyable, @unchecked Sendable {
  private let handle: cmsHTRANSFORM
  private let context: Context
  /// Bytes per input and output pixel.
  package let input, output: PixelFormat

  /// From one device to another, relative colorimetric. Wraps `cmsCreateTransformTHR`.
  package init(
    from source: borrowing Profile, _ input: PixelFormat, to target: borrowing Profile, _ output: PixelFormat
  ) throws(LittleCMSError) {
    let context = source.context
    guard
      let handle = unsafe cmsCreateTransformTHR(
        context.handle, source.handle, input.code, target.handle, output.code,
        UInt32(INTENT_RELATIVE_COLORIMETRIC), UInt32(cmsFLAGS_NOOPTIMIZE))
    else { throw context.failure(of: "cmsCreateTransformTHR") }
    unsafe self.handle = handle
    self.context = context
    self.input = input
    self.output = output
  }

  /// A conversion through a device link. Wraps `cmsCreateMultiprofileTransformTHR`; if the link's context has a kernel,
  /// it does the work.
  ///
  /// - Throws: Also if the context's kernel does not convert these formats.
  package init(
    link: borrowing Profile, _ input: PixelFormat, _ output: PixelFormat
  ) throws(LittleCMSError) {
    let context = link.context
    let flags = context.hasKernel ? 0 : UInt32(cmsFLAGS_NOOPTIMIZE)
    var profiles: [cmsHPROFILE?] = unsafe [link.handle]
    guard
      let handle = unsafe cmsCreateMultiprofileTransformTHR(
        context.handle, &profiles, 1, input.code, output.code, UInt32(INTENT_PERCEPTUAL), flags)
    else { throw context.failure(of: "cmsCreateMultiprofileTransformTHR") }
    if context.hasKernel, unsafe _cmsGetTransformUserData(OpaquePointer(handle)) == nil {
      unsafe cmsDeleteTransform(handle)
      throw LittleCMSError(
        function: "cmsCreateMultiprofileTransformTHR", message: "the kernel does not convert these formats")
    }
    unsafe self.handle = handle
    self.context = context
    self.input = input
    self.output = output
  }

  deinit { unsafe cmsDeleteTransform(handle) }

  /// Converts any number of pixels of bytes, to bytes or floats. Wraps `cmsDoTransform`.
  ///
  /// - Parameters:
  ///   - input: whole pixels.
  ///   - output: room for as many pixels; traps if there is less.
  package func callAsFunction<Sample: BitwiseCopyable>(_ input: Span<UInt8>, into output: inout MutableSpan<Sample>) {
    let pixels = input.count / self.input.bytesPerPixel
    precondition(output.count * MemoryLayout<Sample>.stride >= pixels * self.output.bytesPerPixel)
    unsafe input.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe cmsDoTransform(handle, source.baseAddress, target.baseAddress, UInt32(clamping: pixels))
      }
    }
  }
}

/// The memory layout of pixels: interleaved channels, 16 bits and floats in native byte order.
package struct PixelFormat: Hashable, Sendable {
  /// LittleCMS's format code.
  let code: UInt32
  /// Bytes per pixel.
  package let bytesPerPixel: Int

  private init(_ code: UInt32, bytes: Int) {
    self.code = code
    bytesPerPixel = bytes
  }

  /// RGB with 8 or 16 bits per channel; with `alpha` a fourth channel follows, which transforms neither read nor write.
  package static func rgb(bits: Int, alpha: Bool) -> PixelFormat {
    bits == 16
      ? PixelFormat(alpha ? CLittleCMS_RGBA_16 : CLittleCMS_RGB_16, bytes: alpha ? 8 : 6)
      : PixelFormat(alpha ? CLittleCMS_RGBA_8 : CLittleCMS_RGB_8, bytes: alpha ? 4 : 3)
  }

  /// The layout of ``rgb(bits:alpha:)`` for equal channels, read as one grey channel.
  package static func greyAsRGB(bits: Int, alpha: Bool) -> PixelFormat {
    bits == 16
      ? PixelFormat(alpha ? CLittleCMS_GRAY_RGBA_16 : CLittleCMS_GRAY_RGB_16, bytes: alpha ? 8 : 6)
      : PixelFormat(alpha ? CLittleCMS_GRAY_RGBA_8 : CLittleCMS_GRAY_RGB_8, bytes: alpha ? 4 : 3)
  }

  /// RGB, 32-bit floats.
  package static let rgbFloat = PixelFormat(CLittleCMS_RGB_FLT, bytes: 12)
}
