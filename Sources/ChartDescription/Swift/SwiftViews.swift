import SafeText

/// The views of generated Swift: what UIKit and SwiftUI tell assistive technology of a chart.
enum SwiftViews {
  static func text(_ type: String, title: String) -> String {
    """
    #if canImport(UIKit) && !os(watchOS)
      /// To assistive technology a container of the chart's elements, and its audio graph. Draw the chart in a subclass, with
      /// symbols where UIAccessibility.shouldDifferentiateWithoutColor is true, opaque where isReduceTransparencyEnabled, darker
      /// where isDarkerSystemColorsEnabled, and still where isReduceMotionEnabled.
      @available(iOS 15, tvOS 15, visionOS 1, *)
      class \(type)View: UIView, AXChart {
        /// Where the plot is in the view; nil if it fills the view.
        var plot: CGRect? { didSet { setNeedsLayout() } }
        /// Each element with its stop, and the containers of several series.
        private var placed: [(element: UIAccessibilityElement, stop: \(type).Element)] = []
        private var containers: [UIAccessibilityElement] = []
        private nonisolated(unsafe) var replaced: AXChartDescriptor?

        nonisolated var accessibilityChartDescriptor: AXChartDescriptor? {
          get { replaced ?? \(type)().makeChartDescriptor() }
          set { replaced = newValue }
        }

        override init(frame: CGRect) {
          super.init(frame: frame)
          makeAccessible()
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
          makeAccessible()
        }

        private func makeAccessible() {
          isAccessibilityElement = false
          accessibilityContainerType = .semanticGroup
          accessibilityLabel = \(title)
          let series = \(type).makeSeries()
          if series.count == 1 {
            accessibilityElements = series[0].elements.map { element($0, in: self) }
            return
          }
          containers = series.map { name, stops in
            let container = UIAccessibilityElement(accessibilityContainer: self)
            container.isAccessibilityElement = false
            container.accessibilityContainerType = .semanticGroup
            container.accessibilityLabel = name
            container.accessibilityElements = stops.map { element($0, in: container) }
            return container
          }
          accessibilityElements = containers
        }

        private func element(_ stop: \(type).Element, in container: Any) -> UIAccessibilityElement {
          let element = UIAccessibilityElement(accessibilityContainer: container)
          element.accessibilityLabel = stop.label
          element.accessibilityValue = stop.value
          element.accessibilityTraits = .staticText
          placed.append((element, stop))
          return element
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          for container in containers { container.accessibilityFrameInContainerSpace = bounds }
          for (element, stop) in placed { element.accessibilityFrameInContainerSpace = stop.frame(in: plot ?? bounds) }
        }
      }
    #endif

    #if canImport(SwiftUI)
      @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
      extension \(type): AXChartDescriptorRepresentable {}

      /// The same of a view that the plot fills: `.modifier(\(type)Accessibility())`. Its environment has the same settings:
      /// accessibilityDifferentiateWithoutColor, accessibilityReduceTransparency, colorSchemeContrast, accessibilityReduceMotion.
      @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
      struct \(type)Accessibility: ViewModifier {
        func body(content: Content) -> some View {
          let stops = \(type).makeElements()
          content
            .accessibilityLabel(Text(verbatim: \(title)))
            .accessibilityChildren {
              GeometryReader { plot in
                ForEach(stops.indices, id: \\.self) { index in
                  let frame = stops[index].frame(in: CGRect(origin: .zero, size: plot.size))
                  Color.clear
                    .frame(width: frame.width, height: frame.height)
                    .position(x: frame.midX, y: frame.midY)
                    .accessibilityElement()
                    .accessibilityLabel(Text(verbatim: stops[index].label))
                    .accessibilityValue(Text(verbatim: stops[index].value))
                }
              }
            }
            .accessibilityChartDescriptor(\(type)())
        }
      }
    #endif
    """
  }
}
