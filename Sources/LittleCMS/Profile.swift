import CLittleCMS

/// An ICC profile. Wraps `cmsHPROFILE`.
@safe package struct Profile: ~Copyable {
  let handle: cmsHPROFILE
  let context: Context

  /// The relevant kinds of device.
  package enum DeviceClass: Sendable { case display, input, link, other }
  /// The relevant colour spaces of devices.
  package enum ColorSpace: Sendable { case rgb, grey, other }

  /// Opens a profile from its bytes, which are copied. Wraps `cmsOpenProfileFromMemTHR`.
  package init(_ context: Context, bytes: [UInt8]) throws(LittleCMSError) {
    let count = UInt32(clamping: bytes.count)
    unsafe handle = try context.made(
      by: "cmsOpenProfileFromMemTHR", cmsOpenProfileFromMemTHR(context.handle, bytes, count))
    self.context = context
  }

  /// A display with these primaries and this curve for each channel. Wraps `cmsCreateRGBProfileTHR`.
  ///
  /// - Parameter chromaticities: x, y of white, red, green and blue: eight numbers.
  package init(
    _ context: Context, chromaticities c: [Double], curve: borrowing ToneCurve
  ) throws(LittleCMSError) {
    precondition(c.count == 8)
    var white = cmsCIExyY(x: c[0], y: c[1], Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: c[2], y: c[3], Y: 1), Green: cmsCIExyY(x: c[4], y: c[5], Y: 1),
      Blue: cmsCIExyY(x: c[6], y: c[7], Y: 1))
    let curves = unsafe [OpaquePointer?](repeating: curve.handle, count: 3)
    unsafe handle = try context.made(
      by: "cmsCreateRGBProfileTHR", cmsCreateRGBProfileTHR(context.handle, &white, &primaries, curves))
    self.context = context
  }

  init(_ handle: cmsHPROFILE, _ context: Context) {
    unsafe self.handle = handle
    self.context = context
  }

  deinit { _ = unsafe cmsCloseProfile(handle) }

  /// Wraps `cmsGetDeviceClass`.
  package var deviceClass: DeviceClass {
    switch unsafe cmsGetDeviceClass(handle) {
    case cmsSigDisplayClass: .display
    case cmsSigInputClass: .input
    case cmsSigLinkClass: .link
    default: .other
    }
  }

  /// Wraps `cmsGetColorSpace`.
  package var colorSpace: ColorSpace {
    switch unsafe cmsGetColorSpace(handle) {
    case cmsSigRgbData: .rgb
    case cmsSigGrayData: .grey
    default: .other
    }
  }

  /// The bytes of the profile as a file. Wraps `cmsSaveProfileToMem`.
  package func bytes() throws(LittleCMSError) -> [UInt8] {
    var count: UInt32 = 0
    guard unsafe cmsSaveProfileToMem(handle, nil, &count) != 0 else {
      throw context.failure(of: "cmsSaveProfileToMem")
    }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard unsafe cmsSaveProfileToMem(handle, &bytes, &count) != 0 else {
      throw context.failure(of: "cmsSaveProfileToMem")
    }
    return bytes
  }
}
