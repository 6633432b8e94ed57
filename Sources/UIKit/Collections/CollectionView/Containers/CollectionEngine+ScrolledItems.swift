import CoreGraphics
import TesseraCore

/// An item that its section scrolls.
@MainActor
struct ScrolledItem {
  /// What scrolls it, and where that is scrolled to.
  let container: Container
  /// The only one of which is that container.
  let containers: DeclaredContainers
  /// Where it stands in the content of its section.
  let frame: CGRect
}

extension CollectionEngine {
  /// Where an item stands in the content of its section; nil if its section does not scroll by itself.
  func scrolledItem(at path: ShownPath) -> ScrolledItem? {
    guard let answer = showableAttributes(for: .cell(path)), answer.isInContainer,
      let declaration = layoutCalls.container(ofSection: path.section.index)
    else { return nil }
    let containers = placed([declaration], by: mirror)
    guard let container = containers.scene.nested.first else { return nil }
    let shown = copying(answer) { containers.shown(answer) }
    return ScrolledItem(container: container, containers: containers, frame: shown.frame)
  }

  /// Where an item is on screen, or would be if what shows were larger, in the content of the collection view.
  func frameOnScreen(ofItemAt path: ShownPath) -> CGRect? {
    guard let item = scrolledItem(at: path) else {
      return attributesFromLayout(for: .cell(path))?.frame
    }
    return CGRect(item.container.inParent(Rect(item.frame)))
  }

  /// What a layout has in a rectangle of the content of a container.
  func elements(
    in rect: CGRect,
    of container: Container,
    _ containers: DeclaredContainers
  ) -> [ArrangedElement] {
    guard case .section(let section) = container.identity else { return [] }
    return answer(in: rect, ofContainer: section, containers).elements
  }

  /// The cells that show of a container, where they are in the content of the collection view.
  func cellsOnScreen(
    of container: Container,
    _ containers: DeclaredContainers
  ) -> [(path: ShownPath, frame: CGRect)] {
    let bounds = CGRect(container.bounds)
    return elements(in: bounds, of: container, containers).compactMap { element in
      guard element.container == container.identity, !element.shown.isHidden,
        element.frame.overlaps(bounds), let path = element.key.path
      else { return nil }
      return (path, CGRect(container.inParent(Rect(element.frame))))
    }
  }

  /// What a layout answers about a rectangle of the content of a section's container, checked.
  func answer(
    in rect: CGRect,
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

  /// Scrolls the section of an item so that the item stands at its position, or its page or group at rest.
  ///
  /// Without a position a section stays as it is whose item shows as a whole.
  func scrollContent(to target: ScrollTarget, animated: Bool) {
    let path = shownPath(of: target.path)
    guard knownCounts.contains(path), let item = scrolledItem(at: path),
      let rests = item.containers.rests(of: item.container.identity)
    else { return }
    let axis = item.container.axis
    let bounds = item.container.bounds
    let frame = Rect(item.frame)
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (visibleStart, extent) =
      isHorizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
    let placement = isHorizontal ? target.horizontal : target.vertical
    if placement == .nearest, start >= visibleStart, end <= visibleStart + extent { return }
    let present = CGPoint(bounds.origin)
    var offset = present
    if let rest = rests.offset(showing: item.frame) {
      offset = rest
    } else {
      offset[axis] = placement.offset(
        start: start,
        end: end,
        visibleStart: visibleStart,
        extent: extent,
        inset: 0
      )
    }
    guard offset != present else { return }
    scroller(ofSection: path.section.index)
      .scroll(to: offset, animated: animated)
  }
}
