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

  /// Whether a person can scroll; `true` by default.
  ///
  /// Turning it off ends a drag.
  public var isScrollEnabled: Bool {
    get { options.isScrollEnabled }
    set {
      options.isScrollEnabled = newValue
      panGestureRecognizer.isEnabled = newValue
    }
  }

  /// Whether content that was let go comes to rest at multiples of the view's size.
  public var isPagingEnabled: Bool {
    get { options.isPagingEnabled }
    set { options.isPagingEnabled = newValue }
  }

  /// Whether a drag that begins along one axis stays on it; `false` by default.
  public var isDirectionalLockEnabled: Bool {
    get { options.isDirectionalLockEnabled }
    set { options.isDirectionalLockEnabled = newValue }
  }

  /// Whether content can be pulled past its edges and springs back; `true` by default.
  public var bounces: Bool {
    get { options.bounces }
    set {
      options.bounces = newValue
      edgesDidChange()
    }
  }

  /// Whether content that is too short to scroll vertically can be pulled all the same.
  public var alwaysBounceVertical: Bool {
    get { options.alwaysBounces.vertical }
    set { options.alwaysBounces.vertical = newValue }
  }

  /// Whether content that is too narrow to scroll horizontally can be pulled all the same.
  public var alwaysBounceHorizontal: Bool {
    get { options.alwaysBounces.horizontal }
    set { options.alwaysBounces.horizontal = newValue }
  }

  /// How fast content slows down that was let go; `.normal` by default.
  public var decelerationRate: DecelerationRate {
    get { options.decelerationRate }
    set { options.decelerationRate = newValue }
  }

  /// Whether views in the content get a finger only once it has rested or is lifted; `true` by default.
  ///
  /// A mouse is never delayed.
  public var delaysContentTouches: Bool {
    get { options.delaysContentTouches }
    set { options.delaysContentTouches = newValue }
  }

  /// Whether a touch that a view in the content already has can become scrolling; `true` by default.
  public var canCancelContentTouches: Bool {
    get { options.canCancelContentTouches }
    set { options.canCancelContentTouches = newValue }
  }

  /// Whether a touch is down that may move the content, or does.
  public var isTracking: Bool {
    switch activity {
    case .tracking: true
    case .dragging(let drag): drag.source == .touch
    case .idle, .decelerating, .animating: false
    }
  }

  /// Whether a hand moves the content.
  public var isDragging: Bool {
    guard case .dragging = activity else { return false }
    return true
  }

  /// Whether the content moves on by itself after it was let go.
  public var isDecelerating: Bool {
    guard case .decelerating = activity else { return false }
    return true
  }

  var delaysTouchesInContent: Bool { isScrollEnabled && delaysContentTouches }
}
