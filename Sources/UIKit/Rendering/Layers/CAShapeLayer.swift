public import CoreGraphics
public import Foundation

/// The parts of a path with several outlines that are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name; one that has none of the names below counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fills the parts that the outlines wind around, with all turns added up.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Fills the parts that a line from outside reaches across an odd number of outlines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String

  /// Creates an end from its name; one that has none of the names below counts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Right at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle round its last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square round its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String

  /// Creates a corner from its name; one that has none of the names below counts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point, unless that would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills a path and draws a line along it, over its background.
///
/// The path is in the coordinates of the layer, and may reach out of its bounds. Without a background, the shadow is that of
/// the path, unless `shadowPath` is set.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  final private var shape = LayerShape()

  /// Creates a layer of no size and no path.
  public override init() { super.init() }

  /// Creates a layer that looks like `layer`, with its path.
  public override init(layer: Any) {
    if let other = layer as? CAShapeLayer { shape = other.shape }
    super.init(layer: layer)
  }

  /// Creates a layer of no size; there are no archives of layers to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path that is filled and stroked; `nil` by default.
  ///
  /// A copy is kept.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { $0.path = newValue?.copy() } }
  }

  /// The colour inside of the path; opaque black by default, and none for `nil`.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.fillColor = newValue } }
  }

  /// The rule by which parts of the path are filled; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule") { $0.fillRule = newValue } }
  }

  /// The colour of the line; `nil`, which draws none, by default.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.strokeColor = newValue } }
  }

  /// The share of the path's length at which the line begins, 0…1; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { $0.strokeStart = newValue } }
  }

  /// The share of the path's length at which the line ends, 0…1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { $0.strokeEnd = newValue } }
  }

  /// The width of the line, in points; 1 by default.
  ///
  /// What is not positive and finite draws none.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { $0.lineWidth = newValue } }
  }

  /// The greatest length of a pointed corner, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { $0.miterLimit = newValue } }
  }

  /// The shape of the ends of the line; it ends at its last point by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap") { $0.lineCap = newValue } }
  }

  /// The shape of the corners of the line; pointed by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin") { $0.lineJoin = newValue } }
  }

  /// The lengths of what is drawn and left out in turn, in points; `nil` by default, for a whole line.
  ///
  /// Lengths below zero, those that are not finite, and those that are all zero have the line whole.
  open var lineDashPattern: [NSNumber]? {
    get { shape.dashes?.map { NSNumber(value: Double($0)) } }
    set { change("lineDashPattern") { $0.dashes = newValue?.map { CGFloat($0.doubleValue) } } }
  }

  /// The offset into the dash pattern at which the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set { change("lineDashPhase") { $0.dashPhase = newValue } }
  }

  private func change(_ keyPath: String, _ change: (inout LayerShape) -> Void) {
    let former = shape
    change(&shape)
    if shape != former { contentDidChange(keyPath, from: former) }
  }

  override func takeAppearance(of layer: CALayer) {
    super.takeAppearance(of: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.animated(layer.shape) }
  }

  override func ownDrawings() -> [UIBackendDrawing] {
    guard let shape = animated(shape).forBackend else { return super.ownDrawings() }
    return [.shape(shape)] + super.ownDrawings()
  }

  override var shapeOfShadow: UIBackendPath? {
    if let path = super.shapeOfShadow { return path }
    guard shown.backgroundColor.isClear, shape.fillColor != nil else { return nil }
    return animated(shape).path.flatMap(UIBackendPath.init)
  }
}

/// What a shape layer shows, as one value.
struct LayerShape: Equatable {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashes: [CGFloat]?
  var dashPhase: CGFloat = 0

  /// The shape in the form that a backend takes; `nil` where there is nothing to draw.
  var forBackend: UIBackendShape? {
    guard let path, let outline = UIBackendPath(path) else { return nil }
    let stroke = stroke(along: path)
    let fill = fillColor.flatMap { $0.alpha > 0 ? UIBackendColor($0) : nil }
    guard fill != nil || stroke != nil else { return nil }
    var shape = UIBackendShape(
      path: outline,
      fillColor: fill,
      fillRule: fillRule == .evenOdd ? .evenOdd : .winding
    )
    shape.stroke = stroke
    return shape
  }

  private func stroke(along path: CGPath) -> UIBackendShape.Stroke? {
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, lineWidth.isFinite,
      let steps = path.trimmed(from: strokeStart, to: strokeEnd), let line = UIBackendPath(steps)
    else { return nil }
    return UIBackendShape.Stroke(
      path: line,
      color: UIBackendColor(strokeColor),
      width: lineWidth,
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit.isFinite ? max(miterLimit, 1) : 10,
      dashes: usableDashes,
      dashPhase: dashPhase.isFinite ? dashPhase : 0
    )
  }

  private var usableDashes: [CGFloat] {
    guard let dashes, dashes.allSatisfy({ $0.isFinite && $0 >= 0 }),
      dashes.contains(where: { $0 > 0 })
    else { return [] }
    return dashes
  }
}
