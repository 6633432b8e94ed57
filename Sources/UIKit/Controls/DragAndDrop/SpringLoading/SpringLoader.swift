import CoreGraphics
import Foundation

/// Waits for a drag to rest over something that it activates.
///
/// 1. The innermost view under the pointer counts whose interaction allows it.
/// 2. The wait begins anew when the pointer has moved on by 10 points, or is over something else.
/// 3. What was activated is not activated again before the pointer has left it.
@MainActor
final class SpringLoader {
  /// Whether the drag activates anything: one by keys does not, as it rests wherever it is.
  var isEnabled = true
  private var visit: Visit?
  private var countdown: Countdown?

  /// How long a drag rests until what is about to happen shows, and from then until it does, in seconds.
  static let restingTime: TimeInterval = 0.5
  static let warningTime: TimeInterval = 0.25
  /// How far a resting pointer may move, in points.
  nonisolated static let restingDistance: CGFloat = 10

  private struct Visit {
    let interaction: UISpringLoadedInteraction
    let context: SpringContext
    /// Where the pointer began to rest.
    var start: CGPoint
  }

  /// The pointer is at a place.
  func move(to place: DragPlace) {
    guard isEnabled else { return }
    guard let found = target(at: place) else { return leave() }
    guard let visit, visit.interaction === found.interaction,
      visit.context.isSame(as: found.context)
    else { return enter(found) }
    visit.context.place = place
    guard visit.context.state != .activated, visit.start.isLeft(for: place.point) else { return }
    self.visit?.start = place.point
    wait()
  }

  private func target(at place: DragPlace) -> Visit? {
    guard let window = place.window, window.bounds.contains(place.point) else { return nil }
    var candidate = window.hitTest(place.point, with: nil)
    while let view = candidate {
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        let context = SpringContext(place, view)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
          return Visit(interaction: interaction, context: context, start: place.point)
        }
      }
      candidate = view.superview
    }
    return nil
  }

  private func enter(_ new: Visit) {
    leave()
    visit = new
    wait()
  }

  private func wait() {
    show(.possible)
    count(Self.restingTime) { [weak self] in
      self?.show(.activating)
      self?.count(Self.warningTime) { [weak self] in self?.activate() }
    }
  }

  private func count(_ time: TimeInterval, _ action: @escaping () -> Void) {
    countdown?.cancel()
    countdown = Countdown(for: time, then: action)
  }

  private func activate() {
    guard let visit else { return }
    // The content may have moved meanwhile.
    guard let found = target(at: visit.context.place), found.interaction === visit.interaction,
      visit.context.isSame(as: found.context)
    else { return move(to: visit.context.place) }
    show(.activated)
    visit.interaction.activate(visit.interaction, visit.context)
  }

  private func show(_ state: UISpringLoadedInteractionEffectState) {
    guard let visit, visit.context.state != state else { return }
    visit.context.state = state
    visit.interaction.interactionEffect.interaction(visit.interaction, didChangeWith: visit.context)
  }

  /// The pointer is over nothing that it activates, or the drag is over.
  func leave() {
    countdown?.cancel()
    countdown = nil
    guard let former = visit else { return }
    show(.inactive)
    visit = nil
    former.interaction.interactionBehavior.interactionDidFinish(former.interaction)
  }
}

extension CGPoint {
  /// Whether a pointer that has rested here has moved on to another place.
  fileprivate func isLeft(for other: CGPoint) -> Bool {
    hypot(other.x - x, other.y - y) > SpringLoader.restingDistance
  }
}

/// A drag over a view that it may activate.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  var place: DragPlace

  init(_ place: DragPlace, _ view: UIView) {
    self.place = place
    targetView = view
  }

  func location(in view: UIView?) -> CGPoint { view.map { place.location(in: $0) } ?? place.point }

  /// Whether the same would be activated.
  func isSame(as other: SpringContext) -> Bool {
    targetView === other.targetView
      && targetItem as? AnyHashable == other.targetItem as? AnyHashable
  }
}
