import CoreGraphics
public import Foundation

/// A finger, pen or pressed mouse button, from when it goes down until it is lifted.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down and has not moved.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// The kinds of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A pen.
    case pencil
    /// A mouse or a touchpad.
    case indirectPointer
  }

  private(set) var state: State

  struct State {
    var phase: Phase
    var windowLocation: CGPoint
    var previousWindowLocation: CGPoint
    var timestamp: TimeInterval
    var tapCount: Int
    var gestureRecognizers: [UIGestureRecognizer]
  }

  /// The kind of the touch.
  public let type: TouchType
  /// Which button is pressed, counted from 1; fingers press the first.
  let button: Int
  /// Where the touch went down, in the window's coordinates.
  let startWindowLocation: CGPoint
  /// The window the touch is in.
  public private(set) weak var window: UIWindow?
  /// The view that the touch began in, as hit testing found it.
  public private(set) weak var view: UIView?

  init(state: State, type: TouchType, button: Int, window: UIWindow, view: UIView?) {
    self.state = state
    startWindowLocation = state.windowLocation
    self.type = type
    self.button = button
    self.window = window
    self.view = view
  }

  /// The phase of the touch.
  public var phase: Phase { state.phase }
  /// The time of the last change, in seconds on the clock of the backend.
  public var timestamp: TimeInterval { state.timestamp }
  /// The number of taps in a row at that place, this one included.
  public var tapCount: Int { state.tapCount }
  /// The recognisers that get this touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { state.gestureRecognizers }

  /// Returns the location of the touch in `view`'s coordinates, or in the window's for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    window.map { $0.convert(state.windowLocation, to: view) } ?? state.windowLocation
  }

  /// Returns the location of the touch one event ago, in `view`'s coordinates, or in the window's
  /// for `nil`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    window.map { $0.convert(state.previousWindowLocation, to: view) }
      ?? state.previousWindowLocation
  }

  func move(to location: CGPoint, phase: Phase, at timestamp: TimeInterval) {
    state.previousWindowLocation = state.windowLocation
    state.windowLocation = location
    state.phase = phase
    state.timestamp = timestamp
  }

  /// Changes the phase where the touch is, for a view that gets it later.
  func replay(_ phase: Phase) { state.phase = phase }

  /// Says that the touch has not moved when another one did.
  func rest() {
    if state.phase == .moved || state.phase == .began { state.phase = .stationary }
  }

  func attach(_ recognizers: [UIGestureRecognizer]) { state.gestureRecognizers = recognizers }
}
