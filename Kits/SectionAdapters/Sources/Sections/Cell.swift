import UIKit

/// A cell that shows an object of one type.
@preconcurrency @MainActor
public protocol Cell<Object> {
  /// What the cell shows.
  associatedtype Object

  /// Shows an object; also called again for a cell on screen, when the content of its object has changed.
  func configure(with object: Object)
}
