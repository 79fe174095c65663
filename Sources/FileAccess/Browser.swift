#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The browser of whoever runs the program.
package enum Browser {
  /// Opens an address, where there is a desktop.
  ///
  /// The address may hold a secret, and every user of the machine sees the arguments of every process: so the browser gets a
  /// file that only its owner can read, and the file leads to the address.
  ///
  /// - Parameter address: Without characters that HTML escapes.
  package static func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { FileAccess.environment($0) != nil }) else { return }
    #endif
    let page = "<!DOCTYPE html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">\n"
    guard let path = privateFile(Array(page.utf8)) else { return }
    // The file is gone a while later; the browser must not die with this program, nor wait for somebody who reads its output.
    let script = "(\(opener) \"$0\" >/dev/null 2>&1; sleep 20; rm -f \"$0\") >/dev/null 2>&1 </dev/null &"
    _ = try? ChildProcess("sh", ["-c", script, path]).end()
  }

  /// The path of a new file that only its owner can read, POSIX.1-2024, `mkstemp`.
  private static func privateFile(_ bytes: [UInt8]) -> String? {
    let folder = FileAccess.environment("XDG_RUNTIME_DIR") ?? FileAccess.environment("TMPDIR") ?? "/tmp"
    guard var name = try? PathText.system("\(folder)/palettecheck-XXXXXX.html") else { return nil }
    let number = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemps($0, Int32(".html".utf8.count)) } ?? -1
    }
    guard number >= 0 else { return nil }
    let file = Descriptor(number: number)
    let path = PathText.text(name.dropLast().map { UInt8(bitPattern: $0) })
    guard (try? Descriptor.writeAll(bytes, to: file.number, path: path)) != nil else { return nil }
    return path
  }
}
