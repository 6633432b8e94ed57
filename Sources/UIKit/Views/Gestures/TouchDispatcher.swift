import CoreGraphics
import Foundation

/// The touches of a window: who gets them, and who watches them.
///
/// 1. Recognisers of the touched view and of those around it get a touch first, from the inside.
/// 2. The touched view gets it after them, unless one of them recognised the movement.
/// 3. In a scroll view that delays content touches, the view gets a finger only once it has rested a
///    moment or is lifted.
/// 4. A recogniser that delays touches keeps them, or that they were lifted, from the view until it has decided.
/// 5. A recogniser is made ready again when it is done and none of its touches is down.
@MainActor
final class TouchDispatcher {
  private unowned let window: UIWindow
  var active: [ActiveTouch] = []
  /// The touches that were lifted and have not ended in their views.
  var heldEndings: [HeldEnding] = []
  private var taps = TapCounter()
  /// The recognisers that watch touches now, or still wait after the last one was lifted.
  private(set) var watchers: [UIGestureRecognizer] = []
  /// The drags that have pointers for themselves, of which neither views nor recognisers are notified.
  private var captures: [Int: any PointerCapture] = [:]

  init(window: UIWindow) { self.window = window }

  func handle(_ event: UIBackendPointerEvent) -> Bool {
    if event.action != .pressed, let capture = captures[event.identifier] {
      return follow(event, capture)
    }
    switch event.action {
    case .pressed: return press(event)
    case .dragged: return move(event, phase: .moved)
    case .released: return move(event, phase: .ended)
    case .cancelled: return move(event, phase: .cancelled)
    case .hovered, .exited: return false
    }
  }

  private func press(_ event: UIBackendPointerEvent) -> Bool {
    if let capture = captures[event.identifier] {
      var end = event
      end.action = .cancelled
      _ = follow(end, capture)
    }
    if active.contains(where: { $0.identifier == event.identifier }) {
      _ = move(event, phase: .cancelled)
    }
    let view = window.hitTest(event.location, with: nil)
    let touch = makeTouch(event, in: view)
    active.append(
      ActiveTouch(
        identifier: event.identifier,
        touch: touch,
        delivery: .delayed(nil),
        modifiers: event.modifiers
      )
    )
    restTouches(but: touch)
    touch.attach(recognizers(for: touch, from: view))
    for recognizer in touch.state.gestureRecognizers { watch(touch, with: recognizer) }
    window.pointerDidPress(in: view)
    let uiEvent = uiEvent(for: touch)
    for recognizer in touch.state.gestureRecognizers where !recognizer.state.isFinal {
      recognizer.touchesBegan([touch], with: uiEvent)
    }
    deliverBegan(touch, uiEvent)
    return view != nil
  }

  private func makeTouch(_ event: UIBackendPointerEvent, in view: UIView?) -> UITouch {
    UITouch(
      state: UITouch.State(
        phase: .began,
        windowLocation: event.location,
        previousWindowLocation: event.location,
        timestamp: event.timestamp,
        tapCount: taps.count(event),
        gestureRecognizers: []
      ),
      type: event.device.touchType,
      button: event.button,
      window: window,
      view: view
    )
  }

  private func watch(_ touch: UITouch, with recognizer: UIGestureRecognizer) {
    recognizer.progress.touches.append(touch)
    recognizer.progress.watched.append(touch)
    if !watchers.contains(where: { $0 === recognizer }) { watchers.append(recognizer) }
  }

  private func move(_ event: UIBackendPointerEvent, phase: UITouch.Phase) -> Bool {
    guard let index = active.firstIndex(where: { $0.identifier == event.identifier }) else {
      return false
    }
    active[index].modifiers = event.modifiers
    let touch = active[index].touch
    touch.move(to: event.location, phase: phase, at: event.timestamp)
    restTouches(but: touch)
    let uiEvent = uiEvent(for: touch)
    for recognizer in touch.state.gestureRecognizers
    where !recognizer.state.isFinal && captures[event.identifier] == nil {
      switch phase {
      case .began, .moved, .stationary: recognizer.touchesMoved([touch], with: uiEvent)
      case .ended: recognizer.touchesEnded([touch], with: uiEvent)
      case .cancelled: recognizer.touchesCancelled([touch], with: uiEvent)
      }
    }
    deliver(touch, uiEvent)
    if phase == .ended || phase == .cancelled { lift(touch) }
    return true
  }

  /// Marks the other touches that their views know of as not moved.
  private func restTouches(but touch: UITouch) {
    for other in active where other.touch !== touch && isDelivering(other.touch) {
      other.touch.rest()
    }
  }

  private func lift(_ touch: UITouch) {
    active.removeAll { $0.touch === touch }
    for recognizer in touch.state.gestureRecognizers {
      recognizer.noteLocation()
      recognizer.progress.touches.removeAll { $0 === touch }
    }
    for recognizer in watchers { recognizerDidFinish(recognizer) }
  }

  func uiEvent(for touch: UITouch) -> UIEvent {
    let modifiers = active.first { $0.touch === touch }?.modifiers ?? []
    return UIEvent(
      type: .touches,
      timestamp: touch.timestamp,
      modifierFlags: modifiers,
      buttonMask: touch.type == .indirectPointer ? .button(touch.button) : [],
      allTouches: Set(active.map(\.touch))
    )
  }
}

/// Takes a pointer for itself, until that is lifted.
@MainActor
protocol PointerCapture: AnyObject {
  /// The pointer was dragged, released or taken away.
  func receive(_ event: UIBackendPointerEvent)
}

extension TouchDispatcher {
  /// Takes a touch from its view and its recognisers; its events go to `capture` from now on.
  func capture(_ touch: UITouch, by capture: any PointerCapture) {
    guard let identifier = active.first(where: { $0.touch === touch })?.identifier else { return }
    captures[identifier] = capture
    cancelTouchesInViews([touch])
    for recognizer in touch.state.gestureRecognizers { abandon(recognizer) }
  }

  /// Ends what `capture` has; the rest of the touch means nothing.
  func release(_ capture: any PointerCapture) {
    for (identifier, holder) in captures where holder === capture {
      captures[identifier] = nil
      active.removeAll { $0.identifier == identifier }
    }
  }

  private func follow(_ event: UIBackendPointerEvent, _ capture: any PointerCapture) -> Bool {
    if event.action == .released || event.action == .cancelled { release(capture) }
    capture.receive(event)
    return true
  }
}

extension TouchDispatcher {
  /// Resets a recogniser that is done, once none of its touches is down.
  func recognizerDidFinish(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state.isFinal, recognizer.progress.touches.isEmpty else { return }
    watchers.removeAll { $0 === recognizer }
    GestureArbiter.reset(recognizer)
  }

  /// Takes all touches from a recogniser whose view changes or leaves.
  func abandon(_ recognizer: UIGestureRecognizer) {
    defer { releaseHeldTouches() }
    GestureArbiter.cancel(recognizer)
    for touch in recognizer.progress.touches {
      touch.attach(touch.state.gestureRecognizers.filter { $0 !== recognizer })
    }
    guard watchers.contains(where: { $0 === recognizer }) else { return }
    watchers.removeAll { $0 === recognizer }
    GestureArbiter.reset(recognizer)
  }

  /// Takes the touches from views that leave the window, and from their recognisers.
  ///
  /// Recognisers of views around them go on.
  func viewWillLeave(_ view: UIView) {
    cancelHeldEndings { $0.view?.isDescendant(of: view) == true }
    for recognizer in watchers where recognizer.view?.isDescendant(of: view) == true {
      abandon(recognizer)
    }
    cancelTouchesInViews(
      active.map(\.touch).filter { $0.view?.isDescendant(of: view) == true }
    )
  }

  private func recognizers(for touch: UITouch, from view: UIView?) -> [UIGestureRecognizer] {
    guard view?.keepsTouchesFromRecognizers != true else { return [] }
    var found: [UIGestureRecognizer] = []
    var candidate = view
    while let current = candidate {
      found += current.interaction.gestureRecognizers.filter { recognizer in
        recognizer.isEnabled && !recognizer.state.isFinal && recognizer.watches(touch)
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      candidate = current.superview
    }
    return found
  }
}

extension UIBackendPointerEvent.Device {
  fileprivate var touchType: UITouch.TouchType {
    switch self {
    case .mouse: .indirectPointer
    case .touch: .direct
    case .pen: .pencil
    }
  }
}
