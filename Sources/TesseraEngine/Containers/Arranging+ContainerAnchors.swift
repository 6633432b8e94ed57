package import TesseraCore

/// A card that stands still in its section, which scrolls by itself, while cards find their sizes.
package struct ContainerAnchor {
  package let path: ShownPath
  /// Where it began in the content of its section, along the axis of that, in the layout's coordinates.
  package let start: Double
}

extension Arranging {
  /// Chooses what stands still in the sections in which something is asked for its size.
  func chooseContainerAnchors(whereMeasured measured: [ArrangedElement]) {
    for case .section(let section) in Set(measured.map { $0.container }) {
      containers.hold(containerAnchor(of: section), in: section)
    }
  }

  /// The first card that was seen before and begins in sight, or else the last of those that were seen.
  private func containerAnchor(of section: OldSection) -> ContainerAnchor? {
    let containers = containers.declared
    guard let container = containers[.section(section)],
      let declaration = containers.declaration(of: .section(section))
    else { return nil }
    let axis = declaration.axis
    let visible = containers.layout(container.bounds, of: .section(section))
    let seen = session.arrangement.elements(in: scene).filter {
      $0.container == .section(section) && $0.key.kind == .cell
        && views[$0.key]?.display == .announced
    }
    let starts = seen.map { (card: $0, start: $0.answer.rect.origin[axis]) }
    let held =
      starts.filter { $0.start >= visible.origin[axis] }.min { $0.start < $1.start }
      ?? starts.max { $0.start < $1.start }
    guard let held, let path = held.card.key.path else { return nil }
    return ContainerAnchor(path: path, start: held.start - declaration.frame.origin[axis])
  }

  /// How far what is held has moved in the content of its section since it was chosen; it is let go.
  func takeAnchorShifts(_ declarations: [SectionContainer]) -> [Int: Point] {
    guard containers.hasAnchors else { return [:] }
    var shifts: [Int: Point] = [:]
    for declaration in declarations {
      guard let held = containers.containerAnchor(of: OldSection(declaration.section)),
        let answer = showableAttributes(for: .cell(held.path)), answer.isInContainer
      else { continue }
      let axis = declaration.axis
      let start = answer.rect.origin[axis] - declaration.frame.origin[axis]
      guard start != held.start else { continue }
      var shift = Point.zero
      shift[axis] = start - held.start
      shifts[declaration.section] = shift
    }
    containers.releaseAnchors()
    return shifts
  }
}
