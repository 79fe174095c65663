import FileAccess
import ThemeFormats

/// Writes several files, all or none.
enum FileReplacing {
  /// Writes the new bytes of each file, unless one of them has changed since it was read.
  ///
  /// All bytes are written before the first file takes its place, and no signal that can be held comes between the first
  /// and the last; a process that is killed there leaves some files new and the others old, each whole.
  ///
  /// - Returns: What belonged to the files and could not be kept.
  /// - Throws: What went wrong, with the path; all files are then as they were.
  static func write(
    _ files: [RewrittenFiles.File], limit: Int, host: any CommandHost
  ) throws(HostError) -> [LostProperties] {
    // In one order, so that two runs do not wait for each other.
    let folders = Set(files.compactMap { host.destination(of: $0.path)?.parentDirectory }).sorted()
    let locks = folders.map { host.lock($0) }
    defer { withExtendedLifetime(locks) {} }
    var staged: [Staged] = []
    for file in files {
      do throws(HostError) {
        let stamp = host.stamp(of: file.path)
        guard try host.read(file.path, limit: limit) == file.old else { throw changed }
        staged.append(Staged(sink: try host.stage(file.new, for: file.path), stamp: stamp))
      } catch {
        throw HostError("'\(file.path)' \(error.message)")
      }
    }
    var failure: HostError?
    host.uninterrupted { failure = commit(staged, files, host) }
    if let failure { throw failure }
    return zip(files, staged).map { LostProperties(path: $0.path, lost: $1.sink.lost) }.filter { !$0.lost.isEmpty }
  }

  private static let changed = HostError("has changed since it was read; read it again")

  private struct Staged {
    let sink: any FileSink
    /// Of the file as it was compared with what was read.
    let stamp: FileStamp?
  }

  private static func commit(
    _ staged: [Staged], _ files: [RewrittenFiles.File], _ host: any CommandHost
  ) -> HostError? {
    for (index, one) in staged.enumerated() {
      do throws(HostError) {
        // Somebody may have saved the file while the others were written.
        guard host.stamp(of: files[index].path) == one.stamp else { throw changed }
        try one.sink.commit()
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

/// What belonged to a written file and could not be kept.
struct LostProperties {
  let path: String
  let lost: [LostProperty]

  /// `'a.json' could not keep its owner and its group; 2 hard links still have the old bytes`; untrusted.
  var text: String {
    let properties = lost.compactMap { property -> String? in
      switch property {
      case .owner: "its owner"
      case .group: "its group"
      case .attribute(let name): "its attribute '\(name)'"
      case .otherNames: nil
      }
    }
    let links = lost.compactMap { if case .otherNames(let count) = $0 { count } else { nil } }.first
    let parts = [
      properties.isEmpty ? nil : "could not keep \(properties.joined(separator: " and "))",
      links.map {
        "has \($0 == 1 ? "another hard link, which keeps" : "\($0) more hard links, which keep") the old bytes"
      },
    ].compactMap(\.self)
    return "'\(path)' \(parts.joined(separator: "; it "))"
  }
}
