import CoreGraphics
public import Foundation

/// The way in which colours spread in a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name; one that has none of the names below draws nothing.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards; the end point is the corner of the rectangle around the last colour's ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colours which go over into each other, over its background and within its rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  final private var gradient = LayerGradient()

  /// Creates a layer of no size and no colours.
  public override init() { super.init() }

  /// Creates a layer that looks like `layer`, with its colours.
  public override init(layer: Any) {
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
    super.init(layer: layer)
  }

  /// Creates a layer of no size; there are no archives of layers to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colours, from the start to the end, as `CGColor`s; `nil` by default, which draws nothing.
  ///
  /// What is no `CGColor` is reported and left out. One colour fills the layer.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue.map(Self.colors)
      change("colors") { $0.colors = colors }
    }
  }

  /// The position of each colour between the start and the end, 0…1; evenly spread for `nil`, the default.
  ///
  /// A location before the one of the colour before counts as that one. Unless there are as many locations as colours, and
  /// all are finite, they are reported when they are drawn and the colours are evenly spread.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set { change("locations") { $0.locations = newValue?.map(\.doubleValue) } }
  }

  /// The point of the first colour in unit coordinates, with (0, 0) at the top left corner and (1, 1) at the bottom right; (0.5, 0) by
  /// default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { $0.startPoint = newValue } }
  }

  /// The point of the last colour, in the coordinates of `startPoint`; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { $0.endPoint = newValue } }
  }

  /// The way in which the colours spread; along a line by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { $0.type = newValue } }
  }

  private func change(_ keyPath: String, _ change: (inout LayerGradient) -> Void) {
    let former = gradient
    change(&gradient)
    if gradient != former { contentDidChange(keyPath, from: former) }
  }

  private static func colors(_ values: [Any]) -> [CGColor] {
    let colors = values.compactMap { $0 as? CGColor }
    if colors.count != values.count {
      Diagnostics.report(
        .geometry,
        "A gradient was given \(values.count) colours, of which \(colors.count) are a CGColor; it shows those."
      )
    }
    return colors
  }

  override func takeAppearance(of layer: CALayer) {
    super.takeAppearance(of: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.animated(layer.gradient) }
  }

  override func ownDrawings() -> [UIBackendDrawing] {
    guard let gradient = animated(gradient).forBackend else { return super.ownDrawings() }
    return [.gradient(gradient, rect: shown.bounds)] + super.ownDrawings()
  }
}

/// What a gradient layer shows, as one value.
struct LayerGradient: Equatable {
  var colors: [CGColor]?
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// The gradient in the form that a backend takes; `nil` where there is nothing to draw.
  @MainActor var forBackend: UIBackendGradient? {
    guard let colors, !colors.isEmpty, startPoint.isFinite, endPoint.isFinite,
      let kind = UIBackendGradient.Kind(rawValue: type.rawValue)
    else { return nil }
    return UIBackendGradient(
      kind: kind,
      start: startPoint,
      end: endPoint,
      stops: zip(colors, places(of: colors.count)).map {
        UIBackendGradient.Stop(color: UIBackendColor($0), location: $1)
      }
    )
  }

  @MainActor
  private func places(of count: Int) -> [Double] {
    let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    guard let locations else { return even }
    guard locations.count == count, locations.allSatisfy(\.isFinite) else {
      Diagnostics.report(
        .geometry,
        """
        A gradient of \(count) colours has \(locations.count) locations, or one that is not finite; the colours are \
        spread evenly.
        """
      )
      return even
    }
    var last = 0.0
    return locations.map { location in
      last = min(max(location, last), 1)
      return last
    }
  }
}
