import Foundation
import TesseraCore

/// What makes other rows out of rows.
@MainActor
struct WidgetChange {
  let before: WidgetRows
  let after: WidgetRows
  let difference: SectionedDifference
  /// The rows that are replaced, before and after, in order; those between them are the same.
  ///
  /// None if sections change.
  let hunks: [WidgetHunk]

  init(from before: WidgetRows, to after: WidgetRows) {
    self.before = before
    self.after = after
    difference = SectionedDifference(
      from: before.sections.map(\.listed),
      to: after.sections.map(\.listed),
      areContentsEqual: { $0.box.hasContent(of: $1.box) && $0.stands(like: $1) },
      areSectionContentsEqual: { _, _ in true }
    )
    hunks =
      difference.changes.hasSectionChanges
      ? [] : WidgetHunk.all(difference.changes, before.starts, after.starts)
  }

  /// Whether no row comes, goes, moves or shows something else.
  var isEmpty: Bool { difference.isEmpty }

  /// Whether sections come, go or move.
  var changesSections: Bool { difference.changes.hasSectionChanges }

  /// An identifier that two widgets share, of which at least one is new, and where that is.
  var firstTwin: (id: AnyHashable, path: NewPath)? {
    var seen: Set<WidgetID> = []
    let all = difference.changes.insertedItems
    for path in all {
      let widget = after.sections[path.section.index].widgets[path.item]
      guard let id = widget.box.id else { continue }
      if !seen.insert(widget.id).inserted { return (id, path) }
    }
    return nil
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

/// What tells a section from others.
struct WidgetSectionID: Identifiable {
  let id: AnyHashable
}

extension WidgetSection {
  /// The section as the core compares it; its widgets are not copied.
  fileprivate var listed: ListSection<WidgetSectionID, Widget> {
    ListSection(WidgetSectionID(id: id), items: widgets)
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
