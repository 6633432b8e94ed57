extension CompositionalArrangement {
  /// The scroller of an orthogonal section; nil for a section that is none, or is not solved.
  ///
  /// Its frame follows from the sections in front and is never stored.
  public func scroller(ofSection section: Int) -> CompositionalScroller? {
    guard let (before, run) = sections.run(at: section), let solved = run.solved,
      solved.isOrthogonal
    else { return nil }
    let axis = configuration.axis.crossing
    let start = sectionsStart + before.extent
    let rect = solved.scrollerRect
    let contentSize = solved.scrollerContentSize
    return CompositionalScroller(
      axis: axis,
      frame: space.rect(rect.offsetBy(main: start)),
      clip: solved.scrollerClip.map { space.rect($0.offsetBy(main: start)) },
      contentSize: contentSize,
      stops: OrthogonalStops(
        rest: OrthogonalRest(
          solved.declaration.orthogonalScrolling,
          solved.declaration.orthogonalSnapping
        ),
        viewport: rect.crossExtent,
        contentExtent: contentSize.extent(along: axis),
        leading: solved.groupsLeading,
        trailing: solved.groupsTrailing,
        instances: solved.instances.instances
      )
    )
  }

  /// The frame of that scroller alone, which takes less than where it stops.
  package func scrollerFrame(ofSection section: Int) -> Rect? {
    guard let (before, run) = sections.run(at: section), let solved = run.solved,
      solved.isOrthogonal
    else { return nil }
    return space.rect(solved.scrollerRect.offsetBy(main: sectionsStart + before.extent))
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
