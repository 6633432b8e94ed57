import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// Changes what can be selected; what no longer can is not selected any more.
  func changeSelection(_ change: (inout Selection) -> Void) {
    let before = selection.permission
    change(&selection)
    let after = selection.permission
    guard after != before else { return }
    if !letsItemsHaveFocus { showCursor(false) }
    if !after.isAllowed { return forgetSelection() }
    guard !after.allowsMany else { return }
    follow(each: Array(engine.data.followed.selected.paths.dropFirst())) { setSelected(false, $0) }
  }

  /// Selects an item as code asks for; returns where the item is then, `nil` if it is lost.
  func selectInCode(_ path: DataPath) -> DataPath? {
    var selected: DataPath? = path
    if !selection.permission.allowsMany {
      selected = follow(path) {
        follow(each: selectedItems(besides: path)) { setSelected(false, $0) }
      }
    }
    selected = selected.flatMap { path in follow(path) { setSelected(true, path) } }
    guard let selected else { return nil }
    cursorItem = selected
    rangeStartItem = selected
    return selected
  }

  func deselectAll() {
    follow(each: engine.data.followed.takeSelection()) { cell(at: $0)?.isSelected = false }
  }

  private func selectedItems(besides path: DataPath) -> [DataPath] {
    engine.data.followed.selected.paths.filter { $0 != path }
  }

  /// Forgets the selection, and what is pressed, because the data is new or nothing can be selected any more.
  func forgetSelection() {
    letGoOfItem()
    deselectAll()
  }

  func setSelected(_ isSelected: Bool, _ path: DataPath) {
    if isSelected {
      engine.data.followed.selected.insert(path)
    } else {
      engine.data.followed.selected.remove(path)
    }
    guard let cell = cell(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }
}

extension UICollectionView {
  /// Selects as a person asked for; the delegate decides, and hears of it.
  ///
  /// The order is that of Apple's header: may it be selected, what goes, what is selected.
  func userSelect(_ path: DataPath) {
    guard selection.permission.allowsMany else { return userSelectOnly(path) }
    guard let path = selectable(path) else { return }
    userAdd(path)
  }

  /// Selects one item as a person asked for, and nothing else but what may not be deselected.
  ///
  /// Where one item can be selected the delegate is not asked whether it may be deselected for another one, as by Apple.
  func userSelectOnly(_ path: DataPath) {
    guard let path = selectable(path) else { return }
    let others = selectedItems(besides: path)
    let leave = selection.permission.allowsMany ? userDeselect : userRemove
    guard let path = follow(path, { follow(each: others) { leave($0) } }) else { return }
    userAdd(path)
  }

  /// Takes an item out of the selection if the delegate lets it.
  private func userDeselect(_ path: DataPath) {
    let now = followIfAllowed(path) { selectionCalls?.shouldDeselect(path) ?? true }
    if let now { userRemove(now) }
  }

  /// Selects an item that is not, or the other way round.
  func userToggle(_ path: DataPath) {
    if isSelected(path) { userDeselect(path) } else { userSelect(path) }
  }

  /// Selects everything from where the range starts to an item, and nothing else unless it is added to what is selected.
  func userSelectRange(to path: DataPath, isAdded: Bool = false) {
    let start = rangeStartItem ?? path
    let paths = engine.counting.dataCounts.paths(from: start, to: path)
    guard paths.count <= Self.maximumRange else {
      return Diagnostics.report(
        .selection,
        """
        A range from \(start.placeDescription) to \(path.placeDescription) has more than \
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
      if isSelected(path) { return userDeselect(path) }
      if let path = selectable(path) { userAdd(path) }
    }
  }

  /// Selects everything that may be; the focus stays where it is.
  func userSelectAll() {
    guard let first = engine.counting.dataCounts.first, let last = engine.counting.dataCounts.last
    else { return }
    rangeStartItem = first
    userSelectRange(to: last)
  }

  /// Takes everything out of the selection that may be.
  func userDeselectAll() {
    follow(each: engine.data.followed.selected.paths) { userDeselect($0) }
  }

  /// Each selected item is told to the delegate one by one.
  private static var maximumRange: Int { 100_000 }

  /// Where an item is once the delegate has said that it may be selected; `nil` when it may not.
  private func selectable(_ path: DataPath) -> DataPath? {
    followIfAllowed(path) { selectionCalls?.shouldSelect(path) ?? true }
  }

  private func userAdd(_ path: DataPath) {
    guard let now = follow(path, { setSelected(true, path) }) else { return }
    selectionCalls?.didSelect(now)
  }

  private func userRemove(_ path: DataPath) {
    guard let now = follow(path, { setSelected(false, path) }) else { return }
    selectionCalls?.didDeselect(now)
  }

  /// Does what a click or return does unless the item is edited, if the delegate lets it.
  func performPrimaryAction(_ path: DataPath) {
    guard !selection.isEditing, let calls = selectionCalls else { return }
    let now = followIfAllowed(path) { calls.canPerformPrimaryAction(path) }
    if let now { calls.performPrimaryAction(now) }
  }
}

extension DataCounts {
  /// All items between two, both included, in order; one more than a range may have at most.
  fileprivate func paths(from first: DataPath, to second: DataPath) -> [DataPath] {
    let start = min(first, second)
    let end = max(first, second)
    let (from, to) = (start.section.index, end.section.index)
    var paths: [DataPath] = []
    for section in max(0, from)...max(0, from, min(to, sections - 1))
    where items.indices.contains(section) {
      let lower = section == from ? start.item : 0
      let upper = min(section == to ? end.item + 1 : items[section], items[section])
      guard lower < upper else { continue }
      for item in lower..<upper {
        paths.append(DataPath(section: section, item: item))
        if paths.count > 100_000 { return paths }
      }
    }
    return paths
  }
}

// The app may change the data in any call about an item. What follows such a call goes on with where the
// item is then, or not at all.
extension UICollectionView {
  /// Makes a call about an item; returns where the item is afterwards, `nil` if it is lost.
  func follow(_ path: DataPath, _ call: () -> Void) -> DataPath? {
    engine.data.followed.beginCall(about: path)
    call()
    return engine.data.followed.endCall()
  }

  /// Asks about an item; returns where it is afterwards, `nil` if it is lost or the answer is no.
  func followIfAllowed(_ path: DataPath, _ ask: () -> Bool) -> DataPath? {
    var isAllowed = false
    let now = follow(path) { isAllowed = ask() }
    return isAllowed ? now : nil
  }

  /// Makes a call about each of several items that is still there when its turn comes.
  func follow(each paths: [DataPath], _ call: (DataPath) -> Void) {
    for path in paths.reversed() { engine.data.followed.beginCall(about: path) }
    for _ in paths {
      if let now = engine.data.followed.endCall() { call(now) }
    }
  }
}

extension UICollectionView {
  /// Whether an item is selected.
  func isSelected(_ path: DataPath) -> Bool { engine.data.followed.selected.contains(path) }

  /// The item that a touch holds down.
  var pressedItem: DataPath? {
    get { engine.data.followed.pressed }
    set { engine.data.followed.pressed = newValue }
  }

  /// The item that keys start from.
  var cursorItem: DataPath? {
    get { engine.data.followed.cursor }
    set { engine.data.followed.cursor = newValue }
  }

  /// The item that a range of selected items starts from.
  var rangeStartItem: DataPath? {
    get { engine.data.followed.rangeStart }
    set { engine.data.followed.rangeStart = newValue }
  }
}

extension UICollectionView {
  /// How long cells take to show that they are edited, in seconds.
  private static var editingDuration: TimeInterval { 0.3 }

  func edit(_ isEditing: Bool) {
    guard isEditing != selection.isEditing else { return }
    swiping.close()
    changeSelection { $0.isEditing = isEditing }
    for element in engine.views.sorted {
      // The delegate, which is asked about each, may change the data.
      guard engine.views.shows(element), let path = element.key.path,
        let cell = element.view as? UICollectionViewCell
      else { continue }
      cell.change { $0.isEditing = selection.isEditing && letsEdit(engine.dataPath(of: path)) }
    }
    layOutCells(duration: Self.editingDuration)
  }

  /// Whether an item can be edited; the delegate decides.
  func letsEdit(_ path: DataPath) -> Bool { selectionCalls?.canEdit(path) ?? true }

  /// Has cells on screen show on the way what happens to them, and find the size for it.
  func layOutCells(duration: TimeInterval) {
    guard window != nil, UIViewAnimationTransaction.current == nil, engine.turn.isIdle else {
      return
    }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }
}
