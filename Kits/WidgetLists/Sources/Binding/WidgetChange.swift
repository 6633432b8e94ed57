import Foundation
import TesseraCore

/// The difference between two states of rows.
@MainActor
struct WidgetChange {
  let before: WidgetRows
  let after: WidgetRows
  let changes: BatchChanges
  /// The rows that are replaced, before and after, in order; those between them are the same.
  ///
  /// None if sections change.
  let hunks: [WidgetHunk]

  init(from before: WidgetRows, to after: WidgetRows) {
    self.before = before
    self.after = after
    changes = WidgetDifference(from: before.sections, to: after.sections).changes
    hunks =
      changes.hasSectionChanges ? [] : WidgetHunk.all(changes, before.starts, after.starts)
  }

  /// Whether no row comes, goes, moves or shows something else.
  var isEmpty: Bool { changes == BatchChanges() }

  /// Whether sections come, go or move.
  var changesSections: Bool { changes.hasSectionChanges }
}

/// The difference between two states of sections.
private struct WidgetDifference {
  private(set) var changes: BatchChanges

  /// Widgets that are copies of each other are paired from both ends before anything is compared.
  init(from before: [WidgetSection], to after: [WidgetSection]) {
    guard before.map(\.id) == after.map(\.id) else {
      changes = Self.changes(before.map(\.listed), after.map(\.listed))
      return
    }
    let common = zip(before, after).map { WidgetEnds($0.widgets, $1.widgets) }
    changes = Self.changes(
      zip(before, common).map { $0.listed(without: $1) },
      zip(after, common).map { $0.listed(without: $1) }
    )
    func old(_ path: OldPath) -> OldPath {
      let section = path.section.index
      return OldPath(section: section, item: path.item + common[section].first)
    }
    func new(_ path: NewPath) -> NewPath {
      let section = path.section.index
      return NewPath(section: section, item: path.item + common[section].first)
    }
    func pair(_ pair: ItemPair) -> ItemPair { ItemPair(old: old(pair.old), new: new(pair.new)) }
    changes.deletedItems = changes.deletedItems.map(old)
    changes.insertedItems = changes.insertedItems.map(new)
    changes.movedItems = changes.movedItems.map(pair)
    changes.reconfiguredItems = changes.reconfiguredItems.map(pair)
  }

  private static func changes(
    _ before: [ListSection<WidgetSectionID, Widget>],
    _ after: [ListSection<WidgetSectionID, Widget>]
  ) -> BatchChanges {
    SectionedDifference(
      from: before,
      to: after,
      areContentsEqual: {
        $0.isCopy(of: $1) || $0.box.hasContent(of: $1.box) && $0.stands(like: $1)
      },
      areSectionContentsEqual: { _, _ in true }
    ).changes
  }
}

/// How many widgets at both ends of two arrays are copies of each other.
private struct WidgetEnds {
  private(set) var first = 0
  private(set) var last = 0

  init(_ before: [Widget], _ after: [Widget]) {
    let count = min(before.count, after.count)
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        while first < count, before[first].isCopy(of: after[first]) { first += 1 }
        while last < count - first,
          before[before.count - 1 - last].isCopy(of: after[after.count - 1 - last])
        {
          last += 1
        }
      }
    }
  }
}

/// Rows that take the place of others.
struct WidgetHunk: Equatable {
  var old: Range<Int>
  var new: Range<Int>

  /// The hunks of changes that leave all sections where they are.
  static func all(_ changes: BatchChanges, _ before: [Int], _ after: [Int]) -> [WidgetHunk] {
    var deleted = changes.deletedItems.map { before[$0.section.index] + $0.item }
    var inserted = changes.insertedItems.map { after[$0.section.index] + $0.item }
    for pair in changes.movedItems + changes.reconfiguredItems {
      deleted.append(before[pair.old.section.index] + pair.old.item)
      inserted.append(after[pair.new.section.index] + pair.new.item)
    }
    // A row that moves and changes is both.
    return all(Set(deleted).sorted(), Set(inserted).sorted())
  }

  /// The hunks of rows that go and come, both ascending.
  static func all(_ deleted: [Int], _ inserted: [Int]) -> [WidgetHunk] {
    var hunks: [WidgetHunk] = []
    var deletions = deleted[...]
    var insertions = inserted[...]
    var old = 0
    var new = 0
    while !deletions.isEmpty || !insertions.isEmpty {
      let kept = min(
        deletions.first.map { $0 - old } ?? .max,
        insertions.first.map { $0 - new } ?? .max
      )
      old += kept
      new += kept
      var hunk = WidgetHunk(old: old..<old, new: new..<new)
      while deletions.first == hunk.old.upperBound {
        hunk.old = hunk.old.lowerBound..<hunk.old.upperBound + 1
        deletions.removeFirst()
      }
      while insertions.first == hunk.new.upperBound {
        hunk.new = hunk.new.lowerBound..<hunk.new.upperBound + 1
        insertions.removeFirst()
      }
      (old, new) = (hunk.old.upperBound, hunk.new.upperBound)
      hunks.append(hunk)
    }
    return hunks
  }
}

/// The identity of a section.
struct WidgetSectionID: Identifiable {
  let id: AnyHashable
}

extension WidgetSection {
  /// The section as the core compares it; its widgets are not copied.
  fileprivate var listed: ListSection<WidgetSectionID, Widget> {
    ListSection(WidgetSectionID(id: id), items: widgets)
  }

  /// The section without widgets at its ends.
  fileprivate func listed(without ends: WidgetEnds) -> ListSection<WidgetSectionID, Widget> {
    guard ends.first + ends.last > 0 else { return listed }
    let items = widgets[ends.first..<widgets.count - ends.last]
    return ListSection(WidgetSectionID(id: id), items: Array(items))
  }
}

extension Widget {
  /// Whether both stand in groups of equal style and margins.
  fileprivate func stands(like other: Widget) -> Bool {
    if scope === other.scope { return true }
    return scope.style == other.scope.style && scope.margins == other.scope.margins
  }
}

extension BatchChanges {
  /// Whether sections come, go or move.
  fileprivate var hasSectionChanges: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }
}
