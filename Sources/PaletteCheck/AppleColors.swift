// The colours of Apple's frameworks, where they can be imported. Each is taken as it is drawn in one appearance.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ChartColor {
    /// The colour with some traits: in dark mode, with Increase Contrast.
    ///
    ///     ChartColor(.systemTeal, with: UITraitCollection(userInterfaceStyle: .dark))
    public init(_ color: UIColor, with traits: UITraitCollection = .current) {
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(extended: Double(red), Double(green), Double(blue), opacity: Double(alpha))
    }

    /// The colour of a set in an asset catalog; nil without a set of that name.
    public init?(named name: String, in bundle: Bundle? = nil, with traits: UITraitCollection = .current) {
      guard let color = UIColor(named: name, in: bundle, compatibleWith: traits) else { return nil }
      self.init(color, with: traits)
    }
  }
#endif

#if canImport(AppKit)
  public import AppKit

  extension ChartColor {
    /// The colour in an appearance: `NSAppearance(named: .darkAqua)`. Nil for a pattern, which has no components.
    public init?(_ color: NSColor, in appearance: NSAppearance? = nil) {
      var found: NSColor?
      if let appearance {
        appearance.performAsCurrentDrawingAppearance { found = color.usingColorSpace(.extendedSRGB) }
      } else {
        found = color.usingColorSpace(.extendedSRGB)
      }
      guard let found else { return nil }
      self.init(
        extended: Double(found.redComponent), Double(found.greenComponent), Double(found.blueComponent),
        opacity: Double(found.alphaComponent))
    }

    /// The colour of a set in an asset catalog; nil without a set of that name.
    public init?(named name: String, in bundle: Bundle? = nil, appearance: NSAppearance? = nil) {
      guard let color = NSColor(named: name, bundle: bundle) else { return nil }
      self.init(color, in: appearance)
    }
  }
#endif

#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ChartColor {
    /// The colour in an environment, which has the colour scheme and the contrast.
    ///
    ///     var environment = EnvironmentValues()
    ///     environment.colorScheme = .dark
    ///     let color = ChartColor(Color.teal, in: environment)
    public init(_ color: SwiftUI.Color, in environment: EnvironmentValues = EnvironmentValues()) {
      let resolved = color.resolve(in: environment)
      self.init(
        extended: Double(resolved.red), Double(resolved.green), Double(resolved.blue),
        opacity: Double(resolved.opacity))
    }
  }
#endif
