import CExtendedAttributes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What belongs to a file besides its bytes, and was lost when another took its place.
package enum LostProperty: Hashable, Sendable {
  /// Only root may give a file to somebody else.
  case owner
  /// Only members of a group may give a file to it.
  case group
  /// An extended attribute, such as `user.origin` or an access list; its name is untrusted.
  case attribute(String)
  /// So many other names of the file, hard links, still have its old bytes.
  case otherNames(Int)
}

/// What belongs to a file besides its bytes: who owns it, who may use it, and what is attached to it.
struct FileProperties {
  private let owner: uid_t
  private let group: gid_t
  private let mode: mode_t
  private let names: Int
  private let attributes: [(name: String, value: [UInt8])]

  /// The most bytes of attributes to copy. Source: Linux, `XATTR_LIST_MAX` and `XATTR_SIZE_MAX`, limits.h.
  private static let most = 65_536

  /// Those of a file; nil where there is none.
  init?(of path: String) {
    guard let name = try? PathText.system(path) else { return nil }
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { return nil }
    (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
    names = Int(status.st_nlink)
    attributes = Self.attributes(of: name)
  }

  /// Gives them to an open file that takes the place of the other.
  ///
  /// - Returns: What could not be kept.
  func give(to file: Int32) -> [LostProperty] {
    var lost: [LostProperty] = []
    var status = stat()
    if unsafe fstat(file, &status) == 0, (status.st_uid, status.st_gid) != (owner, group) {
      // Each by itself: a member of the group may not give the file to another owner.
      if status.st_gid != group, fchown(file, uid_t.max, group) != 0 { lost.append(.group) }
      if status.st_uid != owner, fchown(file, owner, gid_t.max) != 0 { lost.append(.owner) }
    }
    for (name, value) in attributes where !Self.set(name, value, of: file) { lost.append(.attribute(name)) }
    // Last, for a new owner takes away the bits for running as the owner. They belong to that owner only.
    var kept = lost.contains(.owner) || lost.contains(.group) ? mode & 0o777 : mode
    // What the old group could do, another group may do only where everybody may.
    if lost.contains(.group) { kept &= ~0o070 | (mode & 0o007) << 3 }
    _ = fchmod(file, kept)
    return names > 1 ? lost + [.otherNames(names - 1)] : lost
  }

  private static func attributes(of path: [CChar]) -> [(name: String, value: [UInt8])] {
    var buffer = [CChar](repeating: 0, count: most)
    let count = unsafe list(path, &buffer, buffer.count)
    guard count > 0 else { return [] }
    return buffer[..<count].split(separator: 0).compactMap { bytes in
      let name = PathText.text(bytes.map { UInt8(bitPattern: $0) })
      // The system labels a file itself.
      guard !name.hasPrefix("security.") && !name.hasPrefix("com.apple.") else { return nil }
      var value = [UInt8](repeating: 0, count: most)
      let size = unsafe get(path, Array(bytes) + [0], &value, value.count)
      return size < 0 ? nil : (name, Array(value[..<size]))
    }
  }

  #if canImport(Darwin)
    private static func list(_ path: [CChar], _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
      unsafe listxattr(path, buffer, size, 0)
    }
    private static func get(_ path: [CChar], _ name: [CChar], _ value: UnsafeMutableRawPointer, _ size: Int) -> Int {
      unsafe getxattr(path, name, value, size, 0, 0)
    }
    private static func set(_ name: String, _ value: [UInt8], of file: Int32) -> Bool {
      unsafe fsetxattr(file, name, value, value.count, 0, 0) == 0
    }
  #else
    private static func list(_ path: [CChar], _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
      unsafe listxattr(path, buffer, size)
    }
    private static func get(_ path: [CChar], _ name: [CChar], _ value: UnsafeMutableRawPointer, _ size: Int) -> Int {
      unsafe getxattr(path, name, value, size)
    }
    private static func set(_ name: String, _ value: [UInt8], of file: Int32) -> Bool {
      unsafe fsetxattr(file, name, value, value.count, 0) == 0
    }
  #endif
}
