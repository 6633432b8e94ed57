import CoreGraphics
import TesseraCore

/// The elements that come, go and move in a batch.
struct PassingElements {
  private(set) var inserted = Elements()
  private(set) var deleted = Elements()
  private(set) var reloadedBefore = Elements()
  private(set) var reloadedAfter = Elements()
  private(set) var movedBefore = Elements()
  private(set) var movedAfter = Elements()
  let map: ColumnMap

  /// Elements, by themselves and by whole sections.
  struct Elements {
    private(set) var items: Set<ColumnElement> = []
    private(set) var sections: Set<Int> = []

    func contains(_ element: ColumnElement) -> Bool {
      sections.contains(element.section) || items.contains(element)
    }

    fileprivate mutating func insert<Space>(_ path: ItemPath<Space>) {
      items.insert(ColumnElement(.item(path.item), inSection: path.section.index))
    }

    fileprivate mutating func insert<Space>(_ section: SectionIndex<Space>) {
      sections.insert(section.index)
    }
  }

  init(
    _ changes: [LayoutChange],
    from before: ColumnArrangement,
    to after: ColumnArrangement
  ) {
    map = ColumnMap(changes, from: before, to: after)
    for change in changes {
      switch change {
      case .insertItem(let path): inserted.insert(path)
      case .deleteItem(let path): deleted.insert(path)
      case .reloadItem(let pair):
        reloadedBefore.insert(pair.old)
        reloadedAfter.insert(pair.new)
      case .moveItem(let pair):
        movedBefore.insert(pair.old)
        movedAfter.insert(pair.new)
      case .insertSection(let section): inserted.insert(section)
      case .deleteSection(let section): deleted.insert(section)
      case .reloadSection(let pair):
        reloadedBefore.insert(pair.old)
        reloadedAfter.insert(pair.new)
      case .moveSection(let pair):
        movedBefore.insert(pair.old)
        movedAfter.insert(pair.new)
      }
    }
  }
}
