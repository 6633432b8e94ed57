import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

extension TrialFixture {
  func perform(_ step: TrialStep) throws {
    switch step {
    case .frames, .toggle, .invalidate, .slide, .rest: break
    default: held = nil
    }
    switch step {
    case .batch(let operations, let counts): update(operations, counts, reported: operations)
    case .still(let operations, let counts):
      UIView.performWithoutAnimation { update(operations, counts, reported: operations) }
    case .wrong(let operations, let counts, let reported):
      update(operations, counts, reported: reported)
      // Which items are selected now cannot be known.
      selected = Set(selectedIdentities)
    case .reload:
      view.reloadData()
      selected = []
      expectedOffset = nil
    case .scroll(let offset):
      let target = restingOffset(nearest: offset)
      let (seen, headers) = (displayedItems, displayedHeaders)
      scroll(to: target)
      expectedOffset = view.activity.isIdle ? target : nil
      if layout.isMeasured { measure(seen, headers) }
    case .glide(let offset):
      let target = view.contentOffset(showing: restingOffset(nearest: offset), orientation)
      view.setContentOffset(target, animated: true)
      expectedOffset = nil
    case .pull(let distance): pull(by: distance)
    case .slide(let section, let offset): slide(section, to: offset)
    case .lift: lift()
    case .resize(let across, let along): changeEdges { self.resize(across, along) }
    case .stretch(let across, let along):
      changeEdges { UIView.animate(withDuration: 0.2) { self.resize(across, along) } }
    case .inset(let start, let end):
      changeEdges { self.view.contentInset = self.orientation.insets(start: start, end: end) }
    case .toggle(let path): toggle(path)
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .frames(let count):
      for _ in 0..<count { try passFrame() }
    case .rest: try rest()
    }
  }

  /// Scrolls a section by itself, in sight or not.
  private func slide(_ index: Int, to offset: CGFloat) {
    let section = source.model.sections[index]
    guard let shelf = plan.shelves[index], let scroller = view.containerScroller(ofSection: index)
    else { return }
    source.shelves.slide(section, to: offset, in: shelf)
    let target = source.shelves.offset(of: section, in: shelf)
    let room = max(0, scroller.contentSize.width - scroller.frame.width)
    let place =
      orientation.axis == .horizontal
      ? CGPoint(x: 0, y: target)
      : CGPoint(x: orientation.isRightToLeft ? room - target : target, y: 0)
    scroller.scroll(to: place, animated: false)
    // Cards that come into sight find out how thick the section is.
    guard layout.isMeasured else { return }
    expectedOffset = nil
    held = nil
  }

  /// Takes over where sections in sight are in truth, if their items are asked for their sizes.
  ///
  /// A section that is at an end while items find out that there is more stays where the end was, which follows from the
  /// order in which they were asked.
  func adoptShelves() throws {
    guard layout == .declaredEstimates else { return }
    for (index, shelf) in plan.shelves {
      guard let scroller = view.sectionScrollView(index) else { continue }
      let room = max(0, scroller.contentSize.width - scroller.bounds.width)
      let found =
        orientation.axis == .horizontal
        ? scroller.contentOffset.y
        : orientation.isRightToLeft
          ? room - scroller.contentOffset.x : scroller.contentOffset.x
      guard abs(found - shelf.clamped(found)) < 1e-6 else {
        throw TrialFault("section \(index) is at \(found), outside of \(shelf.limits)")
      }
      source.shelves.slide(source.model.sections[index], to: found, in: shelf)
    }
  }

  /// Takes over where sections in sight are scrolled to, now that they are shown.
  func settleShelves() {
    guard layout.scrollsAcross else { return }
    let shelves = plan.shelves.filter {
      $0.value.frame.height > 0 && $0.value.frame.overlaps(visible)
    }
    source.shelves.settle(in: source.model) { shelves[$0] }
  }

  /// The items that are selected, by the paths that they have.
  var selectedIdentities: [Int] {
    (view.indexPathsForSelectedItems ?? []).map {
      source.model.sections[$0.section].items[$0.item].identity
    }
  }

  private func update(
    _ operations: [UpdateOperation],
    _ counts: [Int],
    reported: [UpdateOperation]
  ) {
    let number = batchCount
    batchCount += 1
    let before = source.model.counts
    let anchor = takeAnchor()
    view.performBatchUpdates {
      let former = self.source.model
      self.source.model.apply(operations, after: ItemCounts(counts))
      self.source.shelves.forgetEmpty(in: self.source.model)
      if self.layout.assumesSizes { self.assumeSizes(of: former, after: operations) }
      self.view.report(reported)
    } completion: { [weak self] isFinished in
      self?.completions.append((number, isFinished))
    }
    let known = Set(source.model.items.map(\.identity))
    selected.formIntersection(known)
    let batch = CheckedBatch(
      checking: RecordedBatch(reported),
      before: before,
      after: source.model.counts
    )
    hold(anchor, through: batch.map)
    if let target = anchor.anchor.target(through: batch.map), comesFromElsewhere(target, in: batch)
    {
      held = nil
    }
  }

  /// Takes the sizes in a section that is reloaded for those of its new items, until these are asked.
  ///
  /// Compositional layouts assume that the section looks as it did, item by item.
  private func assumeSizes(of former: CollectionModel, after operations: [UpdateOperation]) {
    let batch = CheckedBatch(
      checking: RecordedBatch(operations),
      before: former.counts,
      after: source.model.counts
    )
    for pair in batch.changes.reloadedSections {
      let items = source.model.sections[pair.new.index].items
      for (old, new) in zip(former.sections[pair.old.index].items, items) {
        source.sizes.measured[new.identity] = source.sizes.measured[old.identity]
        source.sizes.found[new.identity] = source.sizes.found[old.identity]
      }
    }
  }

  /// Whether an item gets another view, and the layout hears that it is inserted, because it leaves a section
  /// that is deleted; the layout of the test's own has such a view fly in.
  private func comesFromElsewhere(_ target: NewPath, in batch: CheckedBatch) -> Bool {
    layout == .custom && batch.content(of: target) == .reloaded
      && batch.changes.layoutChangesOfStayingSections.contains(.insertItem(target))
  }

  /// Notes where the offset has to be from now on, and what stands still until it is there.
  private func hold(_ anchor: TrialAnchor, through map: IndexMap) {
    let free = offset(holding: anchor, through: map, clamped: false)
    let isIdle = view.activity.isIdle
    expectedOffset = isIdle ? offset(holding: anchor, through: map) : nil
    let isInside = !isIdle || abs(free - restingOffset(nearest: free)) < 1e-9
    held = isInside && isItself(anchor, through: map) ? anchor.held : nil
  }

  /// Whether the item that is held stays, by what was reported and in truth, and no other takes its place.
  private func isItself(_ anchor: TrialAnchor, through map: IndexMap) -> Bool {
    guard case .item(let old, _, _, _) = anchor.anchor.hold,
      let target = anchor.anchor.target(through: map), target == map.newPath(of: old)
    else { return false }
    let items = source.model.sections[target.section.index].items
    return items[target.item].identity == anchor.held?.identity
  }

  /// The items of which the delegate was told that they are displayed: those that stay, and those whose views are on
  /// their way out of sight.
  private var displayedItems: (staying: Set<Int>, leaving: Set<Int>) {
    let displayed = cells.filter { source.displayed.contains(ObjectIdentifier($0)) }
    func identities(_ isStaying: Bool) -> Set<Int> {
      Set(
        displayed.filter { (view.indexPath(for: $0) != nil) == isStaying }
          .compactMap { $0.item?.identity }
      )
    }
    return (identities(true), identities(false))
  }

  /// The sections whose headers are on screen, also by pinning.
  private var displayedHeaders: Set<Int> {
    let kind = UICollectionView.elementKindSectionHeader
    return Set(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section))
  }

  /// The first header that begins in sight where nothing pins it, of those that were on screen; with an anchor of the app's none is held.
  private func seenHeader(_ sections: Set<Int>) -> NaivePlan.Element? {
    guard view.engine.anchoring.anchorPolicy == nil else { return nil }
    return plan.elements.filter { element in
      element.isHeader && sections.contains(element.path.section)
        && element.shows(in: visible, room: -1e-6) && element.frame.minY >= visible.minY
    }.min { $0.frame.minY < $1.frame.minY }
  }

  /// Lets rows that came into sight find their heights, above which what is held stands still: one that was seen before,
  /// if one of them still is, or else a header that was.
  ///
  /// Content that turns out to be too short for that ends somewhere else, which follows from the order in
  /// which rows were asked and from nothing simpler.
  private func measure(_ displayed: (staying: Set<Int>, leaving: Set<Int>), _ headers: Set<Int>) {
    var anchor = takeAnchor(otherwise: .firstStarting, among: displayed.staying)
    var header: NaivePlan.Element?
    if anchor.anchor.hold == .offset {
      anchor = takeAnchor(otherwise: .firstStarting)
      header = seenHeader(headers)
    }
    // A view on its way out may come back, and then was seen, or be replaced by another.
    let isReturning = plan.elements.contains { element in
      !element.isHeader && element.shows(in: visible, room: 1e-6)
        && displayed.leaving.contains(
          source.model.sections[element.path.section].items[element.path.item].identity
        )
    }
    let target = offset
    view.layoutIfNeeded()
    let map = IndexMap(unchanged: source.model.counts)
    guard view.activity.isIdle, abs(offset - target) > 1e-9 else { return }
    let found = plan.elements.first { $0.isHeader && $0.path == header?.path }
    let free =
      header.flatMap { old in found.map { target + $0.frame.minY - old.frame.minY } }
      ?? offset(holding: anchor, through: map, clamped: false)
    let isKnown = !isReturning && abs(free - restingOffset(nearest: free)) < 1e-9
    expectedOffset = isKnown ? free : nil
  }

  /// Changes the size or the insets; what is held keeps its distance from the edge it is held at.
  private func changeEdges(_ change: () -> Void) {
    let anchor = takeAnchor()
    let extent = orientation.size(view.contentSize).height
    change()
    view.layoutIfNeeded()
    hold(anchor, through: IndexMap(unchanged: source.model.counts))
    held = nil
    // Rows that come into sight then are measured.
    if layout.isMeasured { expectedOffset = nil }
    // Without an anchor a scroll view stays inside the content that it has until there is another.
    let isFree = view.engine.anchoring.anchorPolicy == nil
    if isFree, orientation.size(view.contentSize).height != extent { expectedOffset = nil }
  }

  private func resize(_ across: CGFloat, _ along: CGFloat) {
    // Rows that were measured for one extent across are not for another.
    let size = CGSize(width: layout.isMeasured ? 100 : across, height: along)
    view.frame.size = orientation.size(size)
  }

  private func toggle(_ path: IndexPath) {
    let identity = source.model.sections[path.section].items[path.item].identity
    if selected.remove(identity) == nil {
      selected.insert(identity)
      view.selectItem(at: path, animated: false, scrollPosition: [])
    } else {
      view.deselectItem(at: path, animated: false)
    }
  }

  private func pull(by distance: CGFloat) {
    let isVertical = orientation.axis == .vertical
    let location = finger ?? (isVertical ? CGPoint(x: 50, y: 30) : CGPoint(x: 30, y: 50))
    if finger == nil { fixture.screen.pointer(.pressed, at: location) }
    let place = min(max((isVertical ? location.y : location.x) + distance, 1), 159)
    let target = isVertical ? CGPoint(x: 50, y: place) : CGPoint(x: place, y: 50)
    fixture.screen.pointer(.dragged, at: target)
    finger = target
    expectedOffset = nil
  }

  private func lift() {
    guard let location = finger else { return }
    fixture.screen.pointer(.released, at: location)
    finger = nil
    // Where there is nothing to scroll it was a tap.
    selected = Set(selectedIdentities)
    expectedOffset = nil
    held = nil
  }

  private func rest() throws {
    lift()
    try passFrame()
    for _ in 0..<Self.longestMovement where fixture.backend.needsFrame { try passFrame() }
    expectedOffset = expectedOffset ?? offset
  }

  /// More frames than anything here moves for.
  private static var longestMovement: Int { 1_000 }

  /// Lets a sixtieth of a second pass; what is held must not move in it.
  private func passFrame() throws {
    letGoIfMoving()
    fixture.backend.advance(by: HeadlessBackend.frameInterval)
    try checkHeld()
  }

  /// Shows what is on screen now; what is held must be there already.
  func showFrame() throws {
    try checkHeld()
    letGoIfMoving()
    fixture.backend.makeFrame()
  }

  /// What is held goes where a movement of the content takes it in the next frame.
  private func letGoIfMoving() {
    if !view.activity.isStanding { held = nil }
  }
}

extension ScrollActivity {
  fileprivate var isIdle: Bool {
    guard case .idle = self else { return false }
    return true
  }

  /// Whether the content stays where it is until it is moved.
  fileprivate var isStanding: Bool { glide == nil }
}
