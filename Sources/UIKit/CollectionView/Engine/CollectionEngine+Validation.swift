import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// The numbers of sections and items, asked for all at once when they are not known.
  var knownCounts: DataCounts {
    if case .known(let counts) = data.counts { return counts }
    guard turns.countingDepth < Self.maximumCountingDepth else { return endlessCounts() }
    let mark = data.mark
    let read = DataCounts(of: self)
    data.note(read, since: mark)
    if updates.areWaiting, turn.update == nil { absorbReportsMadeWhileCounting() }
    carryOutReports()
    return read
  }

  /// The data source has reported a change while it said its numbers, which may be of before or after.
  private func absorbReportsMadeWhileCounting() {
    let reports = updates.takeAll()
    followUnshown(reports.map(\.batch), before: nil)
    replace()
    absorb(reports)
  }

  /// How often a data source may ask for its own numbers while it says them.
  private static var maximumCountingDepth: Int { 4 }

  private func endlessCounts() -> DataCounts {
    if faults.notes("endless counts") {
      Diagnostics.report(
        .dataSource,
        """
        The data source asks the collection view for the numbers of items that it is asked for itself; \
        there are 0 sections until it has said how many.
        """
      )
    }
    return DataCounts(items: [])
  }

  /// Takes note that everything is new, the data or the layout; nothing is asked before the next pass.
  func replace() {
    standing.withdraw(to: .replaced)
    data.forget()
    movement = nil
    overtakeTimelines()
    screen.stableBounds = nil
    data.isMissed = false
    view.prefetching.layoutDidChange()
    view.setNeedsLayout()
  }

  /// Tells the layout what it does not know, and lets it prepare.
  ///
  /// The order is: everything is invalid, numbers are asked for, `prepare()`, the content size.
  ///
  /// A change that is under way does not take up a reload: the next pass does. Answers whether the
  /// layout has prepared.
  @discardableResult
  func validate() -> Bool {
    guard validity < .prepared, turn.update == nil || validity > .replaced else { return false }
    using(.presentation) {
      for _ in 0..<Self.maximumPreparations
      where validity < .prepared && (turn.update == nil || validity > .replaced) { prepareOnce() }
    }
    return true
  }

  /// How often a layout may become invalid by its own preparation before the next round.
  private static var maximumPreparations: Int { 3 }

  private func prepareOnce() {
    let isNew = validity == .replaced
    if isNew {
      screen.generation += 1
      faults.clear()
      registry.shrinkPools()
      screen.kinds.keep(only: Array(screen.mounted.keys) + screen.departures.map(\.mounted.key))
      data.forget()
      // What is reported from inside the call takes it back.
      standing.advance(to: .invalid, since: standing.mark)
      layoutCalls.invalidate(.everything)
      guard validity > .replaced else { return }
    }
    standing.advance(to: .prepared, since: standing.mark)
    _ = knownCounts
    guard validity > .replaced else { return }
    screen.layoutSize = nil
    if isNew { followCounts() }
    layoutCalls.prepare()
  }

  /// The content size, as the layout says it, or as it was if that is of no use.
  func askContentSize() -> CGSize {
    var size = heldLayoutCalls.contentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      report(.contentSize(size, kept: view.contentSize))
      size = view.contentSize
    }
    screen.layoutSize = size
    return size
  }

  func report(_ fault: LayoutFault) {
    guard faults.notes(fault.identity) else { return }
    Diagnostics.report(.layout, fault.message("\(type(of: layout))"))
  }

  /// A layout has said that it is invalid, in a pass or outside of one.
  func layoutDidInvalidate(
    _ invalidated: UICollectionViewLayout,
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard invalidated === layout else { return }
    if let moved = movedElements(context) {
      screen.moved += moved
      return view.setNeedsLayout()
    }
    standing.withdraw(to: .invalid)
    view.prefetching.layoutDidChange()
    // Of an item that is moved by hand the data source knows nothing.
    if context.invalidateDataSourceCounts, context.movement == nil,
      context.reason != .anotherLayout
    {
      data.outdate()
    }
    screen.stableBounds = nil
    applyAdjustments(of: context)
    view.setNeedsLayout()
  }

  /// Adds what a context says to the offset and the content size, at once.
  private func applyAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
    let shift = context.contentOffsetAdjustment
    let growth = context.contentSizeAdjustment
    guard shift.isFinite, growth.isFinite else {
      return Diagnostics.report(
        .layout,
        """
        \(type(of: layout)) adjusts the content offset by \(shift) and the content size by \
        \(growth); neither was done. Every number must be finite.
        """
      )
    }
    // A pass asks for the size in its next round; views that shrink one after the other must not have the
    // offset cut off in between.
    guard shift != .zero || growth != .zero && turn.isIdle else { return }
    guard let change = turn.update else { return adjust(by: shift, growth) }
    let rest = change.aim.takeAdjustment(Distance(x: Double(shift.x), y: Double(shift.y)))
    if let rest { adjust(by: CGPoint(x: rest.x, y: rest.y), growth) }
  }

  private func adjust(by shift: CGPoint, _ growth: CGSize) {
    // Until the layout is asked for the new size, the content is taken to have grown by as much as it
    // has moved, or the new offset would be cut off at the old edge.
    let size = view.contentSize
    let grown = CGSize(
      width: size.width + (growth.width != 0 ? growth.width : max(0, shift.x)),
      height: size.height + (growth.height != 0 ? growth.height : max(0, shift.y))
    )
    pass.shift = pass.shift + shift
    let distance = CGVector(dx: shift.x, dy: shift.y)
    callOut(.adjustment, in: turns.indexSpace) {
      if turn.update == nil {
        view.shiftContent(by: distance, size: grown)
        shiftDepartures(by: distance)
      } else {
        UIViewAnimationTransaction.perform(in: nil) { shiftScreen(by: distance, size: grown) }
      }
    }
  }
}

extension CollectionEngine {
  /// Asks the layout for what is in and around the visible part.
  ///
  /// The rectangle is larger than the bounds, so that scrolled frames need no new answer; how much
  /// larger is no promise. An answer of `nil` leaves everything as it is (rule B2).
  func arrange() -> Bool {
    let visible = visibleRect
    guard !visible.isEmpty else {
      note(mirror)
      screen.containers = .none
      screen.arrangement = Arrangement(rect: visible, elements: [])
      standing.advance(to: .arranged, since: standing.mark)
      return true
    }
    let wasShown = validity == .shown
    let mark = standing.mark
    let rect = CGRect(PlacedRegion.rect(around: Rect(visible)))
    let mirror = mirror
    guard let attributes = layoutCalls.elements(in: mirror.apply(rect)) else {
      return false
    }
    let isPlacedAlike = screen.mirror == mirror
    note(mirror)
    // What was answered is about what is no more; the next pass asks again.
    guard validity > .replaced else { return true }
    let containers = declareContainers(in: mirror.apply(rect), mirror)
    let answer = checked(attributes, in: screen.containers)
    for fault in answer.faults { report(fault) }
    let elements = answer.elements.filter { $0.container == .root }
    if wasShown, isPlacedAlike, mark == standing.mark { reportSilentChanges(elements) }
    screen.arrangement = Arrangement(rect: rect, elements: lifting(elements) + containers)
    arrangeContainers()
    standing.advance(to: .arranged, since: mark)
    return true
  }

  private func note(_ mirror: ContentMirror) {
    screen.mirror = mirror
    screen.offsetMirror = mirror
  }

  /// Reports that a layout places elements elsewhere than before although nothing was invalid.
  private func reportSilentChanges(_ elements: [ArrangedElement]) {
    for element in elements {
      guard let former = screen.arrangement[element.key], !former.isAlwaysVisible,
        !former.frame.isNear(element.frame)
      else { continue }
      return report(
        .changedSilently(
          element.answer.collectionElement,
          from: former.frame,
          to: element.frame
        )
      )
    }
  }

  /// Checks what the layout has answered.
  func checked(
    _ attributes: [UICollectionViewLayoutAttributes],
    in containers: DeclaredContainers
  ) -> LayoutAnswer {
    // On a copy, because attributes of the app's own class may call back when they are read.
    var kinds = screen.kinds
    defer { screen.kinds = kinds }
    return LayoutAnswer(attributes, counts: knownCounts, kinds: &kinds, containers: containers) {
      [self] answer in
      copying(answer) { containers.shown(answer) }
    }
  }

  /// Where an element is placed now, as it is shown; reports items that do not exist.
  func currentAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    bringModelUpToDate()
    guard case .cell(let path) = element else { return attributesFromLayout(for: element) }
    guard exists(path, "asked for the place of") else { return nil }
    return attributesFromLayout(for: .cell(shownPath(of: path)))
  }

  /// Where an element is in the content of the collection view, if nothing inside it is scrolled.
  func attributesFromLayout(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    showableAttributes(for: element).map { shown($0, by: mirror) }
  }

  /// What the layout says of an element, if that can be shown.
  func showableAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    // A layout that is new, or whose data is, has to prepare before it can be asked.
    guard validity > .replaced,
      let attributes = layoutCalls.attributes(for: element)
    else { return nil }
    guard attributes.isShowable else {
      report(.unshowable(element, frame: attributes.frame, alpha: attributes.alpha))
      return nil
    }
    return attributes
  }

  /// Whether there is an item that somebody outside speaks of; reports one that there is not.
  func exists(_ indexPath: IndexPath, _ purpose: String) -> Bool {
    let counts = spokenCounts
    guard !counts.contains(indexPath) else { return true }
    Diagnostics.report(
      .dataSource,
      """
      The collection view was \(purpose) \(indexPath.placeDescription), which does not exist. \
      \(counts.description(around: indexPath))
      """
    )
    return false
  }

  /// Has the layout prepared, if it is not, without showing anything.
  func bringModelUpToDate() {
    guard allows(.query), validity < .prepared else { return }
    // What is shown belongs to the old numbering until the next pass.
    if validity == .replaced { view.layoutIfNeeded() }
    guard validity < .prepared else { return }
    let held = pass.held ?? anchorOverLayout() ?? placeInMirroredContent()
    pass.held = nil
    take(.answering) {
      validate()
      guard validity > .replaced else { return }
      let size = askContentSize()
      if var held { keep(&held, contentSize: size) }
      if view.contentSize != size { view.contentSize = size }
    }
  }
}

extension CGRect {
  /// Whether two frames are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
