import CoreGraphics
import TesseraCore
import UIKit

/// A way through a conversation, on which rows find their sizes.
///
/// What comes into sight may have an app load more, so the ends of the way go along with batches.
@MainActor
final class ConversationTravel {
  /// Where it ends; nil when that is gone.
  private var destination: ReadingPlace?
  /// The reading place before it; nil if there was none.
  private var origin: ReadingPlace?
  private let layout: CollectionViewConversationLayout
  private let collectionView: UICollectionView

  init(
    to destination: ReadingPlace,
    layout: CollectionViewConversationLayout,
    collectionView: UICollectionView
  ) {
    self.destination = destination
    self.layout = layout
    self.collectionView = collectionView
  }

  /// Goes to the destination at once.
  func go() { underWay { go(to: \.destination) } }

  /// Goes to the destination in sight of the reader.
  func animate() { underWay { measureEnds() } }

  /// A batch has moved the ends of the way.
  func follow(_ changes: [LayoutChange], _ map: ColumnMap) {
    destination = destination?.following(changes, map)
    origin = origin?.following(changes, map)
  }

  private func underWay(_ move: () -> Void) {
    // What was under way is given up.
    layout.attention.journey = nil
    layout.attention.travels.append(self)
    defer { layout.attention.travels.removeAll { $0 === self } }
    move()
  }

  private var height: CGFloat { max(1, collectionView.bounds.height) }

  /// Goes to an end of the way, until sizes that are found there move it no more.
  private func go(to end: KeyPath<ConversationTravel, ReadingPlace?>) {
    // More rounds than rows that find their sizes one after the other need.
    for _ in 0..<32 {
      guard let place = self[keyPath: end], let offset = self.offset(of: end) else { return }
      let isThere = abs(offset - collectionView.contentOffset.y) < 0.001
      if !isThere { collectionView.setContentOffset(target(offset), animated: false) }
      // A batch that was asked for meanwhile has moved the end.
      layout.keep(self[keyPath: end] ?? place)
      collectionView.layoutIfNeeded()
      if isThere, self.offset(of: end) == offset { return }
    }
  }

  /// Measures the rows near both ends, and begins to scroll.
  private func measureEnds() {
    origin = layout.anyPlace
    let start = collectionView.contentOffset.y
    go(to: \.destination)
    guard let end = offset(of: \.destination) else { return }
    let isNear = abs(end - start) <= 4 * height
    let sign: CGFloat = end > start ? 1 : -1
    measure(from: isNear ? start : end - sign * 2 * height, to: \.destination)
    if origin != nil {
      go(to: \.origin)
      // What comes into sight first is measured as well.
      if !isNear, let begin = offset(of: \.origin) {
        measure(from: begin + sign * 2 * height, to: \.origin)
      }
    }
    layout.forgetReading()
    guard let destination, let offset = offset(of: \.destination) else { return }
    layout.beginJourney(to: destination, offset)
    collectionView.setContentOffset(target(offset), animated: true)
  }

  /// Measures all rows between an offset and an end of the way.
  private func measure(from start: CGFloat, to end: KeyPath<ConversationTravel, ReadingPlace?>) {
    guard let arrival = offset(of: end) else { return }
    var distance = start - arrival
    while abs(distance) > 0 {
      guard let arrival = offset(of: end) else { return }
      jump(to: arrival + distance)
      distance = abs(distance) <= height ? 0 : distance - (distance > 0 ? height : -height)
    }
    go(to: end)
  }

  private func jump(to offset: CGFloat) {
    layout.forgetReading()
    guard let limits = layout.solution?.restingOffsets else { return }
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    collectionView.setContentOffset(target(inside), animated: false)
    collectionView.layoutIfNeeded()
  }

  private func offset(of end: KeyPath<ConversationTravel, ReadingPlace?>) -> CGFloat? {
    self[keyPath: end].flatMap { layout.restingOffset(keeping: $0) }
  }

  private func target(_ offset: CGFloat) -> CGPoint {
    CGPoint(x: collectionView.contentOffset.x, y: offset)
  }
}
