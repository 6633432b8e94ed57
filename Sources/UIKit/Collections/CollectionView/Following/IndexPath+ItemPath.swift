import Foundation
import TesseraCore

extension IndexPath {
  /// The path of an item; nil for a path that names none, whatever the data: it has another number of
  /// components than two, or a number that is negative or `NSNotFound`.
  var itemPath: OldPath? {
    guard count == 2, section >= 0, item >= 0, section != NSNotFound, item != NSNotFound else {
      return nil
    }
    return OldPath(section: section, item: item)
  }
}

extension OldPath {
  /// The same path, as apps write it.
  var indexPath: IndexPath { IndexPath(item: item, section: section.index) }
}
