#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Whether the process may map this many more bytes. Under a limit of address space (`ulimit -v`), C libraries and threads
  /// abort the process when an allocation fails.
  ///
  /// Maps the bytes and unmaps them at once without touching them, so they cost no memory. Wraps `mmap`.
  package static func hasRoom(for bytes: Int) -> Bool {
    let reserved = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    // MAP_FAILED is (void *) -1.
    guard unsafe reserved != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    unsafe munmap(reserved, bytes)
    return true
  }

  /// Gives memory that was freed back to the system, from between what is in use too. Wraps glibc's `malloc_trim`, looked up by
  /// name because Swift does not import its header; does nothing with other C libraries.
  package static func returnFreeMemory() {
    // A handle of null means all that is loaded: RTLD_DEFAULT, which Swift does not import either.
    guard let function = unsafe dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafe unsafeBitCast(function, to: Trim.self)(0)
  }
}
