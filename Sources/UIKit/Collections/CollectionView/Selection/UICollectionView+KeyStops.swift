import CoreGraphics
import TesseraCore
import TesseraEngine

extension UIView {
  /// The collection view that this view is in, or is.
  var enclosingCollectionView: UICollectionView? {
    var view: UIView? = self
    while let candidate = view {
      if let list = candidate as? UICollectionView { return list }
      view = candidate.superview
    }
    return nil
  }
}

extension UICollectionView {
  /// How many items without a view to stop at, and how many sections, are passed on the way to one that is out of sight.
  private static var longestGapOfKeyStops: Int { 32 }

  /// Scrolls to a view inside that has taken the keys: its item is uncovered, or the view itself in one that does not fit.
  func uncoverItem(of view: UIView) {
    guard let path = item(around: view) else {
      return scrollRectToVisible(view.convert(view.bounds, to: self), animated: true)
    }
    uncover(path, animated: true)
    guard let frame = engine.arranging.frameOnScreen(ofItemAt: engine.shownPath(of: path)),
      !CGSize(engine.uncoveredRect.size).holds(CGSize(frame.size))
    else { return }
    scrollRectToVisible(view.convert(view.bounds, to: self), animated: true)
  }

  /// What is mounted in the order of sections and items, headers first and footers last, and then all else by its place.
  var mountedViewsInReadingOrder: [UIView] {
    let order = mountedElements
    let known = Set(order.map { ObjectIdentifier($0.view) })
    let others = subviewsByPlace.filter { view in
      !known.contains(ObjectIdentifier(view)) && !(view is ContainerScrollView)
    }
    return order.sorted { $0.place < $1.place }.map(\.view) + others
  }

  /// The cells, headers and footers that are mounted, in no order.
  private var mountedElements: [(place: ReadingPlace, view: UIView)] {
    var elements: [(place: ReadingPlace, view: UIView)] = []
    for mounted in engine.views.sorted {
      guard let path = engine.item(of: mounted) else { continue }
      let place = ReadingPlace(section: path.section.index, part: .item(path.item))
      elements.append((place, mounted.view.uikit))
    }
    for (part, kind) in ReadingPlace.kinds {
      for mounted in mountedSupplementaryViews(kind) {
        let place = ReadingPlace(section: mounted.key.section.index, part: part)
        elements.append((place, mounted.view.uikit))
      }
    }
    return elements
  }

  /// Calls `take` with the views to stop at in the same cell, header or footer behind a stop, and then in the next ones,
  /// until one takes the keys; answers whether one does.
  func visitStops(behind stop: UIView, isForward: Bool, _ take: (UIView) -> Bool) -> Bool {
    bringBackKeptItem(with: stop)
    guard let start = mountedElements.first(where: { stop.isDescendant(of: $0.view) }) else {
      return false
    }
    if stops(in: start.view, behind: stop, isForward: isForward).contains(where: take) {
      return true
    }
    let offset = contentOffset
    let counts = engine.counting.dataCounts.items
    var place = start.place
    var (items, sections) = (0, 0)
    while let next = place.neighbour(in: counts, isForward: isForward) {
      if next.item != nil { items += 1 }
      if next.section != place.section { sections += 1 }
      guard max(items, sections) <= Self.longestGapOfKeyStops else { break }
      place = next
      if stops(at: place, isForward: isForward).contains(where: take) { return true }
    }
    contentOffset = offset
    layoutIfNeeded()
    return false
  }

  /// Moves the keys to the first view to stop at in the item that has the focus; returns whether there is one that takes them.
  func moveKeysIntoFocusedItem() -> Bool {
    guard let item = shownFocus, let cell = cell(at: item) else { return false }
    return cell.keyStopsInReadingOrder.contains { window?.giveKeys(to: $0, .next) == true }
  }

  /// Scrolls to the item that has a stop, if its cell is kept out of sight.
  private func bringBackKeptItem(with stop: UIView) {
    guard let kept = engine.views.keptElement, stop.isInside(of: kept.view),
      let path = engine.item(of: kept)
    else { return }
    UIView.performWithoutAnimation {
      scroll(to: path, at: [], animated: false)
      layoutIfNeeded()
    }
  }

  private func stops(in cell: UIView, behind stop: UIView, isForward: Bool) -> [UIView] {
    let stops = cell.keyStopsInReadingOrder
    guard let place = stops.firstIndex(where: { $0 === stop }) else { return [] }
    return isForward ? Array(stops[(place + 1)...]) : stops[..<place].reversed()
  }

  /// The views to stop at in an element, which is brought into sight before.
  private func stops(at place: ReadingPlace, isForward: Bool) -> [UIView] {
    if view(at: place) == nil {
      UIView.performWithoutAnimation {
        scroll(to: place)
        layoutIfNeeded()
      }
    }
    let stops = view(at: place)?.keyStopsInReadingOrder ?? []
    return isForward ? stops : stops.reversed()
  }

  private func view(at place: ReadingPlace) -> UIView? {
    if let boundary = place.boundary { return engine.view(of: boundary)?.uikit }
    return place.item.flatMap { cell(at: $0) }
  }

  private func scroll(to place: ReadingPlace) {
    if let item = place.item { return scroll(to: item, at: [], animated: false) }
    let attributes = place.boundary.flatMap { engine.answering.currentAttributes(for: $0) }
    guard let frame = attributes.map({ CGRect($0.rect) }), !frame.isEmpty else { return }
    scrollRectToVisible(frame, animated: false)
  }
}

extension CGSize {
  fileprivate func holds(_ other: CGSize) -> Bool {
    other.width <= width + 0.5 && other.height <= height + 0.5
  }
}

/// Where an element is read: the header of a section, its items, its footer.
private struct ReadingPlace: Comparable {
  enum Part: Comparable {
    case header
    case item(Int)
    case footer
  }

  let section: Int
  let part: Part

  @MainActor static var kinds: [(part: Part, kind: String)] {
    [
      (.header, UICollectionView.elementKindSectionHeader),
      (.footer, UICollectionView.elementKindSectionFooter),
    ]
  }

  /// The item that is read; nil for a header or footer.
  var item: DataPath? {
    guard case .item(let item) = part else { return nil }
    return DataPath(section: section, item: item)
  }

  /// The header or footer; nil for an item.
  @MainActor var boundary: CollectionElement? {
    Self.kinds.first { $0.part == part }
      .map { .supplementaryView($0.kind, ShownPath(section: section, item: 0)) }
  }

  static func < (left: ReadingPlace, right: ReadingPlace) -> Bool {
    (left.section, left.part) < (right.section, right.part)
  }

  /// What is read next, or was read before; nil at the ends.
  ///
  /// `counts` are those of the sections.
  func neighbour(in counts: [Int], isForward: Bool) -> ReadingPlace? {
    func place(_ part: Part) -> ReadingPlace { ReadingPlace(section: section, part: part) }
    let count = counts[section]
    switch (part, isForward) {
    case (.header, true): return place(count > 0 ? .item(0) : .footer)
    case (.item(let item), true): return place(item + 1 < count ? .item(item + 1) : .footer)
    case (.footer, true):
      return section + 1 < counts.count
        ? ReadingPlace(section: section + 1, part: .header) : nil
    case (.footer, false): return place(count > 0 ? .item(count - 1) : .header)
    case (.item(let item), false): return place(item > 0 ? .item(item - 1) : .header)
    case (.header, false):
      return section > 0 ? ReadingPlace(section: section - 1, part: .footer) : nil
    }
  }
}
