public import CoreGraphics
public import Foundation

/// Drawing in the current context; without one, it is reported and nothing is drawn.
extension UIImage {
  /// Draws the picture in its own size with its top left corner at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - point: Where its top left corner is.
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture stretched over `rect`.
  ///
  /// It has the colour that `withTintColor` gave it, if any, else its own; symbols are black then, as they have none. One
  /// that is not decoded yet is decoded now.
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current(toDraw: "UIImage.draw(in:)") else { return }
    draw(in: rect, of: context)
  }

  /// Draws the picture stretched over `rect`, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - rect: Where it is drawn.
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIImage.draw(in:blendMode:alpha:)") else {
      return
    }
    context.mixing(blendMode, alpha: alpha) { draw(in: rect, of: context) }
  }

  private func draw(in rect: CGRect, of context: CGContext) {
    guard let picture = recorded(templateColor: nil) else { return }
    if let caps = look.caps {
      context.draw(picture, of: size, in: rect, caps: caps)
    } else {
      context.draw(picture, in: rect)
    }
  }

  /// The picture as a step of a display list draws it; `nil` for none, and for one that cannot be decoded.
  ///
  /// A template has `templateColor`; for `nil`, the colour that `withTintColor` gave it, or black.
  func recorded(templateColor: UIColor?) -> UIBackendDisplayList.Picture? {
    let traits = UITraitCollection.current
    let content: UIBackendDisplayList.Picture.Content
    switch self.content {
    case .nothing: return nil
    case .pixels(let source):
      guard let picture = source.picture else { return nil }
      content = .pixels(UIBackendDisplayList.Pixels(picture))
    case .symbol(let name):
      let names = name.names(isRightToLeft: traits.layoutDirection == .rightToLeft)
      let weight = (look.symbolConfiguration ?? .default).cssWeight
      content = .symbol(UIBackendDisplayList.Symbol(names: names, weight: weight))
    case .drawn(let list): content = .list(list)
    }
    var color = look.tint
    if isTemplate, let templateColor { color = templateColor }
    if color == nil, isSymbolImage { color = .black }
    return UIBackendDisplayList.Picture(content: content, tint: color?.backendColor(in: traits))
  }

  /// Whether views show the picture in their tint colour.
  var isTemplate: Bool {
    look.renderingMode == .alwaysTemplate || (look.renderingMode == .automatic && isSymbolImage)
  }
}
