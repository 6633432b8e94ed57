public import CoreGraphics
import Foundation

/// Something with a life of its own that a layer shows: a widget of the library underneath.
///
/// The contract, which one test suite checks on every backend:
///
/// 1. `size(width:height:)` depends on the content and on its arguments only. Lengths are whole or fractions of
///    points, finite, and between 0 and 32,767.
/// 2. A surface that a window shows is drawn over the drawings of its layer and under the sublayers. What is done
///    to the layer or to one around it is done to the surface: order, clipping, opacity, transform, animation.
/// 3. `frame` says where the surface is on screen since the last frame; `nil` where nothing of it shows.
/// 4. Pointers reach a surface only where `UIBackendWindowClient.backendSurface(at:)` returns it. What is pressed
///    there stays with the surface until it is released; turns of a wheel that it does not take go on to the client.
/// 5. One surface of a window has the focus, or none. Keys reach it first, and the client when it does not take them.
/// 6. A surface that asks for another size tells its client, between frames or at the end of one, never from inside
///    a call. One that asks for another each time it gets one is told no more, and is reported.
/// 7. A surface that looks different by itself is drawn again, without its client.
/// 8. A surface that is removed, or whose window is closed, has no frame and no focus, and may be shown again.
@preconcurrency @MainActor
public protocol UIBackendSurface: AnyObject {
  /// The receiver of changes; held weakly.
  var client: (any UIBackendSurfaceClient)? { get set }

  /// The size that the surface asks for where it is offered a width, a height, both or neither.
  ///
  /// A side may come back shorter than offered, for a surface that needs less, or longer, for one that cannot be as
  /// short.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize

  /// The upright rectangle around the surface in the coordinates of its window, as of the last frame; `nil` where
  /// nothing of it shows.
  var frame: CGRect? { get }

  /// Whether keys go to the surface first.
  var hasFocus: Bool { get }

  /// Whether the surface, or a part of it, accepts key events.
  var takesKeys: Bool { get }

  /// Moves the focus to the first part of the surface that accepts key events, or the last, and from one that has it to the next, or the
  /// one before; returns false where there is none.
  func moveFocus(isForward: Bool) -> Bool

  /// Makes the surface receive key events, if it accepts any and a window shows it; returns whether it does.
  func takeFocus() -> Bool

  /// Returns key events to the client of the window, if the surface receives them.
  func releaseFocus()

  /// The drawings that represent the surface in a picture of its layer, back to front; empty for surfaces that windows draw.
  func drawings(in size: CGSize) -> [UIBackendDrawing]
}

/// The client of a surface.
@preconcurrency @MainActor
public protocol UIBackendSurfaceClient: AnyObject {
  /// The surface asks for another size than before.
  func backendSurfaceDidChangeSize()
  /// Keys go to the surface now, or do no longer.
  func backendSurfaceDidChangeFocus(hasFocus: Bool)
}
