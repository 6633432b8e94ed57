/// An item that is scrolled to, although its place becomes known only on the way.
package struct ScrollTarget: Hashable, Sendable {
  /// The item.
  package private(set) var path: DataPath
  /// Where it comes to stand from left to right.
  package let horizontal: ScrollPlacement
  /// Where it comes to stand from top to bottom.
  package let vertical: ScrollPlacement
  /// The part of it that has to be visible.
  package let sight: Sight
  /// How far the movement is.
  package var phase: Phase

  /// The part that has to be visible of an item that is scrolled to.
  package enum Sight: Hashable, Sendable {
    /// The part that its placement gives, whatever is in front of it.
    case asked
    /// All of it, in front of nothing and behind nothing.
    case uncovered
    /// The same, and the start of the content if that shows together with it.
    case uncoveredAtStart
    /// The same, and the end of the content if that shows together with it.
    case uncoveredAtEnd
  }

  /// How far the movement to an item is.
  package enum Phase: Hashable, Sendable {
    /// An animation is on its way there.
    case travelling
    /// It has arrived where the item was last known to be, and was sent on so many times.
    case landing(corrections: Int)
  }

  /// Creates a target.
  package init(
    _ path: DataPath,
    horizontal: ScrollPlacement,
    vertical: ScrollPlacement,
    sight: Sight = .asked,
    phase: Phase = .travelling
  ) {
    self.path = path
    self.horizontal = horizontal
    self.vertical = vertical
    self.sight = sight
    self.phase = phase
  }

  /// The same movement to an item at another path.
  func moved(to path: DataPath) -> ScrollTarget {
    var target = self
    target.path = path
    return target
  }
}

/// Where an extent of content comes to stand in the extent that is visible.
package enum ScrollPlacement: Hashable, Sendable {
  case start, middle, end
  /// As near to where it is as shows all of it, or its start when it is too long.
  case nearest

  /// The offset that puts the content from `start` to `end` into place.
  ///
  /// - Parameters:
  ///   - start: Where the content to be shown starts, in content coordinates.
  ///   - end: Where it ends.
  ///   - visibleStart: Where what is visible starts, without the insets.
  ///   - extent: How much is visible. It is not the difference of two ends, which is inexact while the content moves.
  ///   - inset: How much of the view the inset at the start covers.
  /// - Returns: An offset that may be outside of the content.
  package func offset(
    start: Double,
    end: Double,
    visibleStart: Double,
    extent: Double,
    inset: Double
  ) -> Double {
    switch self {
    case .start: return start - inset
    case .middle: return (start + end - extent) / 2 - inset
    case .end: return end - extent - inset
    case .nearest:
      if start < visibleStart || end - start >= extent { return start - inset }
      return end > visibleStart + extent ? end - extent - inset : visibleStart - inset
    }
  }
}
