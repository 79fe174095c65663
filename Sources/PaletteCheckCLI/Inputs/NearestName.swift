/// Stands in until the one of SourceText is there.
enum NearestName {
  static func suggestion(for name: String, among names: [String]) -> String? {
    func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
      var row = Array(0...b.count)
      for i in a.indices {
        var last = row[0]
        row[0] = i + 1
        for j in b.indices {
          let next = min(row[j + 1] + 1, row[j] + 1, last + (a[i] == b[j] ? 0 : 1))
          last = row[j + 1]
          row[j + 1] = next
        }
      }
      return row[b.count]
    }
    let own = Array(name.utf8)
    var best: (name: String, distance: Int)?
    for other in names where abs(other.utf8.count - own.count) <= max(1, (own.count + 1) / 3) {
      let d = distance(own, Array(other.utf8))
      if d <= max(1, (own.count + 1) / 3), d < best?.distance ?? .max { best = (other, d) }
    }
    return best?.name
  }
}
