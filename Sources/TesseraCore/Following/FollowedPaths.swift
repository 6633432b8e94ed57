/// Everything that the app and the view know by index path, in the index space of the data.
///
/// Each route on which paths come to mean something else is one function, which translates every entry or
/// declares it lost:
///
/// | route | selected, pressed, dragged, calls, prefetched | cursor, range | swiped | anchor | scroll target |
/// | --- | --- | --- | --- | --- | --- |
/// | ``translate(through:)``: a batch, or batches merged into one | follow their items | its successor | follows unless it is reloaded | its successor | follows |
/// | ``translate(through:before:)``: batches that join a reload | follow their items | its successor | lost | its successor | follows |
/// | ``loseItems()``: a reload, another data source | lost | keeps its path | lost | keeps its path | keeps its path |
/// | ``keep(within:)``: the counts after a reload | lost where nothing is | the nearest item | lost where nothing is | lost where nothing is | stays |
///
/// A scroll target where nothing is ends with the scroll, which reports it. Another layout changes no path. A path that is kept over a reload means the item that is there afterwards,
/// as the anchor of a reload does.
package struct FollowedPaths: Sendable {
  /// The selected items.
  package var selected = SelectedItems()
  /// The item that a touch holds down.
  package var pressed: DataPath?
  /// The item that keys start from; what has taken its place once it is gone.
  package var cursor: DataPath?
  /// The item that had the focus when that was reported last.
  package var reportedFocus: DataPath?
  /// The item that a range of selected items starts from; what has taken its place once it is gone.
  package var rangeStart: DataPath?
  /// The item whose row is moved aside by its swipe actions.
  package var swiped: DataPath?
  /// The items that calls to the app are about right now, the innermost last; nil for those that are lost.
  package private(set) var calls: [DataPath?] = []
  /// The items that were named to a prefetching data source and have neither come into view nor been
  /// cancelled.
  package var prefetched: Set<DataPath> = []
  /// The items that are dragged, in their order; nil for those that are lost.
  package var dragged: [DataPath?] = []
  /// The item that the app has chosen to stand still.
  package var anchor: AnchoredItem?
  /// The item that is scrolled to.
  package var scrollTarget: ScrollTarget?

  /// Creates a value that follows nothing.
  package init() {}
}

/// An item of the app's choice that stands still, and the edge at which it does.
package struct AnchoredItem: Hashable, Sendable {
  /// The item.
  package var path: DataPath
  /// The edge of the item, held at the same edge of what is visible.
  package let edge: AnchorEdge

  /// Creates the anchor at an edge of an item.
  package init(_ path: DataPath, edge: AnchorEdge) {
    self.path = path
    self.edge = edge
  }
}

extension FollowedPaths {
  /// Begins to follow the item that a call to the app is about; ended by ``endCall()``.
  package mutating func beginCall(about path: DataPath) { calls.append(path) }

  /// Ends the call that began last; returns where its item is now, nil if it is lost.
  package mutating func endCall() -> DataPath? { calls.popLast() ?? nil }
}

extension FollowedPaths {
  /// A batch has led from one index space to the next; O(k log m) for the selection.
  package mutating func translate(through batch: CheckedBatch) {
    translate(through: batch.map)
    // Another view shows what was reloaded, and that one is closed.
    if let path = swiped, batch.content(of: path.new) == .reloaded { swiped = nil }
  }

  private mutating func translate(through map: IndexMap) {
    selected.translate(through: map)
    anchor = anchor.flatMap { anchor in
      map.successor(of: anchor.path, edge: anchor.edge).map {
        AnchoredItem($0, edge: anchor.edge)
      }
    }
    cursor = cursor.flatMap { map.successor(of: $0, edge: .start) }
    rangeStart = rangeStart.flatMap { map.successor(of: $0, edge: .start) }
    scrollTarget = scrollTarget.flatMap { target in
      map.place(of: target.path).map { target.moved(to: $0) }
    }
    mapItems { map.place(of: $0) }
  }

  /// Batches that were reported one after the other are not shown as such: everything is asked for again.
  ///
  /// - Parameters:
  ///   - batches: What was reported, in order.
  ///   - before: The counts before the first batch; nil if nothing has asked for them.
  package mutating func translate(through batches: [RecordedBatch], before: ItemCounts?) {
    guard !isEmpty else { return }
    swiped = nil
    let before = before ?? BatchTrail.unknownCounts(for: batches, sections: sectionBound)
    for map in BatchTrail(batches, before: before).maps { translate(through: map) }
  }

  /// Everything is new: paths mean other items now, and keys go on where they were.
  package mutating func loseItems() {
    selected.removeAll()
    mapItems { _ in nil }
  }

  /// Deselects everything, and returns what was selected, in order; what is pressed and what has the focus stay.
  package mutating func takeSelection() -> [DataPath] {
    let paths = selected.paths
    selected.removeAll()
    return paths
  }

  /// The data has so many items now, and nothing was said about what has become of which.
  package mutating func keep(within counts: ItemCounts) {
    selected.keep(within: counts)
    anchor = anchor.flatMap { counts.contains($0.path) ? $0 : nil }
    cursor = cursor.flatMap { counts.item(nearest: $0) }
    rangeStart = rangeStart.flatMap { counts.item(nearest: $0) }
    mapItems { counts.contains($0) ? $0 : nil }
  }

  /// Translates what is followed item by item.
  private mutating func mapItems(_ place: (DataPath) -> DataPath?) {
    pressed = pressed.flatMap(place)
    reportedFocus = reportedFocus.flatMap(place)
    swiped = swiped.flatMap(place)
    calls = calls.map { $0.flatMap(place) }
    dragged = dragged.map { $0.flatMap(place) }
    if !prefetched.isEmpty { prefetched = Set(prefetched.compactMap(place)) }
  }

  /// Whether nothing is followed.
  package var isEmpty: Bool {
    selected.isEmpty && pressed == nil && cursor == nil && rangeStart == nil && swiped == nil
      && reportedFocus == nil && calls.isEmpty && dragged.isEmpty && prefetched.isEmpty
      && anchor == nil
      && scrollTarget == nil
  }

  /// One more than the last section that an entry is in.
  private var sectionBound: Int {
    var bound = selected.sectionBound
    func take(_ path: DataPath?) { bound = max(bound, (path?.section.index ?? -1) + 1) }
    take(pressed)
    take(cursor)
    take(rangeStart)
    take(reportedFocus)
    take(swiped)
    take(anchor?.path)
    take(scrollTarget?.path)
    for path in calls + dragged { take(path) }
    for path in prefetched { take(path) }
    return bound
  }
}

extension IndexMap {
  /// Where an item of the data source is after a batch of it; nil if it goes.
  func place(of path: DataPath) -> DataPath? { newPath(of: path.old)?.inData }

  /// The successor of an item of the data source after a batch of it.
  fileprivate func successor(of path: DataPath, edge: AnchorEdge) -> DataPath? {
    successor(of: path.old, edge: edge)?.inData
  }
}

extension ItemCounts {
  /// The item at a path, or else the last one in front of it, or else the first one; nil where there is none.
  fileprivate func item(nearest path: DataPath) -> DataPath? {
    if contains(path) { return path }
    guard path.section.index >= 0, path.item >= 0 else { return nil }
    var section = min(path.section.index, sectionCount - 1)
    while section >= 0, items[section] == 0 { section -= 1 }
    if section >= 0 { return DataPath(section: section, item: items[section] - 1) }
    return items.firstIndex { $0 > 0 }.map { DataPath(section: $0, item: 0) }
  }
}
