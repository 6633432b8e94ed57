/// What an orthogonal section scrolls, and where (§2.9).
public struct CompositionalScroller: Hashable, Sendable {
  /// The axis along which the section scrolls.
  public let axis: Axis
  /// Where it stands in the content of the layout: as wide as the container, as thick as its groups (O1).
  public let frame: Rect
  /// The size of its content, insets at both ends included.
  public let contentSize: Size
  /// How it comes to rest.
  public let behavior: CompositionalOrthogonalScrolling
}

extension CompositionalArrangement {
  /// The scroller of an orthogonal section; nil for a section that is none, or is not solved.
  ///
  /// Its frame follows from the sections in front and is never stored.
  public func scroller(ofSection section: Int) -> CompositionalScroller? {
    guard let (before, run) = sections.run(at: section), let solved = run.solved,
      solved.isOrthogonal
    else { return nil }
    let axis = configuration.axis
    let frame = space.rect(
      AxisRect(
        main: sectionsStart + before.extent + solved.groupsStart,
        cross: 0,
        mainExtent: solved.instances.crossExtent,
        crossExtent: configuration.container.extent(along: axis.crossing)
      )
    )
    return CompositionalScroller(
      axis: axis.crossing,
      frame: frame,
      contentSize: solved.scrollerContentSize,
      behavior: solved.declaration.orthogonalScrolling
    )
  }

  /// Fills `elements` with the items of an orthogonal section that overlap `rect`, in the coordinates of
  /// its scroller's content, and what is anchored to them.
  ///
  /// The buffer is emptied first. O(log sections + log m + visible elements).
  public func elements(
    inScrollerOfSection section: Int,
    _ rect: Rect,
    into elements: inout [CompositionalElement]
  ) {
    elements.removeAll(keepingCapacity: true)
    guard let solved = self.section(at: section), solved.isOrthogonal else { return }
    let space = scrollerSpace(of: solved)
    let area = space.axisRect(rect)
    guard area.main.isFinite || area.mainExtent.isFinite else { return }
    let leading = solved.groupsLeading
    var collector = ElementCollector(rect: rect, space: space)
    collector.section = section
    swap(&collector.elements, &elements)
    collector.collectInstances(solved, near: area.offsetBy(main: -leading)) {
      $0.offsetBy(main: leading)
    }
    swap(&collector.elements, &elements)
  }

  /// How solved coordinates of an orthogonal section become those of its scroller's content.
  func scrollerSpace(of section: SolvedSection) -> AxisSpace {
    AxisSpace(
      axis: configuration.axis.crossing,
      direction: configuration.direction,
      contentWidth: section.scrollerContentSize.width
    )
  }
}

extension SolvedSection {
  fileprivate var scrollerContentSize: Size {
    let across = axis.crossing
    let insets = declaration.contentInsets + declaration.guideInsets
    return Size(
      main: insets.start(of: across) + instances.extent + insets.end(of: across),
      cross: instances.crossExtent,
      axis: across
    )
  }
}
