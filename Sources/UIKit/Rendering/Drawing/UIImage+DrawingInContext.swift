import CoreGraphics
import Foundation

extension UIImage {
  func draw(in rect: CGRect, of context: CGContext) {
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
