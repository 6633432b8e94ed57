import CoreGraphics
import Foundation

/// The touches of a window: who gets them, and who watches them.
@MainActor
final class TouchDispatcher {
  private unowned let window: UIWindow
  private var touches: [Int: UITouch] = [:]
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?
  private var lastLocations: [ObjectIdentifier: CGPoint] = [:]
  /// Touches whose views were told that they are gone.
  private var cancelledInView: Set<UITouch> = []
  /// The recognisers that watch touches now, or still wait after the last one was lifted.
  private(set) var watchers: [UIGestureRecognizer] = []

  init(window: UIWindow) { self.window = window }

  /// Taps within this time and distance of each other count together.
  private static let multipleTapInterval: TimeInterval = 0.35
  private static let multipleTapDistance: CGFloat = 24

  func handle(_ event: UIBackendPointerEvent) -> Bool {
    switch event.action {
    case .pressed: return press(event)
    case .dragged: return move(event, phase: .moved)
    case .released: return move(event, phase: .ended)
    case .cancelled: return move(event, phase: .cancelled)
    case .hovered, .exited: return false
    }
  }

  func location(of recognizer: UIGestureRecognizer) -> CGPoint {
    let locations = recognizer.progress.touches.map(\.state.windowLocation)
    guard !locations.isEmpty else { return lastLocations[ObjectIdentifier(recognizer)] ?? .zero }
    let count = CGFloat(locations.count)
    return CGPoint(
      x: locations.map(\.x).reduce(0, +) / count,
      y: locations.map(\.y).reduce(0, +) / count
    )
  }

  private func press(_ event: UIBackendPointerEvent) -> Bool {
    if touches[event.identifier] != nil {
      var lost = event
      lost.action = .cancelled
      _ = move(lost, phase: .cancelled)
    }
    let view = window.hitTest(event.location, with: nil)
    let state = UITouch.State(
      phase: .began,
      windowLocation: event.location,
      previousWindowLocation: event.location,
      timestamp: event.timestamp,
      tapCount: tapCount(for: event),
      gestureRecognizers: []
    )
    let touch = UITouch(
      state: state,
      type: event.device.touchType,
      button: event.button,
      window: window,
      view: view
    )
    touches[event.identifier] = touch
    let recognizers = recognizers(for: touch, from: view)
    touch.attach(recognizers)
    for recognizer in recognizers where !watchers.contains(where: { $0 === recognizer }) {
      watchers.append(recognizer)
    }
    window.pointerDidPress(in: view)
    deliver(touch, event) {
      $0.touchesBegan([touch], with: $1)
    } view: {
      $0.touchesBegan([touch], with: $1)
    }
    return view != nil
  }

  private func move(_ event: UIBackendPointerEvent, phase: UITouch.Phase) -> Bool {
    guard let touch = touches[event.identifier] else { return false }
    touch.move(to: event.location, phase: phase, at: event.timestamp)
    switch phase {
    case .began, .moved, .stationary:
      deliver(touch, event) {
        $0.touchesMoved([touch], with: $1)
      } view: {
        $0.touchesMoved([touch], with: $1)
      }
    case .ended:
      deliver(touch, event) {
        $0.touchesEnded([touch], with: $1)
      } view: {
        $0.touchesEnded([touch], with: $1)
      }
      lift(touch, event.identifier)
    case .cancelled:
      deliver(touch, event) {
        $0.touchesCancelled([touch], with: $1)
      } view: {
        $0.touchesCancelled([touch], with: $1)
      }
      lift(touch, event.identifier)
    }
    return true
  }

  private func deliver(
    _ touch: UITouch,
    _ event: UIBackendPointerEvent,
    recognizers body: (UIGestureRecognizer, UIEvent) -> Void,
    view viewBody: (UIView, UIEvent) -> Void
  ) {
    let uiEvent = UIEvent(
      type: .touches,
      timestamp: event.timestamp,
      modifierFlags: event.modifiers,
      allTouches: Set(touches.values)
    )
    for recognizer in touch.state.gestureRecognizers where !recognizer.state.isFinal {
      if touch.phase == .began { recognizer.progress.touches.append(touch) }
      body(recognizer, uiEvent)
    }
    if !cancelledInView.contains(touch), let view = touch.view { viewBody(view, uiEvent) }
  }

  private func lift(_ touch: UITouch, _ identifier: Int) {
    touches[identifier] = nil
    cancelledInView.remove(touch)
    for recognizer in touch.state.gestureRecognizers {
      lastLocations[ObjectIdentifier(recognizer)] = location(of: recognizer)
      recognizer.progress.touches.removeAll { $0 === touch }
    }
    for recognizer in watchers { recognizerDidFinish(recognizer) }
  }

  /// Resets a recogniser that is done, once none of its touches is down.
  func recognizerDidFinish(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state.isFinal, !isWatchingTouch(recognizer) else { return }
    GestureArbiter.reset(recognizer)
    watchers.removeAll { $0 === recognizer }
    lastLocations[ObjectIdentifier(recognizer)] = nil
  }

  private func isWatchingTouch(_ recognizer: UIGestureRecognizer) -> Bool {
    touches.values.contains { touch in
      touch.state.gestureRecognizers.contains { $0 === recognizer }
    }
  }

  func cancelTouchesInViews(_ cancelled: [UITouch]) {
    for touch in cancelled where cancelledInView.insert(touch).inserted {
      let event = UIEvent(type: .touches, timestamp: touch.timestamp, allTouches: [touch])
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  /// Forgets the touches of views that leave the window.
  func viewWillLeave(_ view: UIView) {
    for (identifier, touch) in touches where touch.view?.isDescendant(of: view) == true {
      for recognizer in touch.state.gestureRecognizers
      where recognizer.view?.isDescendant(of: view) == true {
        GestureArbiter.cancel(recognizer)
      }
      if cancelledInView.insert(touch).inserted {
        touch.attach(remaining(of: touch, without: view))
      }
      touches[identifier] = touch
    }
    watchers.removeAll { $0.view?.isDescendant(of: view) == true }
  }

  private func remaining(of touch: UITouch, without view: UIView) -> [UIGestureRecognizer] {
    touch.state.gestureRecognizers.filter { $0.view?.isDescendant(of: view) != true }
  }

  private func recognizers(for touch: UITouch, from view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var candidate = view
    while let current = candidate {
      found += current.interaction.gestureRecognizers.filter { recognizer in
        recognizer.isEnabled && !recognizer.state.isFinal
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      candidate = current.superview
    }
    return found
  }

  private func tapCount(for event: UIBackendPointerEvent) -> Int {
    var count = 1
    if let last = lastTap, event.timestamp - last.time <= Self.multipleTapInterval,
      abs(event.location.x - last.location.x) <= Self.multipleTapDistance,
      abs(event.location.y - last.location.y) <= Self.multipleTapDistance
    {
      count = last.count + 1
    }
    lastTap = (event.location, event.timestamp, count)
    return count
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
