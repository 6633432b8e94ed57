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
  private let changes: [LayoutChange]
  /// The elements that come and go; found when they are asked for, as few delegates do.
  private lazy var passing = Passing(changes)
  /// Attributes that elements start from; they go along when sizes are found.
  private var starts: [(element: ColumnElement, attributes: ConversationLayoutAttributes)] = []
  /// Attributes that elements end at.
  private var ends: [ConversationLayoutAttributes] = []

  init(
    _ changes: [LayoutChange],
    from former: ConversationSolution,
    _ alignments: [ColumnElement: ConversationItemAlignment],
    at offset: CGFloat
  ) {
    self.changes = changes
    self.former = former
    self.alignments = alignments
    formerOffset = offset
  }

  /// Why an element appears, in the index space after the batch; nil for one that was there.
  mutating func appearance(of element: ColumnElement) -> ConversationElementChange? {
    if passing.inserted.contains(element) { return .insert }
    return passing.reloadedAfter.contains(element) ? .reload : nil
  }

  /// Why an element disappears, in the index space before the batch; nil for one that stays.
  mutating func disappearance(of element: ColumnElement) -> ConversationElementChange? {
    if passing.deleted.contains(element) { return .delete }
    return passing.reloadedBefore.contains(element) ? .reload : nil
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

/// The elements that come and go in a batch.
private struct Passing {
  private(set) var inserted = Elements()
  private(set) var deleted = Elements()
  private(set) var reloadedBefore = Elements()
  private(set) var reloadedAfter = Elements()

  /// Elements, by themselves and by whole sections.
  struct Elements {
    var items: Set<ColumnElement> = []
    var sections: Set<Int> = []

    func contains(_ element: ColumnElement) -> Bool {
      sections.contains(element.section) || items.contains(element)
    }
  }

  init(_ changes: [LayoutChange]) {
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
}

extension ColumnElement {
  fileprivate init<Space>(_ path: ItemPath<Space>) {
    self.init(.item(path.item), inSection: path.section.index)
  }
}
