import CoreGraphics
public import Foundation

extension UIWindow {
  /// Returns what would become of a drag over the window that was dropped at a place.
  public func backendWindowDragDidMove(
    _ content: any UIBackendDragContent,
    to location: CGPoint,
    allowsMove: Bool
  ) -> UIBackendDragOperation {
    let place = DragPlace(window: self, point: location)
    let application = UIApplication.shared
    if let drag = application.drag, drag.owns(content) {
      return UIBackendDragOperation(drag.moveAbroad(to: place))
    }
    let incoming = application.incomingDrag(of: content)
    return UIBackendDragOperation(incoming.move(to: place, allowsMove: allowsMove))
  }

  /// The pointer of a drag has left the window.
  public func backendWindowDragDidLeave(_ content: any UIBackendDragContent) {
    let application = UIApplication.shared
    if let drag = application.drag, drag.owns(content) { return drag.leaveAbroad() }
    guard let incoming = application.incomingDrag, incoming.content === content else { return }
    application.incomingDrag = nil
    incoming.leave()
  }

  /// A drag was dropped on the window; `completion` is called once, with what became of it.
  public func backendWindowDragDidDrop(
    _ content: any UIBackendDragContent,
    at location: CGPoint,
    allowsMove: Bool,
    completion: @escaping (UIBackendDragOperation) -> Void
  ) {
    let place = DragPlace(window: self, point: location)
    let application = UIApplication.shared
    if let drag = application.drag, drag.owns(content) {
      return completion(UIBackendDragOperation(drag.dropAbroad(at: place)))
    }
    let incoming = application.incomingDrag(of: content)
    application.incomingDrag = nil
    incoming.drop(at: place, allowsMove: allowsMove) { completion(UIBackendDragOperation($0)) }
  }
}

extension UIApplication {
  /// Ends the drag of a program that has died, at the first event that shows it.
  func endAbandonedDrag(at event: UIBackendPointerEvent) {
    guard let incomingDrag, incomingDrag.isAbandoned(at: event) else { return }
    self.incomingDrag = nil
    incomingDrag.leave()
  }

  /// The drag of another program that has a content; one of another content has ended without a word.
  fileprivate func incomingDrag(of content: any UIBackendDragContent) -> IncomingDrag {
    if let incomingDrag, incomingDrag.content === content { return incomingDrag }
    incomingDrag?.leave()
    let new = IncomingDrag(content)
    incomingDrag = new
    return new
  }
}

extension UIBackendDragOperation {
  init(_ operation: UIDropOperation) {
    switch operation {
    case .cancel, .forbidden: self = .none
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

extension UIDropOperation {
  init(_ operation: UIBackendDragOperation) {
    switch operation {
    case .none: self = .cancel
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}
