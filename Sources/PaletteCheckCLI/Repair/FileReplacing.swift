import ThemeFormats

/// Writes several files, all or none.
enum FileReplacing {
  /// Writes the new bytes of each file, unless one of them has changed since it was read.
  ///
  /// - Throws: What went wrong, with the path; all files are then as they were.
  static func write(_ files: [RewrittenFiles.File], limit: Int, host: any CommandHost) throws(HostError) {
    for file in files {
      let now: [UInt8]
      do throws(HostError) {
        now = try host.read(file.path, limit: limit)
      } catch {
        throw HostError("'\(file.path)' \(error.message)")
      }
      guard now == file.old else {
        throw HostError("'\(file.path)' has changed since it was read; run fix again")
      }
    }
    for (index, file) in files.enumerated() {
      do throws(HostError) {
        try host.replace(file.path, with: file.new)
      } catch {
        var message = "'\(file.path)' \(error.message)"
        for written in files[..<index] {
          // What was written a moment ago can be written again, or the disk is gone.
          if (try? host.replace(written.path, with: written.old)) == nil {
            message += "; '\(written.path)' is already changed"
          }
        }
        throw HostError(message)
      }
    }
  }
}
