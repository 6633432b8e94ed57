import CoreGraphics
public import Foundation

/// What stands behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; `nil` leaves it to what the background is for.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays inside the edges of the view, in points; negative reaches out.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the background; `nil` is the view's tint colour.
  public var strokeColor: UIColor?
  /// The width of that line, in points; 0, which draws none, by default.
  public var strokeWidth: CGFloat = 0

  init(backgroundColor: UIColor? = nil) { self.backgroundColor = backgroundColor }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
}
