package import TesseraCore

extension Mounting {
  /// Where the view of an element belongs.
  package func parent(of container: ContainerIdentity<Before>) -> any ElementParent {
    guard case .section(let section) = container else { return host.contentView }
    let key = ElementIdentity(containerOf: section)
    if let arranged = session.arrangement[key], let new = mount(arranged) {
      turn.update?.note(entering: new)
    }
    return containerView(of: section.index)?.sectionContent ?? host.contentView
  }

  /// Places the view of an element, if it has one, in the container in which it is now.
  package func show(_ arranged: ArrangedElement) {
    guard let element = views[arranged.key] else { return }
    if element.container != arranged.container { rehost(element, in: arranged.container) }
    element.show(arranged.shown, door)
    showContent(of: element)
  }

  /// Has a container's view show its content where it is scrolled to, or as far as there is content by now.
  package func showContent(of element: MountedElement) {
    let section = element.key.section
    guard element.key.kind == .container, let view = element.view.sectionView,
      let container = containers.declared[.section(section)],
      let declaration = containers.declared.declaration(of: .section(section))
    else { return }
    containers.connect(view)
    let rests = ContainerRests(declaration, containers.declared.mirror(of: .section(section)))
    view.show(
      container,
      declaration,
      clip: declaration.clip.map { containers.declared.mirror.apply($0) },
      rests,
      host.decelerationRate
    )
    note(view.sectionOffset, of: section, rests)
  }

  /// Takes note of where the content of a section has been scrolled to, in what is placed as in what is remembered.
  package func didScroll(_ section: OldSection, to offset: Point, _ rests: ContainerRests?) {
    containers.scroll(section, to: offset)
    if let rests { note(offset, of: section, rests) }
  }

  /// Remembers where the content of a section is scrolled to, if it has any.
  private func note(_ offset: Point, of section: OldSection, _ rests: ContainerRests) {
    guard !arranging.holdsNothing(section) else { return }
    containers.leave(
      section,
      at: rests.distance(of: offset),
      stop: rests.stop(at: offset)
    )
  }

  /// Puts the view of an element into another container, where it is on screen, and on the way that it is on.
  func rehost(_ element: MountedElement, in container: ContainerIdentity<Before>) {
    let parent = parent(of: container)
    host.animations.performWithoutAnimation {
      let former = element.view.elementParent
      let middle = former.map { parent.convert(element.view.middle, from: $0) }
      parent.add(element.view, below: nil)
      element.view.keepMoving(asIn: former, below: host.contentView)
      element.enter(container, at: middle)
    }
  }
}
