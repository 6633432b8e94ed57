import CTesseraRuntime
import CoreGraphics
import Foundation

extension UIView {
  /// Whether the class has code of its own that draws, so that it is asked.
  ///
  /// It has if the vtable of the class has other code for `draw(_:)` or `draw(_:in:)` than that of UIKit's own classes. A linker
  /// may merge code that is the same: what an override shares with UIKit does as little.
  var drawsByCode: Bool {
    if let known = viewStyle.drawsByCode { return known }
    let draws = Self.drawsByCode(type(of: self))
    viewStyle.drawsByCode = draws
    return draws
  }

  private static func drawsByCode(_ type: UIView.Type) -> Bool {
    // Image views show pictures and never draw, as on Apple's systems.
    guard type != UIView.self, !(type is UIImageView.Type) else { return false }
    let pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let plain = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
    if tessera_view_draw_layer_method(pointer) != tessera_view_draw_layer_method(plain) {
      return true
    }
    let code = tessera_view_draw_method(pointer)
    let label = unsafeBitCast(UILabel.self, to: UnsafeRawPointer.self)
    return code != tessera_view_draw_method(plain) && code != tessera_view_draw_method(label)
  }

  /// What the view itself shows is drawn anew in the next frame.
  func contentIsOutOfDate() {
    if drawsByCode { ownLayer.displayIsDue() }
    ownLayer.invalidateOwn()
  }

  /// Calls `draw(_:)` with `context` as the current one, in the surroundings of the view.
  func drawByCode(in context: CGContext) {
    inOwnSurroundings {
      context.makeCurrent { draw(bounds) }
    }
  }
}
