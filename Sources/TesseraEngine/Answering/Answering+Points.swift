package import TesseraCore

extension Answering {
  /// Everything the layout has at a point of the collection view's content, back to front: what is in
  /// containers in front of what they are in.
  package func elements(at point: Point) -> [any ElementAttributes] {
    bringModelUpToDate()
    guard point.isFinite else { return [] }
    let spot = Rect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let asked = preparing.mirror.apply(spot)
    guard let attributes = layoutCalls.elements(in: asked) else { return [] }
    let containers = arranging.queriedContainers(in: asked)
    var found = shown(arranging.checked(attributes, in: containers).elements, of: .root, at: point)
    for container in containers.scene.nested where container.frame.holds(point) {
      let inside = containers.convert(point, from: .root, to: container.identity)
      let spot = Rect(x: inside.x - 0.5, y: inside.y - 0.5, width: 1, height: 1)
      found += shown(
        arranging.elements(in: spot, of: container, containers),
        of: container.identity,
        at: inside
      )
    }
    return found
  }

  /// The item whose cell is furthest in front at a point of the content, as it is shown.
  package func cell(at point: Point) -> ShownPath? {
    for attributes in elements(at: point).reversed() {
      if case .cell(let path) = attributes.element { return path }
    }
    return nil
  }

  /// The same in the data; nil also for what the data source does not have.
  package func item(at point: Point) -> DataPath? { cell(at: point).flatMap { item(shownAt: $0) } }

  private func shown(
    _ elements: [ArrangedElement],
    of container: ContainerIdentity<Before>,
    at point: Point
  ) -> [any ElementAttributes] {
    elements.filter {
      $0.container == container && $0.frame.holds(point) && !$0.shown.isHidden
    }
    .enumerated()
    .sorted { ($0.element.shown.zIndex, $0.offset) < ($1.element.shown.zIndex, $1.offset) }
    .map { $0.element.shown }
  }
}
