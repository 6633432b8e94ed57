import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Asks which items are pinned, after the data or what is declared has changed.
  func takePins() {
    guard let delegate = delegate as? any ConversationLayoutPinningDelegate,
      let column = solution?.column
    else {
      solution?.pins = ConversationPins()
      return
    }
    solution?.pins = ConversationPins(delegate, self).existing(in: column)
  }

  /// The items that are pinned now; in an update, where the offset will be.
  var pinnedPlaces: [PinnedPlace] {
    guard let solution, let collectionView, !solution.pins.isEmpty else { return [] }
    let limits = solution.restingOffsets
    let answer = reading.answer.map { min(max($0, limits.lowerBound), limits.upperBound) }
    return solution.pinnedPlaces(at: answer ?? collectionView.contentOffset.y)
  }

  /// Whether a pinned item stands elsewhere with other bounds.
  func movesPins(_ newBounds: CGRect) -> Bool {
    guard let solution, let collectionView, !solution.pins.isEmpty else { return false }
    return solution.pinnedPlaces(at: newBounds.minY)
      != solution.pinnedPlaces(at: collectionView.bounds.minY)
  }
}

extension ConversationLayoutAttributes {
  /// Takes over where the element is held, and in front of all that is not.
  func pin(_ pinned: PinnedPlace) {
    frame.origin.y += pinned.offset - pinned.place.offset
    pinningEdge = pinned.edge
    pinningProgress = pinned.progress
    isPinned = pinned.isHeld
    // Of two that meet in a low view the one at the top is in front.
    if pinned.isHeld { zIndex = pinned.edge == .top ? 11 : 10 }
  }
}
