public import CoreGraphics
import Foundation
public import UIKit

/// A surface with rules that anybody can compute on paper: squares in rows.
///
/// Each square has an edge of 10 points. As many stand in a row as fit the width that is offered, at least one; without
/// an offer all stand in one row, or in as many rows as a height that is offered has room for. A press on it takes the
/// focus. It takes what is typed, and no other key; it takes no turn of the wheel.
@preconcurrency @MainActor
open class HeadlessSurface: UIBackendSurface {
  /// The longest side that a surface can have, in points.
  public static let greatestLength: CGFloat = 32_767

  /// The name of the surface in a scene.
  public let name: String
  /// The receiver of changes.
  public weak var client: (any UIBackendSurfaceClient)?
  /// The events that the surface received and accepted, in order.
  public private(set) var receivedEvents: [UIBackendEvent] = []
  private weak var window: HeadlessWindow?
  /// The backend of the window that the surface is in, if any.
  final var windowBackend: HeadlessBackend? { window?.backend }

  /// The number of squares; another one changes the size that the surface asks for.
  public var squareCount: Int {
    didSet {
      if squareCount != oldValue { setNeedsSize() }
    }
  }

  /// Creates a surface of some squares.
  public init(name: String, squareCount: Int = 1) {
    self.name = name
    self.squareCount = squareCount
  }

  /// The text that a scene prints for the surface.
  open var summary: String { name }

  /// The size that the squares take.
  open func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let count = CGFloat(max(0, squareCount))
    guard count > 0 else { return .zero }
    let offered = width ?? Self.greatestLength
    var perRow = min(max(1, ((offered.isFinite ? offered : 0) / 10).rounded(.down)), count)
    if width == nil, let height, height.isFinite {
      perRow = (count / max(1, (height / 10).rounded(.down))).rounded(.up)
    }
    let rows = (count / perRow).rounded(.up)
    return CGSize(
      width: min(perRow * 10, Self.greatestLength),
      height: min(rows * 10, Self.greatestLength)
    )
  }

  /// Nothing: a scene prints the surface itself.
  open func drawings(in size: CGSize) -> [UIBackendDrawing] { [] }

  /// Takes an event, or returns `false` to have it go on.
  ///
  /// - Parameters:
  ///   - event: A press, a drag or a release on the surface, a turn of the wheel over it, or a key while it has the
  ///     focus.
  ///   - size: The extent of the surface in the last frame.
  /// - Returns: Whether the surface has taken the event.
  open func receive(_ event: UIBackendEvent, in size: CGSize) -> Bool {
    switch event {
    case .pointer: break
    case .key(let key) where !key.characters.isEmpty: break
    case .key, .scroll, .magnify: return false
    }
    receivedEvents.append(event)
    return true
  }

  /// The surface has another size than in the frame before; does nothing unless overridden.
  open func didGetSize(_ size: CGSize) {}

  /// Whether the surface takes keys at all; `true` unless overridden.
  open var takesKeys: Bool { true }

  /// The focus has come or gone; tells the client.
  open func focusDidChange() { client?.backendSurfaceDidChangeFocus(hasFocus: hasFocus) }

  /// Reports that the contents of the surface have changed.
  public func setNeedsDisplay() { window?.surfaceNeedsDisplay(self) }

  /// Says that the surface asks for another size.
  public func setNeedsSize() { window?.surfaceNeedsSize(self) }

  /// The frame of the surface in the last frame of its window.
  public var frame: CGRect? { window?.frame(of: self) }

  /// Whether keys go to the surface first.
  public var hasFocus: Bool { window?.focusedSurface === self }

  /// Makes the surface receive key events, if it accepts any.
  public func takeFocus() -> Bool {
    if takesKeys { window?.focus(self) }
    return hasFocus
  }

  /// Makes the surface receive key events, all of which is one part unless overridden.
  open func moveFocus(isForward: Bool) -> Bool { !hasFocus && takeFocus() }

  /// Returns key events to the client of the window.
  public func releaseFocus() {
    if hasFocus { window?.focus(nil) }
  }

  /// Whether the surface is in a window of this backend.
  public var isInWindow: Bool { window != nil }

  func leaveWindow() { window?.removeSurface(self) }

  func enter(_ newWindow: HeadlessWindow?) { window = newWindow }
}
