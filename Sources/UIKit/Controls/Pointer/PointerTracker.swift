import CoreGraphics
import Foundation

/// Decides how the pointer looks over a window.
///
/// 1. The innermost view under the pointer that has something to say decides: its interactions first, then the view itself.
/// 2. A button that is down keeps the shape, wherever the pointer is dragged. Fingers have none.
/// 3. When something else is drawn under a pointer that rests, the shape is decided anew.
@MainActor
final class PointerTracker {
  private unowned let window: UIWindow
  private var place: Place?
  private var entered: Entered?
  private var shape = UIBackendPointerShape.standard {
    didSet { if shape != oldValue { window.backendWindow?.showPointer(shape) } }
  }

  /// Where the pointer is.
  private struct Place {
    var location: CGPoint
    var modifiers: UIKeyModifierFlags
    var isPressed: Bool
  }

  /// A region that the pointer is in.
  private struct Entered {
    weak var interaction: UIPointerInteraction?
    let region: UIPointerRegion
    let shape: UIBackendPointerShape
  }

  init(window: UIWindow) { self.window = window }

  /// The pointer has moved, or a button of it.
  func handle(_ event: UIBackendPointerEvent) {
    guard event.device != .touch else { return }
    switch event.action {
    case .exited: place = nil
    case .cancelled where place == nil: return
    case .hovered, .released, .cancelled, .pressed, .dragged:
      place = Place(
        location: event.location,
        modifiers: event.modifiers,
        isPressed: event.action == .pressed || event.action == .dragged
      )
    }
    update()
  }

  /// Decides anew, because an interaction has something else to say.
  func invalidate(_ interaction: UIPointerInteraction) {
    if entered?.interaction === interaction { leave() }
    update()
  }

  /// Decides anew, because the window shows something else.
  func update() {
    guard let place else {
      leave()
      return shape = .standard
    }
    guard !place.isPressed else { return }
    shape = shape(at: place)
  }

  private func shape(at place: Place) -> UIBackendPointerShape {
    var candidate = window.hitTest(place.location, with: nil)
    while let view = candidate {
      let location = window.convert(place.location, to: view)
      if let (interaction, region) = region(in: view, at: location, place.modifiers) {
        return enter(region, of: interaction)
      }
      if let own = view.pointerShape(at: location) {
        leave()
        return own
      }
      candidate = view.superview
    }
    leave()
    return .standard
  }

  private func region(
    in view: UIView,
    at location: CGPoint,
    _ modifiers: UIKeyModifierFlags
  ) -> (UIPointerInteraction, UIPointerRegion)? {
    for case let interaction as UIPointerInteraction in view.interactions
    where interaction.isEnabled {
      let whole = UIPointerRegion(rect: view.bounds)
      guard let delegate = interaction.delegate else { return (interaction, whole) }
      let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
      let region = delegate.pointerInteraction(
        interaction,
        regionFor: request,
        defaultRegion: whole
      )
      if let region, region.rect.contains(location) { return (interaction, region) }
    }
    return nil
  }

  private func enter(
    _ region: UIPointerRegion,
    of interaction: UIPointerInteraction
  ) -> UIBackendPointerShape {
    if let entered, entered.interaction === interaction, entered.region.isSame(as: region) {
      return entered.shape
    }
    leave()
    guard let delegate = interaction.delegate else {
      entered = Entered(interaction: interaction, region: region, shape: .hand)
      return .hand
    }
    let style = delegate.pointerInteraction(interaction, styleFor: region)
    let shape = style?.backendShape ?? .standard
    entered = Entered(interaction: interaction, region: region, shape: shape)
    let animator = PointerAnimator()
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
    animator.run()
    return shape
  }

  private func leave() {
    guard let former = entered else { return }
    entered = nil
    guard let interaction = former.interaction else { return }
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(
      interaction,
      willExit: former.region,
      animator: animator
    )
    animator.run()
  }
}
