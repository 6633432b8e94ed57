import CoreGraphics
import Foundation

extension UIImage {
  /// What a view shows for the picture in `rect`, in the view's coordinates.
  ///
  /// A picture whose pixels are not decoded yet is decoded now; one that cannot be shows nothing. A template has
  /// `templateColor`, or without one the tint colour of the view.
  @MainActor
  func backendDrawing(
    in rect: CGRect,
    of view: UIView,
    templateColor: UIColor? = nil
  ) -> UIBackendDrawing? {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    if let caps = look.caps {
      return capped(by: caps, in: rect, tint: tint(in: view, templateColor: templateColor))
    }
    if case .drawn(let list) = content {
      return .list(list, rect: rect, tint: tint(in: view, templateColor: templateColor))
    }
    return picture(for: rect.size, of: view)
      .map { .image($0, rect: rect, tint: tint(in: view, templateColor: templateColor)) }
  }

  @MainActor
  private func picture(for size: CGSize, of view: UIView) -> (any UIBackendImage)? {
    switch content {
    case .nothing, .drawn: return nil
    case .pixels(let source): return source.picture
    case .symbol(let name):
      return name.picture(
        edge: max(size.width, size.height),
        weight: (look.symbolConfiguration ?? .default).cssWeight,
        scale: max(1, view.traitCollection.displayScale),
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    }
  }

  @MainActor
  private func tint(in view: UIView, templateColor: UIColor?) -> UIBackendColor? {
    let traits = view.traitCollection
    if isTemplate { return (templateColor ?? view.tintColor)?.backendColor(in: traits) }
    if let tint = look.tint { return tint.backendColor(in: traits) }
    return isSymbolImage ? UIColor.label.backendColor(in: traits) : nil
  }
}
