package import TesseraCore

extension EngineReader {
  /// The containers, as they are scrolled now, or will be at the end of the update that is under way.
  package var scene: Scene {
    let visible = visibleRect
    return containers.declared.scene.with(
      root: Container(
        .root,
        frame: Rect(x: 0, y: 0, width: visible.width, height: visible.height),
        axis: axis,
        contentSize: host.contentSize,
        offset: visible.origin
      )
    )
  }

  package func containerView(of section: Int) -> (any SectionView)? {
    views[ElementIdentity(containerOf: OldSection(section))]?.view.sectionView
  }

  /// Where an element is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ arranged: ArrangedElement) -> Rect {
    frameInRoot(arranged.frame, of: arranged.container)
  }

  /// A rectangle of a container's content as it is on screen, in the content coordinates of the collection view.
  func frameInRoot(_ frame: Rect, of container: ContainerIdentity<Before>?) -> Rect {
    guard let container, container != .root,
      let inRoot = containers.declared.scene.inRoot(frame, of: container)
    else { return frame }
    return inRoot
  }

  package func isInSight(_ container: ContainerIdentity<Before>) -> Bool {
    guard case .section(let section) = container else { return true }
    return containerView(of: section.index) != nil
  }
}
