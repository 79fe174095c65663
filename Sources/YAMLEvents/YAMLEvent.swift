/// A step through a YAML text (YAML 1.1, section 3.1.1: the serialization's events).
package struct YAMLEvent: Hashable, Sendable {
  /// How a scalar is written.
  package enum Style: Hashable, Sendable {
    /// Without quotes: what it stands for depends on its text.
    case plain
    /// In single or double quotes, or as a block behind `|` or `>`: always text.
    case quoted
  }

  /// Names in front of a value.
  package struct Properties: Hashable, Sendable {
    /// The name behind `&`.
    package let anchor: String?
    /// The tag, written out: `tag:yaml.org,2002:str` for `!!str`.
    package let tag: String?

    /// Whether there are none.
    package var isEmpty: Bool { anchor == nil && tag == nil }
  }

  /// What happens.
  package enum Kind: Hashable, Sendable {
    case documentStart, documentEnd, streamEnd
    /// `*name`; not followed.
    case alias(String)
    case scalar(String, Style, Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties)
    case mappingEnd
  }

  /// What happens.
  package let kind: Kind
  /// The bytes it is read from, properties included; empty where nothing is written.
  package let range: Range<Int>
}
