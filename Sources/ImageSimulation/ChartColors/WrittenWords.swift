/// Pieces of one colour arranged side by side like letters, and how much of them looks like text.
struct WrittenWords {
  /// Pixels in words, and in figures aligned with others.
  private(set) var area = 0
  /// Those of them with the full colour.
  private(set) var full = 0
  /// The number of words and of lines of figures.
  private(set) var count = 0
  /// Pixels of other pieces.
  private(set) var rest = 0

  /// Further pieces are ignored: the first ones are representative. Engineering choice.
  private static let most = 2_000

  /// Joins small pieces along lines of text.
  init(_ pieces: [PicturePiece], width pictureWidth: Int, scale: PictureScale) {
    // Left to right, so that a word grows by its next letter.
    let letters = pieces.prefix(Self.most).sorted { ($0.left, $0.top, $0.right) < ($1.left, $1.top, $1.right) }
    var words: [(box: PicturePiece, letters: [PicturePiece])] = []
    for letter in letters {
      if let index = words.lastIndex(where: { Self.continues($0.box, letter, scale) }) {
        words[index].box.formUnion(letter)
        words[index].letters.append(letter)
      } else {
        words.append((letter, [letter]))
      }
    }
    var others: [PicturePiece] = []
    // Pieces without the full colour may be text of another colour.
    for word in words where word.box.full * 16 >= word.box.area {
      if Self.isWritten(word.box, pictureWidth, scale) {
        area += word.box.area
        full += word.box.full
        count += 1
      } else {
        others += word.letters
      }
    }
    rest = others.reduce(0) { $0 + $1.area }
    addLines(others, scale)
  }

  /// Axis labels are short, but aligned and equally high; unlike symbols they have different amounts of ink.
  /// Engineering choices: three, and a fifth.
  private mutating func addLines(_ pieces: [PicturePiece], _ scale: PictureScale) {
    let figures = pieces.filter { Double($0.height) >= 5 * scale.factor && $0.area * 10 <= $0.width * $0.height * 7 }
    var columns: [PicturePiece] = []
    for (_, line) in Dictionary(grouping: figures, by: { [$0.top, $0.bottom] }) where !addLine(line) { columns += line }
    for (_, line) in Dictionary(grouping: columns, by: { [$0.right, $0.height] }) { _ = addLine(line) }
  }

  private mutating func addLine(_ line: [PicturePiece]) -> Bool {
    let (least, most) = (line.map(\.area).min() ?? 0, line.map(\.area).max() ?? 0)
    guard line.count >= 3, most * 5 >= least * 6 else { return false }
    let written = line.reduce(0) { $0 + $1.area }
    area += written
    full += line.reduce(0) { $0 + $1.full }
    rest -= written
    count += 1
    return true
  }

  /// Whether a piece continues a word on its line. Only fragments of thin strokes have the full ink, so neither need be
  /// a letter. Engineering choices: no line is higher than a title, no gap wider than a space.
  private static func continues(_ word: PicturePiece, _ letter: PicturePiece, _ scale: PictureScale) -> Bool {
    let height = max(word.bottom, letter.bottom) - min(word.top, letter.top) + 1
    return height < scale.stretch && Double(letter.left - word.right) <= 6 * scale.factor
  }

  /// Rows through a word cross many strokes; rows through a symbol or a line cross one. Engineering choices; legible
  /// letters are at least 5 px high.
  private static func isWritten(_ word: PicturePiece, _ pictureWidth: Int, _ scale: PictureScale) -> Bool {
    Double(word.height) >= 5 * scale.factor && word.width * 2 >= word.height * 3
      && word.runs * 5 >= word.height * 6 && word.width * 4 <= pictureWidth * 3
      && word.area * 10 <= word.width * word.height * 7
  }
}
