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
}
