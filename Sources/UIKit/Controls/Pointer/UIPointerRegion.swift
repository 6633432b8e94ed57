import CoreGraphics
public import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the coordinates of the view.
  public let rect: CGRect
  /// The name by which the delegate tells regions apart.
  public let identifier: AnyHashable?
  /// The axes along which a press keeps the region; kept and not used, as a press keeps every region here.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Whether another region has the same rectangle and name, so that the pointer need not change.
  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}

/// The place of the pointer, for which a region is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the coordinates of the view.
  public let location: CGPoint
  /// The modifier keys that are down.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// Takes animations that run while the pointer comes or goes.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended, with whether none was interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animator that delegates are handed; it runs when they have returned.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  private static let duration: TimeInterval = 0.15

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      for change in animations { change() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
