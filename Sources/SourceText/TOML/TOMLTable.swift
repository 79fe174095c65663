/// A table of TOML while the text is read: later lines add to it.
final class TOMLTable {
  /// How a table came to be; it says what may still be added (TOML 1.0.0, "Table").
  enum Origin {
    /// By the header of a table below it: its own header may still come.
    case implicit
    /// By its own header.
    case header
    /// By a dotted key: only dotted keys of the same header add to it.
    case dotted
  }

  /// What a key holds.
  enum Content {
    case value(SourceNode)
    case table(TOMLTable)
    case tables(List)
  }

  /// A list of tables, to which each header adds one; a reference, so that adding copies none of the others.
  final class List {
    var tables: [TOMLTable]

    init(_ first: TOMLTable) { tables = [first] }
  }

  /// A key with what it holds.
  private struct Entry {
    let key: String
    let keyRange: Range<Int>
    var content: Content
  }

  var origin: Origin
  /// The bytes of the header, or of the key that made the table.
  let range: Range<Int>
  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  init(_ origin: Origin, range: Range<Int>) {
    self.origin = origin
    self.range = range
  }

  /// What a key holds; nil when it is not there.
  func content(_ key: String) -> (content: Content, keyRange: Range<Int>)? {
    indices[key].map { (entries[$0].content, entries[$0].keyRange) }
  }

  /// Sets a key, anew or for the first time.
  func set(_ key: String, _ keyRange: Range<Int>, _ content: Content) {
    if let index = indices[key] {
      entries[index].content = content
    } else {
      indices[key] = entries.count
      entries.append(Entry(key: key, keyRange: keyRange, content: content))
    }
  }

  /// The finished tree; as deep as the longest row of keys, which has a limit.
  var node: SourceNode {
    let members = entries.map { entry in
      let value =
        switch entry.content {
        case .value(let node): node
        case .table(let table): table.node
        case .tables(let list): SourceNode(.array(list.tables.map(\.node)), range: entry.keyRange)
        }
      return SourceNode.Member(key: entry.key, keyRange: entry.keyRange, value: value)
    }
    return SourceNode(.object(members), range: range)
  }
}
