/// Where a layout has placed an element, in the content coordinates of its container.
package struct PlacedElement<Space>: Hashable, Sendable {
  /// The element.
  package let identity: ElementIdentity<Space>
  /// Where it is.
  package let frame: Rect

  /// Creates the place of an element.
  package init(_ identity: ElementIdentity<Space>, frame: Rect) {
    self.identity = identity
    self.frame = frame
  }
}

/// What a layout has placed in a rectangle of a container.
package struct PlacedRegion: Hashable, Sendable {
  /// The rectangle that was asked for, in the container's content coordinates.
  package let rect: Rect
  /// The elements that overlap it, and maybe more, in the order of the layout's answer.
  package private(set) var elements: [PlacedElement<Before>]

  /// Creates the answer of a layout.
  package init(_ rect: Rect, elements: [PlacedElement<Before>]) {
    self.rect = rect
    self.elements = elements
  }

  /// Takes another place of an element; does nothing if it has none here.
  ///
  /// O(n), without an allocation.
  fileprivate mutating func replace(_ element: PlacedElement<Before>) {
    let index = elements.firstIndex(where: { $0.identity == element.identity })
    if let index { elements[index] = element }
  }

  /// Whether it says everything about what overlaps `visible`.
  package func covers(_ visible: Rect) -> Bool {
    rect.minX <= visible.minX && rect.minY <= visible.minY && rect.maxX >= visible.maxX
      && rect.maxY >= visible.maxY
  }

  /// The rectangle to ask a layout about when `visible` shows: half as large again on each side, so that most
  /// scrolled frames need no answer.
  package static func rect(around visible: Rect) -> Rect {
    Rect(
      x: visible.x - visible.width / 2,
      y: visible.y - visible.height / 2,
      width: visible.width * 2,
      height: visible.height * 2
    )
  }

  /// The rectangle to ask a layout about when `visible` shows of content that scrolls along `axis`, of which `former` was
  /// known.
  ///
  /// Where scrolling has led past an end of `former`, it reaches one and a half times what shows ahead and a quarter back, so
  /// that scrolling on needs few answers; else as far as without `former`.
  package static func rect(around visible: Rect, past former: Rect?, along axis: Axis) -> Rect {
    guard let former else { return rect(around: visible) }
    let (start, length) = (visible.origin[axis], visible.size.extent(along: axis))
    let formerEnd = former.origin[axis] + former.size.extent(along: axis)
    let (isBefore, isBehind) = (start < former.origin[axis], start + length > formerEnd)
    let around = rect(around: visible)
    guard isBefore != isBehind else { return around }
    var (origin, size) = (around.origin, around.size)
    origin[axis] = start - length * (isBehind ? 0.25 : 1.5)
    size.setExtent(length * 2.75, along: axis)
    return Rect(origin: origin, size: size)
  }
}

/// What a layout has placed in the containers of a scene, as far as it was asked.
package struct PlacedScene: Hashable, Sendable {
  private var regions: [ContainerIdentity<Before>: PlacedRegion] = [:]

  /// Creates a value that knows nothing.
  package init() {}

  /// What was placed in a container; nil when nothing is known of it.
  package subscript(container: ContainerIdentity<Before>) -> PlacedRegion? {
    get { regions[container] }
    set { regions[container] = newValue }
  }

  /// Takes another place of an element in a container; does nothing if it has none there.
  package mutating func replace(
    _ element: PlacedElement<Before>,
    in container: ContainerIdentity<Before>
  ) {
    regions[container]?.replace(element)
  }

  /// Whether everything is known that shows of a container.
  package func covers(_ container: Container, in scene: Scene) -> Bool {
    guard let visible = scene.visibleRect(of: container) else { return true }
    return regions[container.identity]?.covers(visible) == true
  }

  /// Whether everything is known that shows of any container.
  package func covers(_ scene: Scene) -> Bool {
    covers(scene.root, in: scene) && scene.nested.allSatisfy { covers($0, in: scene) }
  }

  /// The containers of which something shows that is not known, in the order of the scene.
  package func unknown(in scene: Scene) -> [Container] {
    var unknown = covers(scene.root, in: scene) ? [] : [scene.root]
    for container in scene.nested where !covers(container, in: scene) { unknown.append(container) }
    return unknown
  }
}
