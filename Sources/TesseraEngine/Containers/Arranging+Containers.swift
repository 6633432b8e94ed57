package import TesseraCore

extension Arranging {
  /// Takes what the layout declares in a rectangle, in the layout's coordinates; returns the elements that show
  /// the containers.
  ///
  /// Each stays where it was scrolled to. One that is moving goes on as it does.
  func declareContainers(in rect: Rect, _ mirror: ContentMirror) -> [ArrangedElement] {
    var declarations = layoutCalls.containers(in: rect)
    let sections = counting.knownCounts.sections
    declarations.removeAll {
      !($0.frame.isFinite && $0.contentSize.isFinite && $0.section < sections)
    }
    let shifts = takeAnchorShifts(declarations)
    containers.shift(by: shifts)
    containers.take(placed(declarations, by: mirror, shifts))
    var elements: [ArrangedElement] = []
    elements.reserveCapacity(declarations.count)
    for declaration in declarations {
      let answer = layout.attributes(for: declaration)
      elements.append(
        ArrangedElement(
          key: ElementIdentity(containerOf: OldSection(declaration.section)),
          answer: answer,
          shown: door.shown(answer, by: mirror)
        )
      )
    }
    return elements
  }

  /// How far a container that a hand moves, or that moves by itself, is from its first place of rest; nil for one at
  /// rest, also under a finger that has not moved.
  private func movingDistance(of section: Int) -> Point? {
    containerView(of: section)?.movingDistance
  }

  /// Asks the layout for what is in and around the visible part of the nested containers that show something
  /// that is not known.
  func arrangeContainers() {
    for container in session.arrangement.placed.unknown(in: scene) {
      guard case .section(let section) = container.identity, validity > .replaced,
        let visible = scene.visibleRect(of: container)
      else { continue }
      let rect = PlacedRegion.rect(around: visible)
      let answer = answer(in: rect, ofContainer: section, containers.declared)
      for issue in answer.issues { preparing.report(issue) }
      var elements: [ArrangedElement] = []
      elements.reserveCapacity(answer.elements.count)
      for element in answer.elements
      where element.container == container.identity
        && !isPickedUp(element.answer.element)
      {
        elements.append(element)
      }
      session.place(elements, in: container.identity, rect: rect)
    }
  }

  /// The containers in a rectangle, in the layout's coordinates, as far as the layout knows by now.
  package func queriedContainers(in rect: Rect) -> DeclaredContainers {
    placed(layoutCalls.containers(in: rect), by: preparing.mirror)
  }

  /// Containers where they are scrolled to; those that are on the move go on from there by `shifts`.
  package func placed(
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

  /// Forgets where sections were scrolled to that hold nothing any more; returns their containers on screen, which
  /// shall hold still.
  ///
  /// Filled again they begin at their start, whether they were in sight meanwhile or not.
  func forgetEmptyContainers() -> [any SectionView] {
    containers.forgetEmpty(within: ItemCounts(counting.knownCounts.items))
    return views.mounted.values.compactMap { element in
      holdsNothing(element.key.section) ? element.view.sectionView : nil
    }
  }

  /// Whether a section is known to have no items.
  func holdsNothing(_ section: OldSection) -> Bool {
    guard case .known(let counts) = data.counts, counts.items.indices.contains(section.index) else {
      return false
    }
    return counts.items[section.index] == 0
  }

  /// What an element is in now, by what the layout says of it; nil for one that is not there.
  package func container(of key: ElementIdentity<Before>) -> ContainerIdentity<Before>? {
    guard let element = views[key]?.element else { return nil }
    return showableAttributes(for: element).map(containers.declared.container)
  }
}
