import ArgumentParser
import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteReports
import SourceText

/// Which pictures are written where.
struct PicturePlan {
  private struct Task {
    let input: String
    let outputs: [PictureResult.Seen]
  }

  private let tasks: [Task]
  /// The folders that were made for them, the uppermost first.
  private var madeFolders: [String] = []

  /// One picture and one vision are written to the file `output`, or for `-` to standard output; more, or where a folder
  /// is there, are written into it, which is created. Nothing is written yet, but the folder.
  ///
  /// - Throws: `ValidationError` when two pictures would be one file or a picture would replace itself.
  init(_ pictures: [String], _ simulations: [Simulation], output: String, host: some CommandHost) throws {
    let isThere = output != "-" && host.kind(of: output) == .directory
    let isFile = pictures.count == 1 && simulations.count == 1 && !isThere && !output.hasSuffix("/")
    if output == "-", !isFile {
      throw ValidationError(
        "'-' takes one picture and \(pictures.count * simulations.count) are written; name a folder, or give one picture "
          + "and one --vision")
    }
    if isFile { try host.refuseTerminal(at: output) }
    if !isFile {
      if let kind = host.kind(of: output), kind != .directory {
        throw ValidationError("'\(output)' is a file; several pictures need a folder")
      }
    }
    if !isFile, !isThere, output.lowercased().hasSuffix(".png") {
      let count = pictures.count * simulations.count
      throw ValidationError(
        "'\(output)' looks like one picture, but \(count) are written; "
          + (pictures.count == 1 ? "give one --vision, or a folder" : "give a folder"))
    }
    tasks = pictures.map { picture in
      Task(
        input: picture,
        outputs: simulations.map { simulation in
          let name = "\(Self.stem(picture))-\(simulation.vision.rawValue).png"
          return PictureResult.Seen(
            simulation, path: isFile ? output : output.hasSuffix("/") ? output + name : "\(output)/\(name)")
        })
    }
    var taken: [String: String] = [:]
    for task in tasks {
      for path in task.outputs.map(\.path) {
        if let other = taken.updateValue(task.input, forKey: path) {
          throw ValidationError(
            "'\(other)' and '\(task.input)' would both be written to '\(path)'; give them one folder each")
        }
        if let real = host.realPath(path), pictures.contains(where: { host.realPath($0) == real }) {
          throw ValidationError("'\(path)' would replace a picture that is read; choose another path")
        }
      }
    }
    if !isFile { madeFolders = try host.makePictureFolder(output) }
  }

  var paths: [String] { tasks.flatMap { $0.outputs.map(\.path) } }

  /// Writes every picture. One that cannot be read or written never hides the others.
  func write(
    limits: PNGLimits, host: some CommandHost
  ) -> (results: [PictureResult], failures: [FileFailure]) {
    var (results, failures) = ([PictureResult](), [FileFailure]())
    for task in tasks {
      do {
        results.append(try write(task, limits: limits, host: host))
      } catch {
        failures.append(error)
      }
    }
    if results.isEmpty { host.removeEmpty(madeFolders) }
    return (results, failures)
  }

  private func write(
    _ task: Task, limits: PNGLimits, host: some CommandHost
  ) throws(FileFailure) -> PictureResult {
    var sinks: [any FileSink] = []
    for output in task.outputs {
      do throws(HostError) { sinks.append(try host.byteSink(output.path)) } catch {
        throw FileFailure(path: output.path, reason: error.message)
      }
    }
    let size: Int
    do throws(HostError) { size = try host.source(task.input).size } catch {
      throw FileFailure(path: task.input, reason: error.message)
    }
    let simulation = PictureSimulation(limits: limits)
    let outputs = zip(task.outputs, sinks).map { PictureSimulation.Output($0.simulation, to: $1) }
    let summary: PictureSimulation.Summary
    do throws(PictureError) {
      summary = try simulation.write(outputs, fileSize: size) { () throws(PNGError) in
        do throws(HostError) { return try host.source(task.input) } catch { throw PNGError.stream(error.message) }
      }
    } catch {
      throw FileFailure(path: task.input, reason: error.reason)
    }
    for (output, sink) in zip(task.outputs, sinks) {
      do throws(HostError) { try sink.commit() } catch { throw FileFailure(path: output.path, reason: error.message) }
    }
    return PictureResult(
      input: task.input, width: summary.header.width, height: summary.header.height, outputs: task.outputs,
      notes: summary.notes, omission: summary.omission)
  }

  /// The last part of a path without its extension.
  private static func stem(_ path: String) -> String {
    let name = path.pathNames.last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension CommandHost {
  /// Makes the folder that pictures go to, and those above it.
  ///
  /// - Returns: What was made, the uppermost first.
  /// - Throws: `ValidationError` when the folder cannot be created.
  func makePictureFolder(_ folder: String) throws -> [String] {
    guard folder != "-", !folder.isEmpty else {
      throw ValidationError("'\(folder)' is not a folder, and several pictures need one; name a folder")
    }
    do throws(HostError) { return try createDirectory(folder) } catch {
      throw ValidationError("'\(folder)' \(error.message)")
    }
  }

  /// Removes folders that were made, where nothing came into them.
  func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { removeEmptyDirectory(folder) }
  }
}

/// Names of files made from names that somebody else wrote.
enum PictureName {
  /// Letters, digits, dots, dashes and underscores of ASCII; a dash for whatever else, none at the ends; `theme` for none.
  static func word(_ text: String) -> String {
    var word = ""
    for byte in text.utf8 {
      let scalar = UnicodeScalar(byte)
      let isKept =
        byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2E)
      if isKept { word.unicodeScalars.append(scalar) } else if word.last != "-", !word.isEmpty { word.append("-") }
      if word.utf8.count >= longest { break }
    }
    while let last = word.last, last == "-" || last == "." { word.removeLast() }
    while let first = word.first, first == "-" || first == "." { word.removeFirst() }
    return word.isEmpty ? "theme" : word
  }

  /// Bytes; with the rest of the name far below what file systems take.
  private static let longest = 60

  /// `theme` for `folder/theme.json`, made a word.
  static func stem(_ path: String) -> String {
    let name = path.pathNames.last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return word(name) }
    return word(String(name[..<dot]))
  }
}
