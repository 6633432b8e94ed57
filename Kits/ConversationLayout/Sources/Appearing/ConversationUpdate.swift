import CoreGraphics
import TesseraCore
import UIKit

/// The inserted, deleted and staying elements of a batch, with their starts and ends.
@MainActor
struct ConversationUpdate {
  /// The arrangement before the batch.
  let former: ConversationSolution
  /// Where elements stood across the column before the batch, as far as they were asked for.
  let alignments: [ColumnElement: ConversationItemAlignment]
  /// The offset before the batch.
  let formerOffset: CGFloat
  /// The elements that come, go and move; found when they are asked for, as few delegates do.
  private(set) lazy var passing = PassingElements(changes, from: former.column, to: after)
  /// The elements that were in sight and stay, from top to bottom, in the index spaces before and after the batch.
  private(set) lazy var staying = findStaying()
  private let changes: [LayoutChange]
  private let after: ColumnArrangement
  /// Attributes that elements start from; they go along when sizes are found.
  private var starts: [(element: ColumnElement, attributes: ConversationLayoutAttributes)] = []
  /// Attributes that elements end at.
  private var ends: [ConversationLayoutAttributes] = []
  /// The elements whose known sizes have become others, in the index space after the batch.
  private var resized: Set<ColumnElement> = []

  init(
    _ changes: [LayoutChange],
    from former: ConversationSolution,
    to after: ColumnArrangement,
    _ alignments: [ColumnElement: ConversationItemAlignment],
    at offset: CGFloat
  ) {
    self.changes = changes
    self.former = former
    self.after = after
    self.alignments = alignments
    formerOffset = offset
  }

  private mutating func findStaying() -> [(old: ColumnElement, new: ColumnElement)] {
    var seen: [ColumnPlace] = []
    let start = formerOffset - former.columnStart
    former.column.places(from: start, to: start + former.room.height, into: &seen)
    var staying: [(old: ColumnElement, new: ColumnElement)] = []
    for place in seen where !passing.reloadedBefore.contains(place.element) {
      if let new = passing.map.newElement(of: place.element) {
        staying.append((place.element, new))
      }
    }
    return staying
  }

  /// Why an element appears, in the index space after the batch; nil for one that was in sight, or comes into it
  /// because others move.
  mutating func appearance(of element: ColumnElement) -> ConversationElementChange? {
    if passing.inserted.contains(element) { return .insert }
    if passing.reloadedAfter.contains(element) { return .reload }
    guard passing.movedAfter.contains(element) else { return nil }
    return staying.contains { $0.new == element } ? nil : .move
  }

  /// Why an element disappears, in the index space before the batch; nil for one that stays, or only makes room.
  ///
  /// Whether an element is in sight after the batch is asked where it counts.
  mutating func disappearance(
    of element: ColumnElement,
    unless isInSight: (ColumnElement) -> Bool
  ) -> ConversationElementChange? {
    if passing.deleted.contains(element) { return .delete }
    if passing.reloadedBefore.contains(element) { return .reload }
    guard passing.movedBefore.contains(element),
      let new = passing.map.newElement(of: element)
    else { return nil }
    return isInSight(new) ? nil : .move
  }

  /// Returns the change of an element that stays, in the index space after the batch; nil for none.
  mutating func change(ofStaying element: ColumnElement) -> ConversationElementChange? {
    if passing.movedAfter.contains(element) { return .move }
    return resized.contains(element) ? .reconfigure : nil
  }

  mutating func note(start attributes: ConversationLayoutAttributes, of element: ColumnElement) {
    starts.append((element, attributes))
  }

  mutating func note(end attributes: ConversationLayoutAttributes) { ends.append(attributes) }

  /// A size was found that leads from one arrangement to another, and the offset by a distance.
  mutating func move(
    from before: ConversationSolution,
    to after: ConversationSolution,
    by distance: CGFloat,
    sizing element: ColumnElement
  ) {
    if before.column.place(of: element)?.standing.awaitsMeasuring == false {
      resized.insert(element)
    }
    for (element, attributes) in starts {
      guard let old = before.span(of: element), let new = after.span(of: element) else { continue }
      attributes.center.y += new.lowerBound - old.lowerBound
    }
    for attributes in ends { attributes.center.y += distance }
  }
}
