public import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// The ways in which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In directions the content can be scrolled in, and vertically always.
    case automatic
    /// In directions the content can be scrolled in.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// The way in which editing ends when a drag begins to move the content.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It goes on.
    case none
    /// It ends.
    case onDrag
    /// It goes on: no keyboard is on screen that the content could push away.
    case interactive
    /// It ends, and the accessory view of the text goes with it.
    case onDragWithAccessory
    /// It goes on, as with `interactive`.
    case interactiveWithAccessory
  }

  /// Ends editing in the window, if the content is being dragged and that ends it.
  func endEditingForDrag() {
    switch keyboardDismissMode {
    case .none, .interactive, .interactiveWithAccessory: break
    case .onDrag, .onDragWithAccessory:
      if window?.firstResponder is any TextEditorOwner { window?.endEditing(false) }
    }
  }

  /// The share of the content's speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    ///
    /// Movements use at least 0.1 and at most 0.9999.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling stops sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    var physical: TesseraCore.DecelerationRate {
      TesseraCore.DecelerationRate(perMillisecond: Double(rawValue))
    }
  }

  var delaysTouchesInContent: Bool { isScrollEnabled && delaysContentTouches }
}
