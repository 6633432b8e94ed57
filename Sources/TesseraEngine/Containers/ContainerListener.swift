package import TesseraCore

/// What hears of the content of the views of sections that scroll by themselves, and is asked where it comes to rest.
package protocol ContainerListener: AnyObject {
  /// A container was scrolled, by a touch or by the program.
  func containerDidScroll(_ container: any SectionView)

  /// Something has happened to the content of a container that is on screen.
  func tell(_ event: ContainerEvent, of container: any SectionView)

  /// Returns where the content of a container shall come to rest that is released.
  func target(_ proposed: Point, velocity: Point, of container: any SectionView) -> Point
}

extension CollectionEngine: ContainerListener {
  package func containerDidScroll(_ container: any SectionView) {
    guard let section = mountedElement(of: container)?.key.section else { return }
    mounting.didScroll(section, to: container.sectionOffset, container.rests)
    host.receive(.placesChanged)
    if validity > .replaced { layoutCalls.containerDidScroll(section: section.index) }
    if !session.isSettled(in: scene) { host.setNeedsLayout() }
    reordering.contentDidMoveUnderMovement()
    tell(.didScroll, of: container)
  }

  package func tell(_ event: ContainerEvent, of container: any SectionView) {
    guard door.notifiesOfContainers, let section = section(of: container) else { return }
    door.tell(event, ofSection: section)
  }

  package func target(
    _ proposed: Point,
    velocity: Point,
    of container: any SectionView
  ) -> Point {
    guard door.notifiesOfContainers, let section = section(of: container) else { return proposed }
    let target = door.ask(ofSection: section, velocity, proposed)
    guard !target.isFinite else { return target }
    report(
      .scrolling,
      """
      Section \(section) shall come to rest at \(target.description); it will be \(proposed.description). Every number must \
      be finite.
      """
    )
    return proposed
  }

  private func section(of container: any SectionView) -> Int? {
    mountedElement(of: container)?.key.section.index
  }
}
