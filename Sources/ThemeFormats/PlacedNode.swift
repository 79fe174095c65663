import Palette
import SourceText

/// A value of a tree together with the file and the pointer that lead to it.
struct PlacedNode: Sendable {
  /// The value.
  let node: SourceNode
  /// The file that holds it.
  let file: SourceFile
  /// The way to it from the root.
  let pointer: JSONPointer

  /// The place as a theme's colour names it.
  var origin: TokenOrigin { TokenOrigin(file: file, range: node.range, pointer: pointer) }

  /// The value of the member of that name; the last one when the key is repeated.
  subscript(key: String) -> PlacedNode? {
    node[key].map { PlacedNode(node: $0, file: file, pointer: pointer.appending(key)) }
  }

  /// The items when this is an array.
  var items: [PlacedNode]? {
    node.items?.enumerated().map { PlacedNode(node: $1, file: file, pointer: pointer.appending($0)) }
  }

  /// The members when this is an object, in file order; a repeated key stands where it stood last.
  var members: [(key: String, keyRange: Range<Int>, value: PlacedNode)]? {
    node.lastMembers?.map {
      ($0.key, $0.keyRange, PlacedNode(node: $0.value, file: file, pointer: pointer.appending($0.key)))
    }
  }
}

extension ThemeInput {
  /// The whole tree with its place, when there is one.
  var placedRoot: PlacedNode? { root.map { PlacedNode(node: $0, file: file, pointer: JSONPointer()) } }
}
