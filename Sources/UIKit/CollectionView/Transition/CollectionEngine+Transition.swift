import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Whether an animated change of everything can be shown: something is on screen, and nothing else
  /// is being worked on.
  var canTransition: Bool {
    guard case .idle = pass.activity else { return false }
    return stage > .replaced && view.window != nil && !visibleRect.isEmpty
  }

  /// The size has changed inside an animation.
  ///
  /// The layout hears of it in the order of the contract: prepare, content size, the size before, the
  /// offset, where elements go and come from, the end.
  func animateBoundsChange(from oldBounds: CGRect) {
    guard canTransition else { return }
    let transition = Transition(from: layout, before: sortedMounted)
    pass.activity = .transition(transition)
    validate()
    let size = askContentSize()
    if view.contentSize != size { view.contentSize = size }
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    moveToTargetOffset(proposed: view.contentOffset)
    run(transition)
    layout.finalizeAnimatedBoundsChange()
    pass.activity = .idle
    view.setNeedsLayout()
  }

  /// Asks where the offset shall be, and goes there.
  func moveToTargetOffset(proposed: CGPoint) {
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = view.collectionDelegate {
      target = delegate.collectionView(
        view,
        targetContentOffsetForProposedContentOffset: target
      )
    }
    guard target.isFinite else {
      return Diagnostics.report(
        .layout,
        "\(type(of: layout)) wants the content offset \(target); it stays \(view.contentOffset)."
      )
    }
    let distance = view.restingOffset(nearest: target) - view.contentOffset
    guard distance != .zero else { return }
    view.shiftContent(by: CGVector(dx: distance.x, dy: distance.y))
  }

  /// Sets every view on its way to where it is afterwards.
  func run(_ transition: Transition) {
    settleArrangement()
    let after = arrangement.elements(in: visibleRect)
    let leaving = transition.before.filter { mounted[$0.key] !== $0 }
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for element in transition.before {
      places[element.key] = transition.oldLayout.finalLayoutAttributes(for: element.element)
    }
    for arranged in after {
      let start = layout.initialLayoutAttributes(for: arranged.answer.collectionElement)
      guard let element = mounted[arranged.key],
        !transition.before.contains(where: { $0 === element })
      else { continue }
      UIViewAnimationTransaction.perform(in: nil) {
        element.show(start.map(mirror.shown) ?? appearing(arranged, transition))
      }
    }
    for arranged in after { mounted[arranged.key]?.show(arranged.shown) }
    for element in leaving {
      depart(element, to: places[element.key].map(mirror.shown) ?? disappearing(element))
    }
    stage = max(stage, .shown)
  }

  /// Finds out what is on screen afterwards and makes its views, in as many rounds as sizes need.
  ///
  /// Views that are on screen already stay where they are meanwhile.
  private func settleArrangement() {
    for _ in 0..<Self.maximumRounds {
      validate()
      let size = askContentSize()
      guard arrange() else { return }
      let visible = arrangement.elements(in: visibleRect)
      let plan = MountPlan(visible: visible, mounted: mounted.keys)
      stage = .shown
      for key in plan.leaving {
        departures[key] = mounted.removeValue(forKey: key).map(Departure.init)
      }
      for arranged in plan.entering { mount(arranged) }
      var unused: KeptAnchor?
      guard measureVisible(&unused) || view.contentSize != size else { break }
      if stage == .shown { stage = .prepared }
      if view.contentSize != size { view.contentSize = size }
    }
    announceDisplay()
    pass.quietZone = nil
  }

  /// Where an element comes from that the layout says nothing about.
  private func appearing(
    _ arranged: ArrangedElement,
    _ transition: Transition
  ) -> UICollectionViewLayoutAttributes {
    if transition.oldLayout !== layout,
      let old = transition.oldLayout.layoutAttributes(for: arranged.answer.collectionElement),
      old.isShowable
    {
      return mirror.shown(old)
    }
    return faded(arranged.shown)
  }

  /// Where an element goes that the layout says nothing about.
  private func disappearing(_ element: MountedElement) -> UICollectionViewLayoutAttributes {
    attributesFromLayout(for: element.element)
      ?? element.shown.map(faded)
      ?? UICollectionViewLayoutAttributes(forCellWith: element.element.indexPath)
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy ?? attributes
  }

  /// Moves a view out and keeps it for another element once it has gone.
  private func depart(_ element: MountedElement, to place: UICollectionViewLayoutAttributes) {
    let departure = Departure(element)
    departures[element.key] = departure
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      element.show(place)
    } completion: { [weak self] _ in
      guard let self, self.departures[element.key] === departure else { return }
      self.departures[element.key] = nil
      self.retire(element)
    }
  }

  /// An element that was on its way out and is wanted again.
  func returningElement(for key: ElementKey) -> MountedElement? {
    guard let departure = departures[key],
      departure.element.generation == pass.generation
    else { return nil }
    departures[key] = nil
    return departure.element
  }

  var isInTransition: Bool {
    guard case .transition = pass.activity else { return false }
    return true
  }

  /// Where an element comes from unless the layout says otherwise: where it is on screen.
  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard case .transition(let transition) = pass.activity else { return nil }
    return transition.placeBefore(key(for: element)).map(mirror.shown)
  }

  /// Where an element goes unless the layout says otherwise: where it will be.
  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard case .transition = pass.activity else { return nil }
    let attributes = layout.layoutAttributes(for: element)
    return attributes?.isShowable == true ? attributes : nil
  }
}
