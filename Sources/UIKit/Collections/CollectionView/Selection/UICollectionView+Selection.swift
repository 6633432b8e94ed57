import Foundation
import TesseraCore

extension UICollectionView {
  /// Changes what can be selected; what no longer can is not selected any more.
  func changeSelection(_ change: (inout Selection) -> Void) {
    let before = selection.permission
    change(&selection)
    let after = selection.permission
    guard after != before else { return }
    if !selection.allowsFocus { showCursor(false) }
    if !after.isAllowed { return deselectAll() }
    guard !after.allowsMany else { return }
    follow(each: Array(engine.data.followed.selected.paths.dropFirst())) { setSelected(false, $0) }
  }

  func selectInCode(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard selection.permission.isAllowed, engine.exists(indexPath, "asked to select") else {
      return
    }
    var selected: IndexPath? = indexPath
    if !selection.permission.allowsMany {
      selected = follow(indexPath) {
        follow(each: selectedItems(besides: indexPath)) { setSelected(false, $0) }
      }
    }
    selected = selected.flatMap { path in follow(path) { setSelected(true, path) } }
    guard let selected else { return }
    cursorItem = selected
    rangeStartItem = selected
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: selected, at: scrollPosition, animated: animated)
  }

  private func deselectAll() {
    follow(each: engine.data.followed.takeSelection()) { cellForItem(at: $0)?.isSelected = false }
  }

  private func selectedItems(besides indexPath: IndexPath) -> [OldPath] {
    engine.data.followed.selected.paths.filter { $0 != indexPath.itemPath }
  }

  /// Forgets the selection because the data is new; the views are about to go.
  func forgetSelection() {
    letGoOfItem()
    deselectAll()
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if let path = indexPath.itemPath {
      if isSelected {
        engine.data.followed.selected.insert(path)
      } else {
        engine.data.followed.selected.remove(path)
      }
    }
    guard let cell = cellForItem(at: indexPath), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// Makes a cell that comes into view look as its item is.
  func showConditions(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.change {
      $0.isEditing = isBeingEdited(indexPath)
      $0.isExpanded = outline?.place(ofItemAt: indexPath)?.isExpanded ?? false
    }
    swiping.show(in: cell, at: indexPath)
    dragAndDropIfUsed?.show(in: cell, at: indexPath)
    let isSelected = isSelected(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = pressedItem == indexPath
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
  }
}

extension UICollectionView {
  /// Selects as a person asked for; the delegate decides, and hears of it.
  ///
  /// The order is that of Apple's header: may it be selected, what goes, what is selected.
  func userSelect(_ indexPath: IndexPath) {
    guard selection.permission.allowsMany else { return userSelectOnly(indexPath) }
    guard let path = selectable(indexPath) else { return }
    userAdd(path)
  }

  /// Selects one item as a person asked for, and nothing else.
  func userSelectOnly(_ indexPath: IndexPath) {
    guard let path = selectable(indexPath) else { return }
    let others = selectedItems(besides: path)
    guard let path = follow(path, { follow(each: others) { userRemove($0) } }) else { return }
    userAdd(path)
  }

  /// Selects an item that is not, or the other way round.
  func userToggle(_ indexPath: IndexPath) {
    guard isSelected(indexPath) else { return userSelect(indexPath) }
    let path = followIfAllowed(indexPath) {
      selectionCalls?.shouldDeselect(indexPath) ?? true
    }
    if let path { userRemove(path) }
  }

  /// Selects everything from where the range starts to an item, and nothing else unless it is added to what is selected.
  func userSelectRange(to indexPath: IndexPath, isAdded: Bool = false) {
    let start = rangeStartItem ?? indexPath
    let paths = engine.knownCounts.paths(from: start, to: indexPath)
    guard paths.count <= Self.maximumRange else {
      return Diagnostics.report(
        .selection,
        """
        A range from \(start.placeDescription) to \(indexPath.placeDescription) has more than \
        \(Self.maximumRange) items, more than can be selected at once; nothing was changed.
        """
      )
    }
    rangeStartItem = start
    let wanted = Set(paths)
    let leaving =
      isAdded ? [] : engine.data.followed.selected.paths.filter { !wanted.contains($0) }
    let coming = paths.filter { !engine.data.followed.selected.contains($0) }
    follow(each: leaving + coming) { path in
      if isSelected(path) { return userRemove(path) }
      if let path = selectable(path) { userAdd(path) }
    }
  }

  /// Selects everything that may be; the focus stays where it is.
  func userSelectAll() {
    guard let first = engine.knownCounts.first, let last = engine.knownCounts.last else { return }
    rangeStartItem = first
    userSelectRange(to: last)
  }

  /// Takes everything out of the selection that may be.
  func userDeselectAll() {
    follow(each: engine.data.followed.selected.paths) { path in
      if let path = followIfAllowed(path, { selectionCalls?.shouldDeselect(path) ?? true }) {
        userRemove(path)
      }
    }
  }

  /// Each selected item is told to the delegate one by one.
  private static var maximumRange: Int { 100_000 }

  /// Where an item is once the delegate has said that it may be selected; `nil` when it may not.
  private func selectable(_ indexPath: IndexPath) -> IndexPath? {
    followIfAllowed(indexPath) {
      selectionCalls?.shouldSelect(indexPath) ?? true
    }
  }

  private func userAdd(_ indexPath: IndexPath) {
    guard let path = follow(indexPath, { setSelected(true, indexPath) }) else { return }
    selectionCalls?.didSelect(path)
  }

  private func userRemove(_ indexPath: IndexPath) {
    guard let path = follow(indexPath, { setSelected(false, indexPath) }) else { return }
    selectionCalls?.didDeselect(path)
  }

  /// Does what a click or return does unless the item is edited, if the delegate lets it.
  func performPrimaryAction(_ indexPath: IndexPath) {
    guard !selection.isEditing, let calls = selectionCalls else { return }
    let path = followIfAllowed(indexPath) {
      calls.canPerformPrimaryAction(indexPath)
    }
    if let path { calls.performPrimaryAction(path) }
  }
}

extension DataCounts {
  /// All items between two, both included, in order; one more than a range may have at most.
  fileprivate func paths(from first: IndexPath, to second: IndexPath) -> [OldPath] {
    let start = min(first, second)
    let end = max(first, second)
    var paths: [OldPath] = []
    for section in max(0, start.section)...max(0, start.section, min(end.section, sections - 1))
    where items.indices.contains(section) {
      let lower = section == start.section ? start.item : 0
      let upper = min(section == end.section ? end.item + 1 : items[section], items[section])
      guard lower < upper else { continue }
      for item in lower..<upper {
        paths.append(OldPath(section: section, item: item))
        if paths.count > 100_000 { return paths }
      }
    }
    return paths
  }
}
