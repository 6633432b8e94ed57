public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section, without allocating.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row in a section: the same as with `item`.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section; `NSNotFound` when the path is empty.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set {
      guard !isEmpty else { return append(newValue) }
      self[0] = newValue
    }
  }

  /// The item in its section; `NSNotFound` for a path that names a section only.
  public var item: Int {
    get { count < 2 ? NSNotFound : self[1] }
    set {
      guard count < 2 else { return self[1] = newValue }
      self = IndexPath(item: newValue, section: section)
    }
  }

  /// The row in its section: the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
