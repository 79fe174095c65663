/// The keys of `elements.json`, object by object; `elements-1.schema.json` has the same.
enum ElementKeys {
  static let document = ["elements", "$schema", "contentDirection", "isUnitless", "findings"]
  static let element = ["role", "isElement", "label", "traits", "value", "hint", "frame", "series", "index", "count"]
  static let frame = ["x", "y", "width", "height"]
}
