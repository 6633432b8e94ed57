import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Notes what a batch does to elements that come and go.
  func beginUpdate(_ changes: [LayoutChange], from former: ConversationSolution) {
    guard let offset = collectionView?.contentOffset.y else { return }
    update = ConversationUpdate(changes, from: former, answer.alignments, at: offset)
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
    guard let element, delegate != nil, let change = update?.disappearance(of: element),
      let update, let place = update.former.column.place(of: element)
    else { return nil }
    // The delegate knows no paths of the index space before the batch.
    let attributes = attributes(at: place, update.former, update.alignments[element] ?? .fullWidth)
    attributes.frame.origin.y += (reading.answer ?? update.formerOffset) - update.formerOffset
    let end = delegate?.finalLayoutAttributesForDeletedElement(
      self,
      modifying: attributes,
      for: change
    )
    guard let end else { return nil }
    self.update?.note(end: end)
    return end
  }
}
