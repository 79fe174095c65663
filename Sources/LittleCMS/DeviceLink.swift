import CLittleCMS

extension Profile {
  /// The texts of a device link.
  package struct LinkText: Hashable, Sendable {
    /// The name by which programs list it; ASCII.
    package var description: String
    /// ASCII; required by the specification.
    package var copyright: String

    /// Creates the texts.
    package init(description: String, copyright: String) {
      self.description = description
      self.copyright = copyright
    }
  }

  /// An empty device link from RGB to RGB, version 4.3. Wraps `cmsCreateProfilePlaceholder`.
  package static func deviceLink(_ text: LinkText, _ context: Context) throws(LittleCMSError) -> Profile {
    let handle = unsafe try context.made(
      by: "cmsCreateProfilePlaceholder", cmsCreateProfilePlaceholder(context.handle))
    let profile = unsafe Profile(handle, context)
    unsafe cmsSetProfileVersion(handle, 4.3)
    unsafe cmsSetDeviceClass(handle, cmsSigLinkClass)
    unsafe cmsSetColorSpace(handle, cmsSigRgbData)
    unsafe cmsSetPCS(handle, cmsSigRgbData)
    try profile.write(cmsSigProfileDescriptionTag, text.description)
    try profile.write(cmsSigCopyrightTag, text.copyright)
    // ICC.1:2022 8.6 requires the profiles that the link combines; these are two unnamed displays.
    let sequence = unsafe try context.made(
      by: "cmsAllocProfileSequenceDescription", cmsAllocProfileSequenceDescription(context.handle, 2))
    defer { unsafe cmsFreeProfileSequenceDescription(sequence) }
    unsafe try profile.write(cmsSigProfileSequenceDescTag, UnsafeRawPointer(sequence))
    return profile
  }

  /// Sets the stages of a device link in floats, `DToB0`. Wraps `cmsWriteTag`, which copies them.
  package func add(float stages: borrowing Pipeline) throws(LittleCMSError) {
    unsafe try write(cmsSigDToB0Tag, UnsafeRawPointer(stages.handle))
  }

  /// Sets the stages of a device link in 16 bits, `AToB0`, for programs that do not support floats.
  package func add(integer stages: borrowing Pipeline) throws(LittleCMSError) {
    unsafe try write(cmsSigAToB0Tag, UnsafeRawPointer(stages.handle))
  }

  private func write(_ tag: cmsTagSignature, _ content: UnsafeRawPointer) throws(LittleCMSError) {
    guard unsafe cmsWriteTag(handle, tag, content) != 0 else { throw context.failure(of: "cmsWriteTag") }
  }

  private func write(_ tag: cmsTagSignature, _ text: String) throws(LittleCMSError) {
    let texts = unsafe try context.made(by: "cmsMLUalloc", cmsMLUalloc(context.handle, 1))
    defer { unsafe cmsMLUfree(texts) }
    guard unsafe cmsMLUsetASCII(texts, "en", "US", text) != 0 else { throw context.failure(of: "cmsMLUsetASCII") }
    unsafe try write(tag, UnsafeRawPointer(texts))
  }

  /// The bytes of a device link as a file, identical in every run: replaces LittleCMS's time stamp with a fixed one.
  package func datelessBytes() throws(LittleCMSError) -> [UInt8] {
    var bytes = try bytes()
    // ICC.1:2022 7.2.8: year, month, day, hour, minute, second.
    let date: [UInt16] = [2022, 1, 1, 0, 0, 0]
    guard bytes.count >= 128 else { throw LittleCMSError(function: "cmsSaveProfileToMem", message: "no header") }
    bytes.replaceSubrange(24..<36, with: date.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    return bytes
  }
}
