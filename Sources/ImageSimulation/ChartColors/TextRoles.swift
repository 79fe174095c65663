/// Separates text from colours that only look like text.
extension ChartRoles {
  /// Whether most of it is in small pieces, and most of these form words. Rows of symbols and dashes look like words
  /// too, but are thicker than letter strokes of that size. Engineering choices.
  func isWordy(_ index: Int) -> Bool {
    let (shape, words) = (shapes[index], words[index])
    let all = words.area + words.rest
    let large = shape.letters.reduce(0) { sum, piece in
      let isLine = piece.form(width: width, height: height, scale: scale) != .ruled && piece.full * 12 >= piece.area
      return isLine && !piece.isLetter(scale) ? sum + piece.area : sum
    }
    // Edges of other text may look like words of this one, but have little of its full colour.
    let isMost = words.area * 2 >= all && words.full * 2 >= shape.area - area(index, .ruled) - inset(index)
    guard large * 5 <= all, words.count >= 2, isMost else { return false }
    let isThick = scale.factor < 2 && shape.core * 8 >= shape.area
    return !isThick || words.count >= 8 && words.area * 10 >= all * 7 && inset(index) * 4 < shape.area
  }

  /// Whether the colour is text despite its hue. Marks are more colourful, and text is dark on light or light on dark.
  /// Engineering choices; the contrast is that of text in WCAG 2.2, 1.4.3.
  func isWritten(_ index: Int) -> Bool {
    chroma[index] < Self.inkiest && contrast(index) >= 4.5 && isWordy(index)
  }

  /// Whether it is text or draws patterns on marks; edges do neither.
  func isInk(_ index: Int) -> Bool {
    isOwn(index) && (isWordy(index) && candidates.isPeak[index] || inset(index) * 3 >= shapes[index].area)
  }

  /// Whether small pieces of its full colour form no words and are not edges of text: they may be dashes, a line under
  /// others, or too little text to tell.
  func isScattered(_ index: Int) -> Bool {
    let shape = shapes[index]
    guard isOwn(index), !isWordy(index), area(index, .ruled) * 5 < shape.area, inset(index) * 2 <= shape.area else {
      return false
    }
    let isMuch = candidates.counts[index] >= 8 * CandidateColors.leastPixels(width * height)
    guard isMuch || area(index, .ruled) + area(index, .long) > 0 || shape.core * 30 >= shape.area else { return false }
    // Vertical letter strokes have most of the ink.
    let strongest = shapes.indices.filter { isGrey($0) && isOwn($0) }.map(contrast).max() ?? 1
    let color = candidates.colors[index]
    return !shapes.indices.contains { other in
      let written = candidates.colors[other]
      // A grey axis is not a text colour.
      let isInk = area(other, .ruled) * 5 < shapes[other].area || contrast(other) >= strongest
      return contrast(other) > contrast(index) && isOwn(other) && isInk
        && candidates.counts[other] * 20 >= candidates.counts[index]
        && grounds.contains { color.distance(written) * 4 <= candidates.colors[$0].distance(written) }
    }
  }

  /// Whether there is much of it and hardly any in words: thin symbols, dashes, a line under others. Engineering
  /// choice: a third.
  func isUnwritten(_ index: Int) -> Bool {
    let count = candidates.counts[index]
    return count >= 8 * CandidateColors.leastPixels(width * height) && words[index].full * 3 <= count
      && !shapes[index].letters.isEmpty
  }

  /// The main text colour: the strongest of those with most text. Edges of letters may look like letters.
  func mainInk(_ indices: [Int]) -> Int? {
    let wordy = indices.filter(isWordy)
    let most = wordy.map { words[$0].area }.max() ?? 0
    return wordy.filter { words[$0].area * 2 >= most }.max { contrast($0) < contrast($1) }
  }
}
