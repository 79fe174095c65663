import ThemeFormats

/// Writes several files, all or none.
enum FileReplacing {
  /// Writes the new bytes of each file, unless one of them has changed since it was read.
  ///
  /// All bytes are written before the first file takes its place, and no signal comes between the first and the last.
  ///
  /// - Throws: What went wrong, with the path; all files are then as they were.
  static func write(_ files: [RewrittenFiles.File], limit: Int, host: any CommandHost) throws(HostError) {
    // In one order, so that two runs do not wait for each other.
    let folders = Set(files.compactMap { host.destination(of: $0.path)?.parentDirectory }).sorted()
    let locks = folders.map { host.lock($0) }
    defer { withExtendedLifetime(locks) {} }
    var staged: [any FileSink] = []
    for file in files {
      do throws(HostError) {
        guard try host.read(file.path, limit: limit) == file.old else {
          throw HostError("has changed since it was read; read it again")
        }
        staged.append(try host.stage(file.new, for: file.path))
      } catch {
        throw HostError("'\(file.path)' \(error.message)")
      }
    }
    var failure: HostError?
    host.uninterrupted { failure = commit(staged, files, host) }
    if let failure { throw failure }
  }

  private static func commit(
    _ staged: [any FileSink], _ files: [RewrittenFiles.File], _ host: any CommandHost
  ) -> HostError? {
    for (index, sink) in staged.enumerated() {
      do throws(HostError) {
        try sink.commit()
      } catch {
        var message = "'\(files[index].path)' \(error.message)"
        for written in files[..<index] {
          // What was written a moment ago can be written again, or the disk is gone.
          if (try? host.stage(written.old, for: written.path).commit()) == nil {
            message += "; '\(written.path)' is already changed"
          }
        }
        return HostError(message)
      }
    }
    return nil
  }
}
