public import CoreGraphics
import Foundation
public import UIKit

/// The displayed content of a window, as a tree that can be printed and searched.
@preconcurrency @MainActor
public struct HeadlessScene {
  /// One layer as it is shown.
  @preconcurrency @MainActor
  public struct Node {
    /// The name of the view's class.
    public let name: String
    /// The upright rectangle the layer fills in the window, in points, animations included.
    public let frame: CGRect
    /// The corners as displayed in the window, clockwise from the top left one, if the layer has perspective; empty without, and where
    /// one of them is behind the viewer.
    public let corners: [CGPoint]
    /// The opacity of the layer, times that of all it is in.
    public let opacity: Double
    /// The lines of text the layer shows.
    public let text: [String]
    /// The names of the pictures the layer shows.
    public let images: [String]
    /// The gradients the layer shows: how their colours spread, and each colour in hexadecimal digits with its location.
    public let gradients: [String]
    /// The paths the layer shows: how they are filled and drawn along, and the rectangle around each, in the layer's coordinates.
    public let shapes: [String]
    /// The steps of the drawing in the layer, one line each; see `HeadlessDrawing`.
    public let drawn: [String]
    /// The kinds of texts and pictures that the layer shows and that cannot be read, such as `text by TextLayout`: those that resources
    /// of another backend than `HeadlessResources` made are drawn, and have neither lines nor names here.
    public let unreadable: [String]
    /// The summary of the layer's surface, if it has one of the headless backend.
    public let surface: String?
    /// The mask of the layer, if any; of opacity 0 if the mask is hidden.
    public var mask: Node? { masks.first }
    // A structure cannot hold one of its own kind.
    fileprivate let masks: [Node]
    /// The layers in this one, back to front; hidden ones are left out.
    public let children: [Node]
  }

  /// The window itself.
  public let root: Node
  /// The lines of the menu in front of it; see `HeadlessMenu`.
  public let menu: [String]

  /// Reads what `view` shows, in its superview's coordinates; for a window, its own.
  public init(_ view: UIView) { self.init(view.ownLayer) }

  init(_ layer: CALayer, menu: HeadlessMenu? = nil) {
    self.menu = menu?.lines ?? []
    root = Node(layer, toWindow: CATransform3DIdentity, opacity: 1)
  }

  /// Every layer that is shown, parents before children, back to front.
  public var nodes: [Node] { root.flattened }

  /// The nodes that show `text` on one of their lines.
  ///
  /// A search in vain is reported if there are texts that cannot be read; see `Node.unreadable`.
  public func nodes(showing text: String) -> [Node] {
    let all = nodes
    let found = all.filter { $0.text.contains(text) }
    if found.isEmpty { reportUnreadableTexts(among: all, searchedFor: text) }
    return found
  }

  private func reportUnreadableTexts(among nodes: [Node], searchedFor text: String) {
    let unreadable = nodes.filter { $0.unreadable.contains { $0.hasPrefix("text") } }
    guard let first = unreadable.first else { return }
    Diagnostics.report(
      .text,
      """
      A scene was searched for “\(text)”, and \(unreadable.count) of its layers show text that it cannot read, such as the \
      \(first.unreadable[0]) in a \(first.name). Scenes read the texts of HeadlessResources alone, the default of HeadlessBackend; \
      with other resources find views by cells, or read HeadlessWindow.accessibility.
      """
    )
  }
}

extension HeadlessScene.Node {
  fileprivate init(_ layer: CALayer, toWindow outer: CATransform3D, opacity: Double) {
    let appearance = layer.backendAppearance
    let toWindow = CATransform3DConcat(appearance.transformToSuperlayer, outer)
    let drawings = layer.backendDrawings
    name = layer.backendTypeName
    frame = toWindow.project(appearance.bounds) ?? .zero
    corners = toWindow.corners(of: appearance.bounds)
    self.opacity = opacity * appearance.opacity
    text = drawings.flatMap { drawing -> [String] in
      switch drawing {
      case .text(let layout, _): (layout as? HeadlessTextLayout)?.lines ?? []
      case .list(let list, _, _): HeadlessDrawing.text(of: list)
      case .image, .gradient, .shape: []
      }
    }
    images = drawings.flatMap { drawing -> [String] in
      switch drawing {
      case .image(let image, _, _): (image as? HeadlessImage).map { [$0.name] } ?? []
      case .list(let list, _, _): HeadlessDrawing.images(of: list)
      case .text, .gradient, .shape: []
      }
    }
    drawn = drawings.flatMap { drawing -> [String] in
      guard case .list(let list, let rect, let tint) = drawing else { return [] }
      return HeadlessDrawing.lines(of: list, in: rect, tint: tint)
    }
    gradients = drawings.compactMap { drawing -> String? in
      guard case .gradient(let gradient, _) = drawing else { return nil }
      return gradient.summary
    }
    shapes = drawings.compactMap { drawing -> String? in
      guard case .shape(let shape) = drawing else { return nil }
      return shape.summary
    }
    unreadable = drawings.flatMap { drawing -> [String] in
      switch drawing {
      case .text(let layout, _): layout.unreadable
      case .image(let image, _, _): image.unreadable
      case .list(let list, _, _): HeadlessDrawing.unreadable(in: list)
      case .gradient, .shape: []
      }
    }
    surface = (layer.backendSurface as? HeadlessSurface)?.summary
    let inside = self.opacity
    masks = [layer.backendMask].compactMap(\.self).map {
      HeadlessScene.Node($0, toWindow: toWindow, opacity: $0.backendAppearance.isHidden ? 0 : 1)
    }
    children = layer.backendSublayers.filter { !$0.backendAppearance.isHidden }.map {
      HeadlessScene.Node($0, toWindow: toWindow, opacity: inside)
    }
  }

  var flattened: [HeadlessScene.Node] { [self] + children.flatMap(\.flattened) }

  func lines(indentation: String, role: String = "") -> [String] {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
      return isWhole ? "\(Int(rounded))" : "\(rounded)"
    }
    let places = corners.map { "(\(number($0.x)), \(number($0.y)))" }
    var line = "\(indentation)\(role)\(name) (\(number(frame.minX)), \(number(frame.minY)), "
    line += "\(number(frame.width)), \(number(frame.height)))"
    if !places.isEmpty { line += " with corners at \(places.joined(separator: " "))" }
    if opacity < 1 { line += " opacity \(number(CGFloat(opacity)))" }
    if !text.isEmpty { line += " “\(text.joined(separator: " / "))”" }
    if !images.isEmpty { line += " [\(images.joined(separator: ", "))]" }
    if !unreadable.isEmpty { line += " ‹unreadable \(unreadable.joined(separator: ", "))›" }
    for shape in shapes { line += " [\(shape)]" }
    for gradient in gradients { line += " [\(gradient)]" }
    for step in drawn { line += " {\(step)}" }
    if let surface { line += " ‹\(surface)›" }
    let inside = indentation + "  "
    return [line] + masks.flatMap { $0.lines(indentation: inside, role: "masked by ") }
      + children.flatMap { $0.lines(indentation: inside) }
  }
}

extension UIBackendTextLayout {
  /// The name to print where the lines are unknown; a text without width has none.
  var unreadable: [String] {
    self is HeadlessTextLayout || size.width == 0 ? [] : ["text by \(type(of: self))"]
  }
}

extension UIBackendImage {
  /// The type to print where the name is unknown.
  var unreadable: [String] { self is HeadlessImage ? [] : ["picture by \(type(of: self))"] }
}

extension UIBackendGradient {
  fileprivate var summary: String {
    let stops = stops.map { stop in
      "\(stop.color.digits)@\((stop.location * 100).rounded() / 100)"
    }
    return ([kind.rawValue] + stops).joined(separator: " ")
  }
}

extension UIBackendShape {
  var summary: String {
    var parts: [String] = []
    if let fillColor { parts.append("filled \(fillColor.digits)") }
    if let stroke { parts.append("line \(stroke.color.digits) of \(stroke.width)") }
    let box = (stroke?.path ?? path).box
    parts.append("in (\(box.minX), \(box.minY), \(box.width), \(box.height))")
    return parts.joined(separator: " ")
  }
}

extension UIBackendPath {
  /// The rectangle around the points where steps end.
  var box: CGRect {
    let points = steps.compactMap { step -> CGPoint? in
      switch step {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: rounded(left),
      y: rounded(top),
      width: rounded(right - left),
      height: rounded(bottom - top)
    )
  }
}

extension UIBackendColor {
  /// The colour as eight hexadecimal digits, six if it is opaque.
  var digits: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}

extension CATransform3D {
  /// Where the corners of `rect` are seen; none where the transform is affine, or one of them is behind the viewer.
  fileprivate func corners(of rect: CGRect) -> [CGPoint] {
    guard affineTransform == nil else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].compactMap(project)
    return corners.count == 4 ? corners : []
  }
}

extension HeadlessScene: @preconcurrency CustomStringConvertible {
  /// One line for each layer: class, frame in the window, corners if it has perspective, opacity if not 1, text, pictures, what cannot be
  /// read, paths, gradients, what code has drawn, and surface; then those of the menu.
  public var description: String {
    (root.lines(indentation: "") + menu.map { "| " + $0 }).joined(separator: "\n")
  }
}
