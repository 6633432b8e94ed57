public import Foundation

/// The content of a drag between windows of the desktop, in one or more forms.
@preconcurrency @MainActor
public protocol UIBackendDragContent: AnyObject {
  /// The MIME types of the forms, the best first; none for what only this program takes.
  var types: [String] { get }
  /// Reads a form; calls `completion` once, now or later, with `nil` where there is none.
  func read(_ type: String, completion: @escaping (Data?) -> Void)
}

/// The outcome of a drag between windows.
public enum UIBackendDragOperation: Hashable, Sendable {
  /// Nothing, or nothing could be dropped.
  case none
  /// The destination gets a copy.
  case copy
  /// The destination gets it, and the source gives it away.
  case move
}

/// A drag that was handed over to the desktop.
@preconcurrency @MainActor
public protocol UIBackendDragSource: AnyObject {
  /// The drag is over, wherever it was dropped; called once.
  func backendDragDidEnd(with operation: UIBackendDragOperation)
}

extension UIBackendWindow {
  /// Takes no drag.
  public func beginDrag(
    _ content: any UIBackendDragContent,
    allowsMove: Bool,
    picture: CALayer?,
    source: any UIBackendDragSource
  ) -> Bool { false }
}

extension UIBackendWindowClient {
  /// Takes nothing.
  public func backendWindowDragDidMove(
    _ content: any UIBackendDragContent,
    to location: CGPoint,
    allowsMove: Bool
  ) -> UIBackendDragOperation { .none }

  /// Does nothing.
  public func backendWindowDragDidLeave(_ content: any UIBackendDragContent) {}

  /// Takes nothing.
  public func backendWindowDragDidDrop(
    _ content: any UIBackendDragContent,
    at location: CGPoint,
    allowsMove: Bool,
    completion: @escaping (UIBackendDragOperation) -> Void
  ) { completion(.none) }
}
