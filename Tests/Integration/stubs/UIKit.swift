// swift-format-ignore-file
// The signatures of UIKit that Chart.swift uses, as its documentation states them.
//
// Source: https://developer.apple.com/documentation/uikit/uiaccessibilityelement

import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
}

@MainActor open class UIView {
  public init() {}
}

@MainActor open class UIAccessibilityElement {
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {}
}
