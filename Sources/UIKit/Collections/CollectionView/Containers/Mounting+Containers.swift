import CoreGraphics
import Foundation
import TesseraCore

extension Mounting {
  /// Where the view of an element belongs.
  func parent(of container: ContainerIdentity<Before>) -> UIView {
    guard case .section(let section) = container else { return host.contentView }
    let key = ElementIdentity(containerOf: section)
    if let arranged = session.arrangement[key], let new = mount(arranged) {
      turn.update?.note(entering: new)
    }
    return containerView(of: section.index)?.scrollView ?? host.contentView
  }

  /// Places the view of an element, if it has one, in the container in which it is now.
  func show(_ arranged: ArrangedElement) {
    guard let element = views[arranged.key] else { return }
    if element.container != arranged.container { rehost(element, in: arranged.container) }
    element.show(arranged.shown, door)
    showContent(of: element)
  }

  /// Has a container's view show its content where it is scrolled to, or as far as there is content by now.
  func showContent(of element: MountedElement) {
    let section = element.key.section
    guard element.key.kind == .container, let view = element.view as? ContainerView,
      let container = containers.declared[.section(section)],
      let declaration = containers.declared.declaration(of: .section(section))
    else { return }
    door.connect(view)
    let rests = ContainerRests(declaration, containers.declared.mirror(of: .section(section)))
    view.show(
      container,
      declaration,
      clip: declaration.clip.map { containers.declared.mirror.apply($0) },
      rests,
      door.decelerationRate
    )
    note(view.scrollView.contentOffset, of: section, rests)
  }

  /// Takes note of where the content of a section has been scrolled to, in what is placed as in what is remembered.
  func didScroll(_ section: OldSection, to offset: CGPoint, _ rests: ContainerRests?) {
    containers.scroll(section, to: offset)
    if let rests { note(offset, of: section, rests) }
  }

  /// Remembers where the content of a section is scrolled to, if it has any.
  private func note(_ offset: CGPoint, of section: OldSection, _ rests: ContainerRests) {
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
    UIViewAnimationTransaction.perform(in: nil) {
      let former = element.view.superview
      let middle = former.map { parent.convert(element.view.center, from: $0) }
      parent.addSubview(element.view)
      element.view.keepMoving(asIn: former, below: host.contentView)
      element.enter(container, at: middle)
    }
  }
}
