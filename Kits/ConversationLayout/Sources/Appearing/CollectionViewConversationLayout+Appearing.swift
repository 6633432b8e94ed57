import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Notes what a batch does to elements that come and go.
  func beginUpdate(_ changes: [LayoutChange], from former: ConversationSolution) {
    guard let offset = collectionView?.contentOffset.y, let solution else { return }
    update = ConversationUpdate(
      changes,
      from: former,
      to: solution.column,
      answer.alignments,
      at: offset
    )
  }

  /// Where an element starts from if the delegate says so.
  func start(of element: ColumnElement?) -> ConversationLayoutAttributes? {
    guard let element, delegate != nil, let change = update?.appearance(of: element),
      let attributes = attributes(of: element),
      let start = delegate?.initialLayoutAttributesForInsertedElement(
        self,
        modifying: attributes,
        for: change
      )
    else { return nil }
    update?.note(start: start, of: element)
    return start
  }

  /// Where an element ends if the delegate says so; it is offered its place on screen.
  func end(of element: ColumnElement?) -> ConversationLayoutAttributes? {
    guard let element, let delegate,
      let change = update?.disappearance(of: element, unless: isInSight),
      let attributes = formerAttributes(of: element)
    else { return nil }
    let end = delegate.finalLayoutAttributesForDeletedElement(
      self,
      modifying: attributes,
      for: change
    )
    guard let end else { return nil }
    update?.note(end: end)
    return end
  }

  /// Asks the delegate to animate visible elements that a batch moves or resizes; called inside of the animation.
  func animateStayingElements() {
    guard let delegate, var update else { return }
    for (former, element) in update.staying {
      guard let change = update.change(ofStaying: element), isInSight(element),
        let start = formerAttributes(of: former), let end = attributes(of: element)
      else { continue }
      delegate.animateStayingElement(self, from: start, to: end, for: change)
    }
    self.update = update
  }

  /// The attributes that an element had before the batch, where it is on screen, in the content as it is now.
  private func formerAttributes(of element: ColumnElement) -> ConversationLayoutAttributes? {
    guard let update, let place = update.former.column.place(of: element) else { return nil }
    // The delegate knows no paths of the index space before the batch.
    let attributes = attributes(at: place, update.former, update.alignments[element] ?? .fullWidth)
    attributes.frame.origin.y += targetOffset - update.formerOffset
    return attributes
  }

  /// The offset that the update leads to.
  private var targetOffset: CGFloat {
    reading.answer.map { CGFloat($0) } ?? collectionView?.contentOffset.y ?? 0
  }

  /// Whether something of an element is in sight after the update.
  private func isInSight(_ element: ColumnElement) -> Bool {
    guard let solution, let span = solution.span(of: element) else { return false }
    let offset = targetOffset
    return span.upperBound > offset && span.lowerBound < offset + solution.room.height
  }
}
