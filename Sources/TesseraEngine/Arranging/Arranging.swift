package import TesseraCore

/// The phase in which the layout says what is where, in the collection view and in sections that scroll by themselves.
package final class Arranging: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let preparing: Preparing
  package let counting: Counting

  init(_ preparing: Preparing) {
    state = preparing.state
    door = preparing.door
    self.preparing = preparing
    self.counting = preparing.counting
  }
}

extension Arranging {
  /// Asks the layout for what is in and around the visible part.
  ///
  /// The rectangle is larger than the bounds, so that scrolled frames need no new answer; how much
  /// larger is no promise. An answer of `nil` leaves everything as it is (rule B2).
  package func arrange() -> Bool {
    let visible = visibleRect
    guard !visible.isEmpty else {
      note(preparing.mirror)
      containers.take(DeclaredContainers.none)
      session.take(Arrangement(rect: visible, elements: []))
      session.advance(to: .arranged)
      return true
    }
    let wasShown = validity == .shown
    let mark = session.mark
    let rect = PlacedRegion.rect(around: visible)
    let mirror = preparing.mirror
    guard let attributes = layoutCalls.elements(in: mirror.apply(rect)) else {
      return false
    }
    let isPlacedAlike = session.mirror == mirror
    note(mirror)
    // What was answered is about what is no more; the next pass asks again.
    guard validity > .replaced else { return true }
    let former = containers.declared
    let nested = declareContainers(in: mirror.apply(rect), mirror)
    let answer = checked(attributes, in: containers.declared)
    for issue in answer.issues { preparing.report(issue) }
    let elements = answer.elements.filter { $0.container == .root }
    // Nothing was invalid: only more of the content has come near.
    let isSame = wasShown && isPlacedAlike && mark == session.mark
    if isSame { reportSilentChanges(elements) }
    session.take(
      Arrangement(
        rect: rect,
        elements: placingPickedUp(elements) + nested,
        keeping: session.arrangement
      ) { isSame && containers.declared.places($0, as: former) }
    )
    arrangeContainers()
    session.advance(to: .arranged, since: mark)
    return true
  }

  private func note(_ mirror: ContentMirror) {
    session.note(mirror)
    offsetHold.note(mirror)
  }

  /// Reports that a layout places elements elsewhere than before although nothing was invalid.
  private func reportSilentChanges(_ elements: [ArrangedElement]) {
    for element in elements {
      guard let former = session.arrangement[element.key], !former.isAlwaysVisible,
        !former.frame.isNear(element.frame)
      else { continue }
      return preparing.report(
        .changedSilently(
          element.answer.element,
          from: former.frame,
          to: element.frame
        )
      )
    }
  }

  /// Checks what the layout has answered.
  package func checked(
    _ attributes: [any ElementAttributes],
    in containers: DeclaredContainers
  ) -> LayoutAnswer {
    LayoutAnswer(
      attributes,
      counts: counting.knownCounts,
      kinds: session.kinds,
      containers: containers
    ) { [self] answer, container in
      door.copying(answer) { containers.shown(answer, of: container, in: container, $0) }
    }
  }
}

extension Rect {
  /// Whether two frames are the same but for rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension Arranging {
  /// Where an element is in the content of the collection view, if nothing inside it is scrolled.
  package func attributesFromLayout(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    showableAttributes(for: element).map { door.shown($0, by: preparing.mirror) }
  }

  /// What the layout says of an element, if that can be shown.
  func showableAttributes(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    // A layout that is new, or whose data is, has to prepare before it can be asked.
    guard validity > .replaced,
      let attributes = layoutCalls.attributes(for: element)
    else { return nil }
    guard attributes.isShowable else {
      preparing.report(.unshowable(element, frame: attributes.rect, alpha: attributes.opacity))
      return nil
    }
    return attributes
  }

  /// Where an element that is at `frame` of a container would be if nothing pinned it, in the content of the collection
  /// view.
  package func restingFrame(
    of element: CollectionElement,
    _ frame: Rect,
    in container: ContainerIdentity<Before>?
  ) -> Rect {
    if case .supplementaryView = element, validity > .replaced,
      let resting = layoutCalls.restingFrame(of: element)
    {
      return session.mirror.apply(resting)
    }
    return frameInRoot(frame, of: container)
  }
}
