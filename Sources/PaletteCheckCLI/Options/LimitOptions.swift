import ArgumentParser
import PNGCodec
import SourceText

/// How much an input may hold.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Refuse larger files. (default: 16777216; of Office 67108864)", valueName: "bytes"))
  var maxFileSize: Int?

  @Option(help: ArgumentHelp("Refuse files nested deeper.", valueName: "levels"))
  var maxDepth = 512

  @Option(help: ArgumentHelp("Refuse files with more tokens, and objects with more members.", valueName: "count"))
  var maxTokens = 200_000

  @Option(help: ArgumentHelp("Refuse longer strings.", valueName: "bytes"))
  var maxString = 64 << 10

  @Option(help: ArgumentHelp("Refuse themes with more series.", valueName: "count"))
  var maxSeries = 2_048

  @Option(help: ArgumentHelp("Refuse larger pictures. (default: 32000000)", valueName: "count"))
  var maxPixels: Int?

  mutating func validate() throws {
    for (name, value) in [
      ("max-file-size", maxFileSize ?? 1), ("max-depth", maxDepth), ("max-tokens", maxTokens),
      ("max-string", maxString), ("max-series", maxSeries), ("max-pixels", maxPixels ?? 1),
    ] where value < 1 {
      throw ValidationError("--\(name) is \(value); give a number from 1 on")
    }
  }

  /// The limits of a picture of a chart.
  var picture: PNGLimits { maxPixels.map { PNGLimits(pixels: $0) } ?? .chart }

  /// The most bytes of any file.
  var file: Int { maxFileSize ?? 64 << 20 }
  /// The most bytes of a text.
  var text: Int { maxFileSize ?? JSONReader.Limits().bytes }

  /// The limits of a document.
  var document: JSONReader.Limits {
    var limits = JSONReader.Limits()
    limits.bytes = text
    limits.depth = maxDepth
    limits.string = maxString
    limits.members = maxTokens
    // A token holds a few values: its type, its description, the components of its colour.
    limits.values = max(limits.values, min(maxTokens, 1 << 40) * 5)
    return limits
  }
}
