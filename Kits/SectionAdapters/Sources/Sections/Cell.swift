import UIKit

/// A cell that shows an object of one type.
@preconcurrency @MainActor
public protocol Cell<Object> {
  /// The object that the cell displays.
  associatedtype Object

  /// Shows an object; also called again for a cell on screen, when the content of its object has changed.
  func configure(with object: Object)
}
