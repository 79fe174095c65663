import PaletteRules
import SourceText

/// A file in the place of another one: what git leaves where it has not fetched a file, or not merged it. Many formats would read
/// it without a word.
enum UnfinishedFile {
  /// How a pointer begins (Git LFS specification, "The Pointer").
  private static let pointer = "version https://git-lfs.github.com/spec/"
  /// How the two sides of a conflict begin and end (git-merge(1), "How conflicts are presented").
  private static let (begin, end) = (Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8))

  /// What is wrong with such a file; nil for every other one.
  static func problem(of file: SourceFile) -> ThemeProblem? {
    var problem = fault(of: file)
    // Whatever the file would be, it may hold colours.
    problem?.doubt = .unusable
    return problem
  }

  private static func fault(of file: SourceFile) -> ThemeProblem? {
    if file.bytes.starts(with: pointer.utf8) { return ThemeProblem(ReadingProblem.pointer(), path: file.path) }
    guard let first = line(beginning: begin, in: file.bytes, from: 0),
      line(beginning: end, in: file.bytes, from: first.upperBound) != nil
    else { return nil }
    let origin = TokenOrigin(file: file, range: first.lowerBound..<(first.lowerBound + begin.count - 1))
    return ThemeProblem(ReadingProblem.conflict(), path: file.path, origin: origin)
  }

  private static func line(beginning sign: [UInt8], in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var start = start
    while let found = bytes.range(of: sign, from: start) {
      if found.lowerBound == 0 || bytes[found.lowerBound - 1] == 0x0A { return found }
      start = found.upperBound
    }
    return nil
  }
}
