public import Foundation
import TesseraCore
import TesseraEngine

/// The behaviour of a section that is scrolled across the direction of its layout, and the positions at which it stops.
///
/// Pages and groups are turned one at a time: a flick goes to the next one, a slow release to the nearest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups follow each other in the direction of the layout.
  case none
  /// Freely.
  case continuous
  /// Freely; it stops with a group at the leading inset.
  case continuousGroupLeadingBoundary
  /// By the extent of the collection view.
  case paging
  /// Group by group, each at the leading inset.
  case groupPaging
  /// Group by group, each in the middle; the first and the last one too.
  case groupPagingCentered

  /// The same for the solver.
  var scrolling: CompositionalOrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// The deceleration and the bounce of a section that scrolls across the direction of its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// The share of the speed that is left after each millisecond; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic

  /// Whether the section can be pulled past its ends; `automatic` by default.
  open var bounce = Bounce.automatic

  /// Creates properties that are automatic.
  public required override init() { super.init() }

  /// A copy that can be changed without these properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// The share of a section's speed that is left after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left; zero for the automatic one.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of the collection view; the fast one where pages or groups are turned one at a time.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The usual one of scroll views.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue
    )
    /// A rate at which scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether a section can be pulled past its ends and springs back.
  public enum Bounce: Int, Sendable {
    /// If its content is longer than what shows.
    case automatic
    /// Always.
    case always
    /// Never: it stops at its ends.
    case never
  }

  /// The properties as a value.
  var motion: ContainerMotion {
    ContainerMotion(
      rate: decelerationRate == .automatic
        ? nil : TesseraCore.DecelerationRate(perMillisecond: Double(decelerationRate.rawValue)),
      bounce: ContainerBounce(bounce)
    )
  }
}

extension ContainerBounce {
  fileprivate init(_ bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce) {
    switch bounce {
    case .automatic: self = .automatic
    case .always: self = .always
    case .never: self = .never
    }
  }
}
