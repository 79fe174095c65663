/// What a style sheet says: blocks in blocks, declarations in them, and at-rules without a block.
///
/// Everything refers to bytes of the text; nothing is evaluated. Source: CSS Syntax Module Level 3, section 5; CSS
/// Nesting Module.
package struct CSSStyleSheet: Sendable {
  /// The contents of braces.
  package struct Block: Sendable {
    /// The index of the block around it; nil at the top.
    package let parent: Int?
    /// The name of an at-rule in lower case, without `@`; nil for a rule with a selector.
    package let atRule: String?
    /// The selector, or what follows the name of the at-rule; without blanks at the ends.
    package let prelude: Range<Int>
  }

  /// A property and its value.
  package struct Declaration: Sendable {
    /// As written: custom properties keep their case.
    package let name: String
    /// The bytes of the name.
    package let nameRange: Range<Int>
    /// The value without `!important` and without blanks and comments at the ends; empty without one.
    package let value: Range<Int>
    /// Whether `!important` follows.
    package let isImportant: Bool
    /// The index of the block around it; nil at the top, where CSS allows none.
    package let block: Int?
  }

  /// An at-rule without a block: `@import "a.css";`.
  package struct Statement: Sendable {
    /// In lower case, without `@`.
    package let name: String
    /// What follows the name, without blanks at the ends.
    package let prelude: Range<Int>
    /// The index of the block around it; nil at the top.
    package let block: Int?
  }

  /// In the order in which they open.
  package internal(set) var blocks: [Block] = []
  /// In file order.
  package internal(set) var declarations: [Declaration] = []
  /// In file order.
  package internal(set) var statements: [Statement] = []
  /// What CSS skips in silence and people want to know: text that is not a declaration, a block that is not closed.
  package internal(set) var faults: [SourceError] = []
}
