import TesseraCore

// Supplementary and decoration views go with their section, or with the item that they belong to, unless the layout says
// otherwise.
extension AnimatedUpdate {
  /// Asks the layout which views of a category an update takes away and adds by its own decision.
  ///
  /// Asked for each kind that was placed so far, after the change is known to the layout and before it
  /// says where views of the category go and come from. Paths that no view stands for mean nothing.
  func askWhatComesAndGoes(_ category: ElementCategory) {
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
