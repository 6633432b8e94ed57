import Foundation
import TesseraCore
import UIKit

/// What a batch does to the elements that come and go, and where they start and end.
@MainActor
struct ConversationUpdate {
  /// The arrangement before the batch.
  let former: ConversationSolution
  /// Where elements stood across the column before the batch, as far as they were asked for.
  let alignments: [ColumnElement: ConversationItemAlignment]
  /// The offset before the batch.
  let formerOffset: CGFloat
  private var inserted = Elements()
  private var deleted = Elements()
  private var reloadedBefore = Elements()
  private var reloadedAfter = Elements()
  /// Attributes that elements start from; they go along when sizes are found.
  private var starts: [(element: ColumnElement, attributes: ConversationLayoutAttributes)] = []
  /// Attributes that elements end at.
  private var ends: [ConversationLayoutAttributes] = []

  /// Elements, by themselves and by whole sections.
  private struct Elements {
    var items: Set<ColumnElement> = []
    var sections: Set<Int> = []

    func contains(_ element: ColumnElement) -> Bool {
      sections.contains(element.section) || items.contains(element)
    }
  }

  init(
    _ changes: [LayoutChange],
    from former: ConversationSolution,
    _ alignments: [ColumnElement: ConversationItemAlignment],
    at offset: CGFloat
  ) {
    self.former = former
    self.alignments = alignments
    formerOffset = offset
    for change in changes {
      switch change {
      case .insertItem(let path): inserted.items.insert(ColumnElement(path))
      case .deleteItem(let path): deleted.items.insert(ColumnElement(path))
      case .reloadItem(let pair):
        reloadedBefore.items.insert(ColumnElement(pair.old))
        reloadedAfter.items.insert(ColumnElement(pair.new))
      case .insertSection(let section): inserted.sections.insert(section.index)
      case .deleteSection(let section): deleted.sections.insert(section.index)
      case .reloadSection(let pair):
        reloadedBefore.sections.insert(pair.old.index)
        reloadedAfter.sections.insert(pair.new.index)
      case .moveItem, .moveSection: break
      }
    }
  }

  /// Why an element appears, in the index space after the batch; nil for one that was there.
  func appearance(of element: ColumnElement) -> ConversationElementChange? {
    if inserted.contains(element) { return .insert }
    return reloadedAfter.contains(element) ? .reload : nil
  }

  /// Why an element disappears, in the index space before the batch; nil for one that stays.
  func disappearance(of element: ColumnElement) -> ConversationElementChange? {
    if deleted.contains(element) { return .delete }
    return reloadedBefore.contains(element) ? .reload : nil
  }

  mutating func note(start attributes: ConversationLayoutAttributes, of element: ColumnElement) {
    starts.append((element, attributes))
  }

  mutating func note(end attributes: ConversationLayoutAttributes) { ends.append(attributes) }

  /// A size was found that leads from one arrangement to another, and the offset by a distance.
  func move(from before: ConversationSolution, to after: ConversationSolution, by distance: CGFloat)
  {
    for (element, attributes) in starts {
      guard let old = before.span(of: element), let new = after.span(of: element) else { continue }
      attributes.center.y += new.lowerBound - old.lowerBound
    }
    for attributes in ends { attributes.center.y += distance }
  }
}

extension ColumnElement {
  fileprivate init<Space>(_ path: ItemPath<Space>) {
    self.init(.item(path.item), inSection: path.section.index)
  }
}
