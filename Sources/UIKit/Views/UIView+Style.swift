import CoreGraphics
import Foundation

extension UIView {
  struct ViewStyle {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode: ContentMode = .scaleToFill
    var mask: UIView?
    var isOpaque = true
    var clearsContextBeforeDrawing = true
    /// Whether `draw(_:)` of the class is called; `nil` until it is known.
    var drawsByCode: Bool?
    var focusEffect = FocusEffectChoice.standard
  }

  /// The placement of content that is smaller or larger than the view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the view.
    case scaleToFill
    /// Scaled to fit inside, its shape kept.
    case scaleAspectFit
    /// Scaled to cover the view, its shape kept.
    case scaleAspectFill
    /// Stretched to fill the view, and drawn anew for each size.
    case redraw
    /// In the middle, not scaled.
    case center
    /// In the middle of the top edge, not scaled.
    case top
    /// In the middle of the bottom edge, not scaled.
    case bottom
    /// In the middle of the left edge, not scaled.
    case left
    /// In the middle of the right edge, not scaled.
    case right
    /// In the top left corner, not scaled.
    case topLeft
    /// In the top right corner, not scaled.
    case topRight
    /// In the bottom left corner, not scaled.
    case bottomLeft
    /// In the bottom right corner, not scaled.
    case bottomRight
  }

  func setContentMode(_ contentMode: ContentMode) {
    guard contentMode != viewStyle.contentMode else { return }
    viewStyle.contentMode = contentMode
    setNeedsDisplay()
  }

  var resolvedTintColor: UIColor {
    viewStyle.tintColor ?? superview?.tintColor ?? UIApplication.shared.accentColor
  }

  func setTintColor(_ color: UIColor?) {
    viewStyle.tintColor = color
    tintDidChangeInSubtree()
  }

  /// Runs `change`, which puts this view elsewhere, and tells it and what it holds of another tint.
  func keepTintKnown(_ change: () -> Void) {
    guard viewStyle.tintColor == nil else { return change() }
    let before = resolvedTintColor
    change()
    if resolvedTintColor != before { tintDidChangeInSubtree() }
  }

  func tintDidChangeInSubtree() {
    inOwnSurroundings(tintColorDidChange)
    for subview in subviews where subview.viewStyle.tintColor == nil {
      subview.tintDidChangeInSubtree()
    }
  }

  func applyBackgroundColor() {
    let color = viewStyle.backgroundColor?.backendColor(in: traitCollection)
    ownLayer.update(.backgroundColor) {
      $0.backgroundColor = color ?? $0.backgroundColor.cleared
    }
  }
}
