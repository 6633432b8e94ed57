import CoreGraphics
public import Foundation

/// A window on the desktop that shows one tree of layers.
@preconcurrency @MainActor
public protocol UIBackendWindow: AnyObject {
  /// The words in the title bar.
  var title: String { get set }
  /// The extent of the content, without frame and title bar, in points.
  var contentSize: CGSize { get }
  /// The number of pixels in a point.
  var displayScale: CGFloat { get }

  /// Shows the window, in front.
  func present()
  /// Takes the window off the screen for good and tells the client; the second time, does nothing.
  func close()
  /// Asks the desktop for another content size; the size it grants is reported to the client.
  ///
  /// Sides below zero, and those that are not finite, count as zero.
  func resize(to size: CGSize)
  /// Draws the layers again in the next frame.
  func setNeedsDisplay()

  /// Shows `surface` in `layer`, which is in the window, from the next frame on; see `UIBackendSurface`.
  ///
  /// A surface is in one window at a time, and leaves the one it was in. A closed window takes none.
  func addSurface(_ surface: any UIBackendSurface, in layer: CALayer)
  /// Takes `surface` out of the window; one that is not in it is left alone.
  func removeSurface(_ surface: any UIBackendSurface)

  /// Shows a menu beside a rectangle in the window's coordinates, from now or soon on; see `UIBackendMenu`.
  func presentMenu(_ menu: UIBackendMenu, beside rect: CGRect, client: any UIBackendMenuClient)
  /// Gives the menu that is shown other contents, which are not empty; does nothing without one.
  func updateMenu(_ menu: UIBackendMenu)
  /// Closes the menu that is shown, now or soon; does nothing without one.
  func dismissMenu()

  /// Shows assistive technologies what is in the window, in place of what they were shown before; nothing for `nil`.
  ///
  /// Called after each frame while `UIBackendEnvironment.hasScreenReader` is true, and never while it is not, but once with `nil` when
  /// it ends. What the reader does with an element goes to `UIBackendWindowClient.backendPerform(_:on:)`.
  func showAccessibility(_ root: UIBackendAccessibilityNode?)

  /// Gives the pointer a shape over the window; the standard one before the first call.
  func showPointer(_ shape: UIBackendPointerShape)

  /// Takes over a drag whose pointer has left the window; returns whether the desktop can do that.
  ///
  /// Windows of the program that the pointer comes to get the same `content`. The pointer is released for the window then.
  func beginDrag(
    _ content: any UIBackendDragContent,
    allowsMove: Bool,
    picture: CALayer?,
    source: any UIBackendDragSource
  ) -> Bool
}

extension UIBackendWindow {
  /// Shows nothing.
  public func showAccessibility(_ root: UIBackendAccessibilityNode?) {}

  /// Leaves the pointer as it is.
  public func showPointer(_ shape: UIBackendPointerShape) {}
}

/// A part of a window of the desktop, among other things of the program that the window belongs to.
@preconcurrency @MainActor
public protocol UIBackendEmbeddedWindow: UIBackendWindow {
  /// Moves key events to the next part of its window after this one, or before it.
  ///
  /// Returns whether there is anything to take them, which may be this part, entered from its other end.
  func moveFocusOut(isForward: Bool) -> Bool
}

/// The client of a backend's window.
@preconcurrency @MainActor
public protocol UIBackendWindowClient: AnyObject {
  /// The layer that fills the window.
  var backendRootLayer: CALayer { get }
  /// The content has another size or scale; called before the first frame too.
  func backendWindowDidResize(to size: CGSize, displayScale: CGFloat)
  /// Something happened in the window; answers whether anybody took it.
  func backendWindowDidReceive(_ event: UIBackendEvent) -> Bool
  /// A key is about to go to the surface that has the focus; answers whether the client takes it instead.
  func backendWindowTakes(_ event: UIBackendKeyEvent) -> Bool
  /// The surface that is to get a pointer at `location`, in the window's coordinates, if any.
  func backendSurface(at location: CGPoint) -> (any UIBackendSurface)?
  /// The window became, or ceased to be, the one that gets keys.
  func backendWindowDidChangeActivation(isActive: Bool)
  /// The person, or the program, closed the window.
  func backendWindowDidClose()
  /// Returns the content of the window as assistive technologies see it; `nil` where that is not known.
  func backendAccessibilityTree() -> UIBackendAccessibilityNode?
  /// An assistive technology does something with an element of the last tree; answers whether it was done.
  func backendPerform(
    _ action: UIBackendAccessibilityAction,
    on identifier: UIBackendAccessibilityNode.Identifier
  ) -> Bool

  /// A drag of the desktop's is at a place in the window; returns what would become of a drop there.
  func backendWindowDragDidMove(
    _ content: any UIBackendDragContent,
    to location: CGPoint,
    allowsMove: Bool
  ) -> UIBackendDragOperation
  /// A drag has left the window.
  func backendWindowDragDidLeave(_ content: any UIBackendDragContent)
  /// A drag was dropped; `completion` is called once, now or later, with what became of it.
  func backendWindowDragDidDrop(
    _ content: any UIBackendDragContent,
    at location: CGPoint,
    allowsMove: Bool,
    completion: @escaping (UIBackendDragOperation) -> Void
  )
}

extension UIBackendWindowClient {
  /// Takes no key.
  public func backendWindowTakes(_ event: UIBackendKeyEvent) -> Bool { false }

  /// Shows nothing.
  public func backendAccessibilityTree() -> UIBackendAccessibilityNode? { nil }

  /// Does nothing.
  public func backendPerform(
    _ action: UIBackendAccessibilityAction,
    on identifier: UIBackendAccessibilityNode.Identifier
  ) -> Bool { false }
}
