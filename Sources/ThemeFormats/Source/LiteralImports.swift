import PaletteRules
import SourceText

/// Reads the files that a program imports: by relative paths, inside the repository, and only so many.
final class LiteralImports {
  private let options: ReadingOptions
  private var filesLeft = 64
  private var bytesLeft = 8 << 20

  init(_ options: ReadingOptions) { self.options = options }

  /// What a file imports under a path as written; nil where no file is found, or too many were read.
  func module(_ path: String, from file: SourceFile) -> LiteralModule? {
    guard path.hasPrefix("."), !path.contains(where: { "*?[{".contains($0) }), let siblings = options.siblings else {
      return nil
    }
    for candidate in Self.candidates(path, from: file.path) {
      guard filesLeft > 0, bytesLeft > 0 else { return nil }
      guard let found = try? siblings.files(matching: candidate, beside: file).first else { continue }
      filesLeft -= 1
      bytesLeft -= found.bytes.count
      if let language = LiteralLanguage.of(found.path) {
        return try? LiteralModule(found, language, limits: options.limits)
      }
      let document = try? JSONReader.read(found.bytes, .lenient, limits: options.limits)
      return document.map { LiteralModule(found, root: $0.root) }
    }
    return nil
  }

  /// The files that a path may mean, as bundlers, Python and Sass look for them.
  private static func candidates(_ path: String, from file: String) -> [String] {
    let name = path.pathNames.last.map(String.init) ?? ""
    let folder = String(path.dropLast(name.count))
    switch LiteralLanguage.of(file)?.family {
    case .python, .code: return [path]
    case .sass:
      let isWhole = LiteralLanguage.of(name)?.family == .sass
      let ending = isWhole ? "" : "." + (file.split(separator: ".").last ?? "scss")
      return ["\(folder)_\(name)\(ending)", "\(folder)\(name)\(ending)"]
        + (isWhole ? [] : ["\(path)/_index\(ending)", "\(path)/index\(ending)"])
    case .script, nil:
      for (written, sources) in [(".js", ["ts", "tsx"]), (".mjs", ["mts"]), (".cjs", ["cts"]), (".jsx", ["tsx"])]
      where name.hasSuffix(written) {
        return [path] + sources.map { path.dropLast(written.count) + "." + $0 }
      }
      if LiteralLanguage.of(name) != nil || name.hasSuffix(".json") { return [path] }
      let endings = ["ts", "tsx", "js", "mjs", "cjs", "json"]
      return endings.map { path + "." + $0 } + endings.prefix(3).map { path + "/index." + $0 }
    }
  }
}
