package import TesseraCore

/// An item that its section scrolls.
package struct ScrolledItem {
  /// What scrolls it, and where that is scrolled to.
  package let container: Container
  /// The only one of which is that container.
  package let containers: DeclaredContainers
  /// Where it stands in the content of its section.
  package let frame: Rect
}

extension Arranging {
  /// Where an item stands in the content of its section; nil if its section does not scroll by itself.
  func scrolledItem(at path: ShownPath) -> ScrolledItem? {
    guard let answer = showableAttributes(for: .cell(path)), answer.isInContainer,
      let declaration = layoutCalls.container(ofSection: path.section.index)
    else { return nil }
    let containers = placed([declaration], by: preparing.mirror)
    guard let container = containers.scene.nested.first else { return nil }
    let shown = door.copying(answer) { containers.shown(answer, $0) }
    return ScrolledItem(container: container, containers: containers, frame: shown.rect)
  }

  /// Where an item is on screen, or would be if what shows were larger, in the content of the collection view.
  package func frameOnScreen(ofItemAt path: ShownPath) -> Rect? {
    guard let item = scrolledItem(at: path) else {
      return attributesFromLayout(for: .cell(path))?.rect
    }
    return item.container.inParent(item.frame)
  }

  /// What a layout has in a rectangle of the content of a container.
  package func elements(
    in rect: Rect,
    of container: Container,
    _ containers: DeclaredContainers
  ) -> [ArrangedElement] {
    guard case .section(let section) = container.identity else { return [] }
    return answer(in: rect, ofContainer: section, containers).elements
  }

  /// The cells that show of a container, where they are in the content of the collection view.
  package func cellsOnScreen(
    of container: Container,
    _ containers: DeclaredContainers
  ) -> [(path: ShownPath, frame: Rect)] {
    let bounds = container.bounds
    return elements(in: bounds, of: container, containers).compactMap { element in
      guard element.container == container.identity, !element.shown.isHidden,
        element.frame.overlaps(bounds), let path = element.key.path
      else { return nil }
      return (path, container.inParent(element.frame))
    }
  }

  /// What a layout answers about a rectangle of the content of a section's container, checked.
  package func answer(
    in rect: Rect,
    ofContainer section: OldSection,
    _ containers: DeclaredContainers
  ) -> LayoutAnswer {
    checked(
      layoutCalls.elements(
        in: containers.layout(rect, of: .section(section)),
        ofContainer: section.index
      ),
      in: containers
    )
  }
}
