public import CoreGraphics
public import Foundation
public import UIKit

/// A drag between windows of the desktop that is not there, which a test moves.
///
/// One of the program's own begins when the pointer of a drag leaves its window: see `HeadlessBackend.drag`. A test makes those of other
/// programs itself.
@preconcurrency @MainActor
public final class HeadlessDrag {
  private let content: any UIBackendDragContent
  private let allowsMove: Bool
  private weak var source: (any UIBackendDragSource)?
  private weak var window: HeadlessWindow?
  private var location = CGPoint.zero

  init(
    _ content: any UIBackendDragContent,
    allowsMove: Bool,
    source: (any UIBackendDragSource)?
  ) {
    self.content = content
    self.allowsMove = allowsMove
    self.source = source
  }

  /// Creates a drag of another program, with data by MIME type; for `nil` the program never answers.
  public convenience init(_ forms: [(type: String, data: Data?)], allowsMove: Bool = false) {
    self.init(HeadlessDragContent(forms), allowsMove: allowsMove, source: nil)
  }

  /// The MIME types of the drag.
  public var types: [String] { content.types }

  /// Reads what the program gives to others.
  public func read(_ type: String) -> Data? {
    var found: Data?
    content.read(type) { found = $0 }
    return found
  }

  /// Moves the pointer to a place in a window; returns what would become of a drop there.
  @discardableResult
  public func move(to location: CGPoint, in window: HeadlessWindow) -> UIBackendDragOperation {
    if self.window !== window { leave() }
    self.window = window
    self.location = location
    return window.dragClient?.backendWindowDragDidMove(
      content,
      to: location,
      allowsMove: allowsMove
    ) ?? .none
  }

  /// Moves the pointer out of all windows.
  public func leave() {
    window?.dragClient?.backendWindowDragDidLeave(content)
    window = nil
  }

  /// Drops it where the pointer is; returns what became of it, or `nil` while it is being read.
  @discardableResult
  public func drop() -> UIBackendDragOperation? {
    guard let client = window?.dragClient else {
      end(.none)
      return UIBackendDragOperation.none
    }
    var outcome: UIBackendDragOperation?
    client.backendWindowDragDidDrop(content, at: location, allowsMove: allowsMove) {
      outcome = $0
      self.end($0)
    }
    return outcome
  }

  /// Ends it as another program would that it was dropped on.
  public func end(_ operation: UIBackendDragOperation) {
    let source = source
    self.source = nil
    source?.backendDragDidEnd(with: operation)
  }

  /// Takes it away.
  public func cancel() {
    leave()
    end(.none)
  }
}

/// A drag of another program.
private final class HeadlessDragContent: UIBackendDragContent {
  private let forms: [(type: String, data: Data?)]

  init(_ forms: [(type: String, data: Data?)]) { self.forms = forms }

  var types: [String] { forms.map(\.type) }

  func read(_ type: String, completion: @escaping (Data?) -> Void) {
    guard let form = forms.first(where: { $0.type == type }) else { return completion(nil) }
    if let data = form.data { completion(data) }
  }
}
