import TesseraCore

extension AnimatedUpdate {
  /// Finds out what is on screen after a change and makes its views, in as many rounds as sizes need.
  ///
  /// Views that are on screen already stay where they are meanwhile, and so does the offset: everything
  /// is asked for where the offset will be. Without an answer of the layout it ends at once.
  package func settle() {
    sizes.beginRounds()
    repeat {
      let hasPrepared = preparing.validate()
      guard validity > .replaced else { return }
      if hasPrepared || contentSize == nil { askContentSize() }
      findOffset()
      guard validity > .replaced else { return }
      let mark = session.mark
      guard arranging.arrange() else { return }
      askPlaces()
      // Answers that were withdrawn meanwhile are asked for again.
      guard session.advance(to: .shown, since: mark) else { continue }
      mountEntering()
      mounting.refillVisible()
      guard !isOvertaken else { return }
      guard measuring.measureVisible().isTaken || validity < .shown else { break }
    } while sizes.endRound()
    mounting.announceDisplay()
  }

  private func mountEntering() {
    mounting.mount(mounting.arrangedElements(mounting.mountPlan().entering)) { note(entering: $0) }
  }

  /// Asks the layout where elements go and come from: all that were on screen, the first time, and all
  /// that come to be there, each when it does.
  private func askPlaces() {
    if case .invalidation = cause { return }
    let after = session.arrangement.elements(in: scene)
    let isFirst = takeTurnToAskForEnds()
    for category in ElementCategory.allCases {
      if isFirst {
        askWhatComesAndGoes(category)
        askForEnds(category)
      }
      for arranged in after where arranged.answer.element.category == category {
        guard start(of: arranged.key) == nil else { continue }
        let attributes = layoutCalls.start(of: arranged.answer.element)
        note(
          Start(attributes: attributes, frame: arranged.frame),
          of: arranged.key
        )
      }
    }
  }

  private func askForEnds(_ category: ElementCategory) {
    var asked = layoutCalls
    if case .layout(let former) = cause { asked = door.calls(to: former) }
    for entry in before.entries where entry.element.category == category {
      note(end: asked.end(of: entry.element), of: entry.key)
    }
  }

  /// Where an element comes from unless the layout says otherwise: where it is on screen.
  package func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> (any ElementAttributes)? {
    guard case .stayed(let former) = translation.source(of: key(for: element).inNewSpace),
      let place = before.place(of: former).flatMap({ door.copy(of: $0) })
    else { return nil }
    place.move(to: element)
    let container = before.container(of: former)
    return door.copying(place) { before.containers.answer(for: place, in: container, $0) }
  }

  /// Where an element goes unless the layout says otherwise: where it will be.
  package func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> (any ElementAttributes)? {
    let former = key(for: element)
    guard case .stays(let key) = translation.disposition(of: former),
      let attributes = layoutCalls.attributes(for: element.withKey(key)),
      attributes.isShowable
    else { return nil }
    note(defaultEnd: attributes.rect, of: former)
    let copy = door.copy(of: attributes)
    copy?.move(to: element)
    return copy
  }
}
