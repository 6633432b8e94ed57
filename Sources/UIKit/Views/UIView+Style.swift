import CoreGraphics
import Foundation

extension UIView {
  struct Style {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var contentMode: ContentMode = .scaleToFill
  }

  /// How content that is not as large as the view is placed in it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the view.
    case scaleToFill
    /// Scaled to fit inside, its shape kept.
    case scaleAspectFit
    /// Scaled to cover the view, its shape kept.
    case scaleAspectFill
    /// In the middle, not scaled.
    case center = 4
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

  /// How content that is not as large as the view is placed in it; stretched by default.
  public var contentMode: ContentMode {
    get { style.contentMode }
    set {
      guard newValue != style.contentMode else { return }
      style.contentMode = newValue
      setNeedsDisplay()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of things that can be pressed, for this view and what it holds.
  ///
  /// Setting `nil` goes back to the superview's; at the top it is the person's accent colour or the
  /// system blue. Reading it never gives `nil`; Apple declares it so that code need not unwrap it.
  public var tintColor: UIColor! {
    get { style.tintColor ?? superview?.tintColor ?? UIApplication.shared.accentColor }
    set {
      style.tintColor = newValue
      tintDidChangeInSubtree()
    }
  }

  private func tintDidChangeInSubtree() {
    tintColorDidChange()
    for subview in subviews where subview.style.tintColor == nil {
      subview.tintDidChangeInSubtree()
    }
  }

  func applyBackgroundColor() {
    let color = style.backgroundColor?.backendColor(in: traitCollection)
    layer.update(.backgroundColor) {
      $0.backgroundColor = color ?? $0.backgroundColor.cleared
    }
  }
}
