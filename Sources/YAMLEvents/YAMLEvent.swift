/// An event of a YAML text (YAML 1.1, section 3.1.1: the serialization's events).
package struct YAMLEvent: Hashable, Sendable {
  /// How a scalar is written.
  package enum Style: Hashable, Sendable {
    /// Without quotes: its text determines its type.
    case plain
    /// In single or double quotes, or as a block after `|` or `>`: always text.
    case quoted
  }

  /// Properties in front of a value.
  package struct Properties: Hashable, Sendable {
    /// The anchor's name after `&`.
    package let anchor: String?
    /// The tag in full: `tag:yaml.org,2002:str` for `!!str`.
    package let tag: String?

    /// Whether there are none.
    package var isEmpty: Bool { anchor == nil && tag == nil }
  }

  /// The kind of an event.
  package enum Kind: Hashable, Sendable {
    case documentStart, documentEnd, streamEnd
    /// `*name`; not expanded.
    case alias(String)
    case scalar(String, Style, Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties)
    case mappingEnd
  }

  /// The kind of the event.
  package let kind: Kind
  /// Its byte range, properties included; empty where nothing is written.
  package let range: Range<Int>
}
