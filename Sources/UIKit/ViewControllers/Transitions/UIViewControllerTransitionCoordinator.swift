public import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back before its end; none is here, because no gesture drives one.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds; 0 if nothing moves.
  var transitionDuration: TimeInterval { get }
  /// The shape of its speed.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that both views are in meanwhile.
  var containerView: UIView { get }
  /// One of the controllers; `nil` where there is none, as when a window is resized.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one of the controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Moves views beside a transition of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` in the animation of the transition, and `completion` at its end.
  ///
  /// Where nothing moves both are called as well, without animation.
  ///
  /// - Returns: Whether `animation` runs: not if the transition has been under way for a frame.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` in the animation of the transition.
  ///
  /// - Returns: Whether `animation` runs: not if the transition has been under way for a frame.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
