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

/// What has to be done in one container so that exactly its visible elements have views.
package struct ContainerPlan<Space>: Hashable, Sendable {
  /// The container.
  package let container: ContainerIdentity<Space>
  /// Elements that get a view, in the order of the layout's answer.
  package private(set) var entering: [PlacedElement<Space>] = []
  /// Elements that keep their view.
  package private(set) var staying: [PlacedElement<Space>] = []
  /// Elements whose views go, in the order of their paths.
  package private(set) var leaving: [ElementIdentity<Space>] = []
  /// Where the container's visible rectangle can be without any change.
  package let stableBounds: StableBounds

  /// Compares what is mounted in a container with what is placed in its visible rectangle.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - visible: What shows of its content.
  ///   - region: What the layout has placed in it.
  ///   - mounted: The elements that have views in it.
  init(
    _ container: ContainerIdentity<Space>,
    visible: Rect,
    region: PlacedRegion<Space>,
    mounted: Set<ElementIdentity<Space>>
  ) {
    self.container = container
    var stable = StableBounds(around: visible, known: region.rect)
    var remaining = mounted
    for element in region.elements {
      stable.narrow(at: visible, by: element.frame)
      guard element.frame.overlaps(visible) else { continue }
      if remaining.remove(element.identity) == nil {
        entering.append(element)
      } else {
        staying.append(element)
      }
    }
    leaving = remaining.sorted()
    stableBounds = stable
  }

  /// The plan of a container of which nothing shows.
  init(hidden container: ContainerIdentity<Space>, mounted: Set<ElementIdentity<Space>>) {
    self.container = container
    leaving = mounted.sorted()
    stableBounds = StableBounds(around: .zero, known: .zero)
  }

  /// Whether every view stays as it is.
  package var isEmpty: Bool { entering.isEmpty && leaving.isEmpty }
}

/// What a layout has placed in a rectangle of a container.
package struct PlacedRegion<Space>: Hashable, Sendable {
  /// The rectangle that was asked for, in the container's content coordinates.
  package let rect: Rect
  /// The elements that overlap it, and maybe more, in the order of the layout's answer.
  package let elements: [PlacedElement<Space>]

  /// Creates the answer of a layout.
  package init(_ rect: Rect, elements: [PlacedElement<Space>]) {
    self.rect = rect
    self.elements = elements
  }

  /// Whether it says everything about what overlaps `visible`.
  package func covers(_ visible: Rect) -> Bool {
    rect.minX <= visible.minX && rect.minY <= visible.minY && rect.maxX >= visible.maxX
      && rect.maxY >= visible.maxY
  }
}
