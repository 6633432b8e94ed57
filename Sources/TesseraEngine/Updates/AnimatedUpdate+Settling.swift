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
        guard requestedStart(of: arranged.key) == nil else { continue }
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

// Supplementary and decoration views go with their section, or with the item that they belong to, unless the layout says
// otherwise.
extension AnimatedUpdate {
  /// Asks the layout which views of a category an update takes away and adds by its own decision.
  ///
  /// Asked for each kind that was placed so far, after the change is known to the layout and before it
  /// says where views of the category go and come from. Paths that no view stands for mean nothing.
  private func askWhatComesAndGoes(_ category: ElementCategory) {
    guard case .update = cause, category != .cell else { return }
    var isNamed = false
    for kind in session.kinds.kinds(of: category) {
      for element in layoutCalls.elementsToDelete(category, kind) {
        withdraw(key(for: element))
        isNamed = true
      }
      for element in layoutCalls.elementsToInsert(category, kind) {
        add(key(for: element).inNewSpace)
        isNamed = true
      }
    }
    if findItemKinds() || isNamed { translateViewsAgain() }
  }

  /// Finds out which kinds of views belong to items, from where they were and, once the layout has placed them, are.
  ///
  /// Returns whether that is news.
  func findItemKinds() -> Bool {
    guard let map = translation.batch?.map else { return false }
    var kinds = ItemViewKinds()
    kinds.add(before.arrangement, in: Before.self, map.before)
    kinds.add(session.arrangement, in: After.self, map.after)
    return take(kinds.found { translation.namesChangedItems($0) })
  }

  /// Gives views that were on screen, and those on their way out, the keys that their elements have after the change.
  func translateViews() {
    guard let batch = translation.batch else { return }
    views.beginTranslation()
    let crossings = SectionCrossings(batch.changes)
    for entry in before.entries { translate(entry, batch, crossings) }
    markOutdated(batch)
    translateReturnable(batch, crossings)
  }

  /// Does so again for supplementary and decoration views, of which more is known now; none has been made since.
  private func translateViewsAgain() {
    guard let batch = translation.batch else { return }
    let entries = before.entries.filter { $0.key.isSupplementaryOrDecoration }
    views.takeBack(entries.lazy.map { $0.mounted })
    forgetRemoved { $0.key.isSupplementaryOrDecoration }
    let crossings = SectionCrossings(batch.changes)
    for entry in entries { translate(entry, batch, crossings) }
    markOutdated(batch)
    translateReturnable(batch, crossings)
  }

  private func translate(
    _ entry: ScreenSnapshot.Entry,
    _ batch: CheckedBatch,
    _ crossings: SectionCrossings
  ) {
    guard case .stays(let moved) = translation.disposition(of: entry.key) else {
      return note(removed: entry)
    }
    let container = entry.container.translated(through: batch.map)?.next
    entry.mounted.translate(to: moved.next, in: container)
    if crossings.renews(entry.key, as: moved) { entry.mounted.forgetSize() }
    views.place(entry.mounted)
  }

  private func translateReturnable(
    _ batch: CheckedBatch,
    _ crossings: SectionCrossings
  ) {
    for returnable in returnable {
      let departure = returnable.departure
      // A view that would have to be filled in again may as well go.
      guard batch.standing == .consistent,
        case .stays(let moved) = translation.disposition(of: returnable.key),
        !batch.reconfigures(moved)
      else {
        departure.isReturnable = false
        continue
      }
      departure.isReturnable = true
      let container = returnable.container?.translated(through: batch.map)?.next
      departure.mounted.translate(to: moved.next, in: container)
      if crossings.renews(returnable.key, as: moved) { departure.mounted.forgetSize() }
    }
  }

  /// Has views configured again: those of reconfigured items, or all after an inconsistent batch, whose
  /// other operations cannot be trusted.
  private func markOutdated(_ batch: CheckedBatch) {
    for element in views.mounted.values {
      if batch.standing != .consistent {
        element.outdate(isAsked: false)
      } else if batch.reconfigures(element.key.inNewSpace) {
        element.outdate(isAsked: true)
      }
    }
  }
}

extension ItemViewKinds {
  /// Takes what a layout has placed into account.
  fileprivate mutating func add<Space>(
    _ arrangement: Arrangement,
    in space: Space.Type,
    _ counts: ItemCounts
  ) {
    for view in arrangement.elements where view.key.isSupplementaryOrDecoration {
      let cell = ElementIdentity<Before>(
        kind: .cell,
        section: view.key.section,
        item: view.key.item
      )
      let item = arrangement[cell].flatMap { item in
        item.container == view.container && !item.isAlwaysVisible ? item.frame : nil
      }
      add(
        ElementIdentity<Space>(
          kind: view.key.kind,
          section: SectionIndex(view.key.section.index),
          item: view.key.item
        ),
        frame: view.frame,
        owner: view.answer.declaredOwner,
        itemFrame: item,
        counts: counts
      )
    }
  }
}

extension ElementIdentity {
  /// Whether it is a supplementary or decoration view of a section or an item.
  fileprivate var isSupplementaryOrDecoration: Bool {
    kind != .cell && kind != .container && !isGlobal
  }
}
