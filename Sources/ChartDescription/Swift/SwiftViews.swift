import SafeText

/// The views of generated Swift: what UIKit and SwiftUI tell assistive technology of a chart.
enum SwiftViews {
  static func text(_ type: String, title: String) -> String {
    """
    #if canImport(UIKit) && !os(watchOS)
      /// To assistive technology a container of the chart's elements, and its audio graph. Draw the chart in a subclass.
      @available(iOS 15, tvOS 15, visionOS 1, *)
      class \(type)View: UIView, AXChart {
        /// Where the plot is in the view; nil if it fills the view.
        var plot: CGRect? { didSet { setNeedsLayout() } }
        private let stops = \(type).makeElements()

        nonisolated var accessibilityChartDescriptor: AXChartDescriptor? {
          get { \(type)().makeChartDescriptor() }
          set {}
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
          accessibilityElements = stops.map { stop in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = stop.label
            element.accessibilityValue = stop.value
            element.accessibilityTraits = .staticText
            return element
          }
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          for (element, stop) in zip(accessibilityElements ?? [], stops) {
            (element as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace = stop.frame(in: plot ?? bounds)
          }
        }
      }
    #endif

    #if canImport(SwiftUI)
      @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
      extension \(type): AXChartDescriptorRepresentable {}

      /// The same of a view that the plot fills: `.modifier(\(type)Accessibility())`.
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
