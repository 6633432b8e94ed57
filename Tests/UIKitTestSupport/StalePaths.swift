import Foundation
import Testing

@testable import UIKit

extension IndexPath {
  /// Whether the path names one of so many items in each section; if not, the test fails.
  ///
  /// Test doubles say by this that a stale or unknown path has reached them, and then answer with something
  /// that shows nothing.
  func isItem(of counts: [Int], of double: Any) -> Bool {
    guard count == 2, counts.indices.contains(section), item >= 0, item < counts[section] else {
      Issue.record("\(type(of: double)) was given \(short), and has \(counts) items")
      return false
    }
    return true
  }
}

extension Optional {
  /// The value; without one the test fails, since `path` has reached a layout that does not know it.
  func known(at path: IndexPath, to layout: UICollectionViewLayout) -> Wrapped? {
    if self == nil {
      Issue.record("\(type(of: layout)) was asked for \(path.short), which it has not placed")
    }
    return self
  }
}
