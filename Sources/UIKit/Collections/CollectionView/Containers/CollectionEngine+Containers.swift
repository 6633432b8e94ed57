import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// The containers, as they are scrolled now, or will be at the end of the update that is under way.
  var scene: Scene {
    let visible = visibleRect
    return containers.declared.scene.with(
      root: Container(
        .root,
        frame: Rect(x: 0, y: 0, width: visible.width, height: visible.height),
        axis: axis,
        contentSize: Size(host.contentSize),
        offset: Point(visible.origin)
      )
    )
  }

  /// Takes what the layout declares in a rectangle, in the layout's coordinates; returns the elements that show
  /// the containers.
  ///
  /// Each stays where it was scrolled to. One that is moving goes on as it does.
  func declareContainers(in rect: CGRect, _ mirror: ContentMirror) -> [ArrangedElement] {
    let declarations = layoutCalls.containers(in: rect)
      .filter { $0.frame.isFinite && $0.contentSize.isFinite && $0.section < knownCounts.sections }
    let shifts = takeShiftsOfHeldCards(declarations)
    containers.shift(by: shifts)
    containers.take(placed(declarations, by: mirror, shifts))
    return declarations.map { declaration in
      let answer = declaration.attributes
      return ArrangedElement(
        key: ElementIdentity(containerOf: OldSection(declaration.section)),
        answer: answer,
        shown: shown(answer, by: mirror)
      )
    }
  }

  /// How far a container that a hand moves, or that moves by itself, is from its first place of rest; nil for one at
  /// rest, also under a finger that has not moved.
  private func movingDistance(of section: Int) -> Point? {
    guard let shown = containerView(of: section)?.scrollView else { return nil }
    switch shown.activity {
    case .idle, .tracking(hasCaught: false): return nil
    case .tracking, .dragging, .decelerating, .animating:
      return shown.rests?.distance(of: shown.contentOffset)
    }
  }

  /// Asks the layout for what is in and around the visible part of the nested containers that show something
  /// that is not known.
  func arrangeContainers() {
    for container in session.arrangement.placed.unknown(in: scene) {
      guard case .section(let section) = container.identity, validity > .replaced,
        let visible = scene.visibleRect(of: container)
      else { continue }
      let rect = CGRect(PlacedRegion.rect(around: visible))
      let answer = answer(in: rect, ofContainer: section, containers.declared)
      for fault in answer.faults { report(fault) }
      session.place(
        answer.elements.filter {
          $0.container == container.identity && !isPickedUp($0.answer.collectionElement)
        },
        in: container.identity,
        rect: rect
      )
    }
  }

  /// The containers in a rectangle, in the layout's coordinates, as far as the layout knows by now.
  func queriedContainers(in rect: CGRect) -> DeclaredContainers {
    placed(layoutCalls.containers(in: rect), by: mirror)
  }

  /// Containers where they are scrolled to; those that are on the move go on from there by `shifts`.
  func placed(
    _ declarations: [SectionContainer],
    by mirror: ContentMirror,
    _ shifts: [Int: Point] = [:]
  ) -> DeclaredContainers {
    DeclaredContainers(declarations, mirror: mirror, offsets: containers.offsets) { section in
      guard let distance = movingDistance(of: section) else { return nil }
      let shift = shifts[section] ?? .zero
      return Point(x: distance.x + shift.x, y: distance.y + shift.y)
    }
  }

  /// Everything the layout has at a point of the collection view's content, back to front: what is in
  /// containers in front of what they are in.
  func elements(at point: CGPoint) -> [UICollectionViewLayoutAttributes] {
    bringModelUpToDate()
    guard point.isFinite else { return [] }
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let asked = mirror.apply(spot)
    guard let attributes = layoutCalls.elements(in: asked) else { return [] }
    let containers = queriedContainers(in: asked)
    var found = shown(checked(attributes, in: containers).elements, of: .root, at: point)
    for container in containers.scene.nested where CGRect(container.frame).holds(point) {
      let inside = containers.convert(point, from: .root, to: container.identity)
      let spot = CGRect(x: inside.x - 0.5, y: inside.y - 0.5, width: 1, height: 1)
      found += shown(
        elements(in: spot, of: container, containers),
        of: container.identity,
        at: inside
      )
    }
    return found
  }

  /// The item whose cell is furthest in front at a point of the content, as it is shown.
  func cell(at point: CGPoint) -> ShownPath? {
    for attributes in elements(at: point).reversed() {
      if case .cell(let path) = attributes.collectionElement { return path }
    }
    return nil
  }

  /// The same in the data; nil also for what the data source does not have.
  func item(at point: CGPoint) -> DataPath? { cell(at: point).flatMap { item(shownAt: $0) } }

  private func shown(
    _ elements: [ArrangedElement],
    of container: ContainerIdentity<Before>,
    at point: CGPoint
  ) -> [UICollectionViewLayoutAttributes] {
    elements.filter {
      $0.container == container && $0.frame.holds(point) && !$0.shown.isHidden
    }
    .enumerated()
    .sorted { ($0.element.shown.zIndex, $0.offset) < ($1.element.shown.zIndex, $1.offset) }
    .map(\.element.shown)
  }

  /// Where the view of an element belongs.
  func parent(of container: ContainerIdentity<Before>) -> UIView {
    guard case .section(let section) = container else { return host.contentView }
    let key = ElementIdentity(containerOf: section)
    if let arranged = session.arrangement[key], let new = mount(arranged) {
      turn.update?.note(entering: new)
    }
    return containerView(of: section.index)?.scrollView ?? host.contentView
  }

  func containerView(of section: Int) -> ContainerView? {
    views[ElementIdentity(containerOf: OldSection(section))]?.view as? ContainerView
  }

  /// Places the view of an element, if it has one, in the container in which it is now.
  func show(_ arranged: ArrangedElement) {
    guard let element = views[arranged.key] else { return }
    if element.container != arranged.container { rehost(element, in: arranged.container) }
    element.show(arranged.shown, self)
    showContent(of: element)
  }

  /// Where an element is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ arranged: ArrangedElement) -> CGRect {
    frameInRoot(arranged.frame, of: arranged.container)
  }

  /// A rectangle of a container's content as it is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ frame: CGRect, of container: ContainerIdentity<Before>?) -> CGRect {
    guard let container, container != .root,
      let inRoot = containers.declared.scene.inRoot(Rect(frame), of: container)
    else { return frame }
    return CGRect(inRoot)
  }

  /// Has a container's view show its content where it is scrolled to, or as far as there is content by now.
  func showContent(of element: MountedElement) {
    let section = element.key.section
    guard let view = element.view as? ContainerView,
      let container = containers.declared[.section(section)],
      let declaration = containers.declared.declaration(of: .section(section))
    else { return }
    view.engine = self
    let rests = ContainerRests(declaration, containers.declared.mirror(of: .section(section)))
    view.show(
      container,
      declaration,
      clip: declaration.clip.map { containers.declared.mirror.apply($0) },
      rests
    )
    note(view.scrollView.contentOffset, of: section, rests)
  }

  /// Takes note of where the content of a section has been scrolled to, in what is placed as in what is remembered.
  func didScroll(_ section: OldSection, to offset: CGPoint, _ rests: ContainerRests?) {
    containers.scroll(section, to: offset)
    if let rests { note(offset, of: section, rests) }
  }

  /// Forgets where sections were scrolled to that hold nothing any more; returns their containers on screen, which
  /// shall hold still.
  ///
  /// Filled again they begin at their start, whether they were in sight meanwhile or not.
  func forgetEmptyContainers() -> [ContainerView] {
    containers.forgetEmpty(within: ItemCounts(knownCounts.items))
    return views.mounted.values.compactMap { element in
      holdsNothing(element.key.section) ? element.view as? ContainerView : nil
    }
  }

  /// Whether a section is known to have no items.
  private func holdsNothing(_ section: OldSection) -> Bool {
    guard case .known(let counts) = data.counts, counts.items.indices.contains(section.index) else {
      return false
    }
    return counts.items[section.index] == 0
  }

  /// Remembers where the content of a section is scrolled to, if it has any.
  private func note(_ offset: CGPoint, of section: OldSection, _ rests: ContainerRests) {
    guard !holdsNothing(section) else { return }
    containers.leave(
      section,
      at: rests.distance(of: offset),
      stop: rests.stop(at: offset)
    )
  }

  /// What an element is in now, by what the layout says of it; nil for one that is not there.
  func container(of key: ElementIdentity<Before>) -> ContainerIdentity<Before>? {
    guard let element = views[key]?.element else { return nil }
    return showableAttributes(for: element).map(containers.declared.container)
  }

  func isInSight(_ container: ContainerIdentity<Before>) -> Bool {
    guard case .section(let section) = container else { return true }
    return containerView(of: section.index) != nil
  }

  /// Puts the view of an element into another container, where it is on screen, and on the way that it is on.
  func rehost(_ element: MountedElement, in container: ContainerIdentity<Before>) {
    let parent = parent(of: container)
    UIViewAnimationTransaction.perform(in: nil) {
      let former = element.view.superview
      let middle = former.map { parent.convert(element.view.center, from: $0) }
      parent.addSubview(element.view)
      element.view.keepMoving(asIn: former, below: host.contentView)
      element.enter(container, at: middle)
    }
  }
}

extension CGRect {
  /// Whether a point is inside, the top and left edges included.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
