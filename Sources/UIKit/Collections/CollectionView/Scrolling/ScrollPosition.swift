import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionView {
  /// The position to which an item is scrolled: at most one of each direction.
  ///
  /// In a direction without any, the content moves as little as needed to show the item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

extension UICollectionView.ScrollPosition {
  /// The placement from top to bottom; the first of several, which are a mistake.
  var vertical: ScrollPlacement {
    if contains(.top) { return .start }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .end : .nearest
  }

  /// The placement from left to right; the first of several, which are a mistake.
  var horizontal: ScrollPlacement {
    if contains(.left) { return .start }
    if contains(.centeredHorizontally) { return .middle }
    return contains(.right) ? .end : .nearest
  }

  /// Whether there is at most one position in each direction.
  var isConsistent: Bool {
    let vertical = intersection([.top, .centeredVertically, .bottom])
    let horizontal = intersection([.left, .centeredHorizontally, .right])
    return vertical.rawValue.nonzeroBitCount <= 1 && horizontal.rawValue.nonzeroBitCount <= 1
  }
}
