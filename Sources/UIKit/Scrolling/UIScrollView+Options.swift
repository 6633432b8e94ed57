public import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// How the safe area is added to the content inset.
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

  /// What is left of the speed of content after each millisecond of slowing down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    ///
    /// Movements use at least 0.1 and at most 0.9999.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that comes to rest sooner, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    var physical: TesseraCore.DecelerationRate {
      TesseraCore.DecelerationRate(perMillisecond: Double(rawValue))
    }
  }

  var delaysTouchesInContent: Bool { isScrollEnabled && delaysContentTouches }
}
