import CoreGraphics
import Foundation

/// The one animation of a transition, and what the app has it do beside.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum State {
    /// Not begun yet; collects the animations.
    case waiting([Block])
    /// Running since a time on the clock of the backend.
    case running(since: TimeInterval)
    case ended
  }

  /// How a transition moves.
  struct Motion {
    let duration: TimeInterval
    var curve = UIView.AnimationCurve.easeInOut

    /// Everything changes at once.
    static let none = Motion(duration: 0)
  }

  let containerView: UIView
  private let motion: Motion
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var state = State.waiting([])
  private var completions: [Block] = []

  init(
    in containerView: UIView,
    from: UIViewController? = nil,
    to: UIViewController? = nil,
    motion: Motion
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.motion = UIView.areAnimationsEnabled ? motion : .none
  }

  var isAnimated: Bool { motion.duration > 0 }
  var transitionDuration: TimeInterval { motion.duration }
  var completionCurve: UIView.AnimationCurve { motion.curve }
  var isCancelled: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    switch state {
    case .waiting(let blocks):
      state = .waiting(blocks + [animation].compactMap(\.self))
      return true
    case .running(let start):
      // In the frame in which it has begun an animation of the same length is the same.
      guard start == UIApplication.shared.backend.currentTime else { return false }
      if let animation { move { animation(self) } }
      return true
    case .ended: return false
    }
  }

  /// Begins: runs `changes`, and what is to be animated beside, in one animation; `completion` at its end.
  func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard case .waiting(let blocks) = state else { return }
    state = .running(since: UIApplication.shared.backend.currentTime)
    move(
      {
        changes()
        for block in blocks { block(self) }
      },
      completion: completion
    )
  }

  private func move(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: motion.duration,
      delay: 0,
      options: motion.curve.options,
      animations: changes,
      completion: completion
    )
  }

  /// Ends, and calls the completions.
  func end() {
    state = .ended
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

extension UIView.AnimationCurve {
  var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
