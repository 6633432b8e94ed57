import Foundation

extension UICollectionView {
  /// Changes what can be selected; what no longer can is not selected any more.
  func changeSelection(_ change: (inout Selection) -> Void) {
    let before = selection.permission
    change(&selection)
    let after = selection.permission
    guard after != before else { return }
    if !after.isAllowed { return deselectAll() }
    guard !after.allowsMany else { return }
    for path in selection.indexPaths.dropFirst() { setSelected(false, path) }
  }

  func selectInCode(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard selection.permission.isAllowed, engine.exists(indexPath, "asked to select") else {
      return
    }
    if !selection.permission.allowsMany {
      for path in selection.indexPaths where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    selection.cursor = indexPath
    selection.rangeStart = indexPath
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  private func deselectAll() {
    for path in selection.removeAll() { cellForItem(at: path)?.isSelected = false }
  }

  /// Forgets the selection because the data is new; the views are about to go.
  func forgetSelection() {
    letGoOfItem()
    deselectAll()
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    guard let cell = cellForItem(at: indexPath), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// Makes a cell that comes into view look as its item is.
  func showConditions(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    cell.change {
      $0.isEditing = isBeingEdited(indexPath)
      $0.isExpanded = outline?.place(ofItemAt: indexPath)?.isExpanded ?? false
    }
    let isSelected = selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isPressed = selection.pressed == indexPath
    if cell.isHighlighted != isPressed { cell.isHighlighted = isPressed }
  }
}

extension UICollectionView {
  /// Selects as a person asked for; the delegate decides, and hears of it.
  ///
  /// The order is that of Apple's header: may it be selected, what goes, what is selected.
  func userSelect(_ indexPath: IndexPath) {
    guard mayBeSelected(indexPath) else { return }
    if !selection.permission.allowsMany { userDeselectAll(except: indexPath) }
    userAdd(indexPath)
  }

  /// Selects one item as a person asked for, and nothing else.
  func userSelectOnly(_ indexPath: IndexPath) {
    guard mayBeSelected(indexPath) else { return }
    userDeselectAll(except: indexPath)
    userAdd(indexPath)
  }

  /// Selects an item that is not, or the other way round.
  func userToggle(_ indexPath: IndexPath) {
    guard selection.contains(indexPath) else { return userSelect(indexPath) }
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
      return
    }
    userRemove(indexPath)
  }

  /// Selects everything from where the range starts to an item, and nothing else.
  func userSelectRange(to indexPath: IndexPath) {
    let start = selection.rangeStart ?? indexPath
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
    let wanted = Set(paths)
    for path in selection.indexPaths where !wanted.contains(path) { userRemove(path) }
    for path in paths where !selection.contains(path) && mayBeSelected(path) { userAdd(path) }
    selection.rangeStart = start
  }

  /// Each selected item is told to the delegate one by one.
  private static var maximumRange: Int { 100_000 }

  private func mayBeSelected(_ indexPath: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
  }

  private func userDeselectAll(except kept: IndexPath) {
    for path in selection.indexPaths where path != kept { userRemove(path) }
  }

  private func userAdd(_ indexPath: IndexPath) {
    setSelected(true, indexPath)
    selection.cursor = indexPath
    collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func userRemove(_ indexPath: IndexPath) {
    setSelected(false, indexPath)
    collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Does what a click or return does unless the item is edited, if the delegate lets it.
  func performPrimaryAction(_ indexPath: IndexPath) {
    guard !selection.isEditing, let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }
}

extension DataCounts {
  /// All items between two, both included, in order; one more than a range may have at most.
  fileprivate func paths(from first: IndexPath, to second: IndexPath) -> [IndexPath] {
    let start = min(first, second)
    let end = max(first, second)
    var paths: [IndexPath] = []
    for section in max(0, start.section)...max(0, start.section, min(end.section, sections - 1))
    where items.indices.contains(section) {
      let lower = section == start.section ? start.item : 0
      let upper = min(section == end.section ? end.item + 1 : items[section], items[section])
      guard lower < upper else { continue }
      for item in lower..<upper {
        paths.append(IndexPath(item: item, section: section))
        if paths.count > 100_000 { return paths }
      }
    }
    return paths
  }
}
