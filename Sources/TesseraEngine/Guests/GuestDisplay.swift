package import TesseraCore

/// Shows what the data source does not have: the gap of a drag, and placeholders.
package struct GuestDisplay: EngineClient {
  package let engine: CollectionEngine
}

extension CollectionEngine {
  /// What shows the gap of a drag, and placeholders.
  package var guestDisplay: GuestDisplay { GuestDisplay(engine: self) }
}

extension GuestDisplay {
  /// Shows other guests, if nothing else is being worked on; returns whether it does.
  @discardableResult
  package func show(_ items: GuestItems) -> Bool {
    guard items != guests.items else { return true }
    guard door.allows(.movement), validity > .replaced, movement == nil else { return false }
    answering.bringModelUpToDate()
    guard let pass = GuestPass(engine, to: items) else { return false }
    engine.perform(pass)
    door.carryOutReports()
    return true
  }

  /// Opens a gap at a path among what is shown, or moves the one that there is there.
  func showGap(at target: ShownPath, size: Size) {
    if let gap = guests.gap {
      guard guests.items.guest(gap)?.path != target else { return }
      show(guests.items.removing(gap).inserting(gap, at: target))
    } else {
      show(guests.items.inserting(guests.add(.gap(size)), at: target))
    }
  }

  /// Closes the gap, if there is one.
  package func closeGap() {
    for guest in guests.items.guests {
      if case .gap = guests.content(guest.number) { show(guests.items.removing(guest.number)) }
    }
  }

  /// Where something would be inserted at a place in the content, among what is shown: in the place of the cell there, or beside the
  /// nearest one.
  package func insertionPath(at location: Point) -> ShownPath? {
    guard location.isFinite, validity > .replaced else { return nil }
    answering.bringModelUpToDate()
    let counts = counting.knownCounts
    guard counts.sections > 0 else { return nil }
    if let hit = answering.cell(at: location) { return hit }
    let found = heldLayoutCalls.insertionTarget(at: preparing.mirror.apply(location))
    door.carryOutReports()
    guard let found, counts.contains(found.section) else {
      return ShownPath(section: 0, item: counts.items[0])
    }
    return found
  }

  /// Opens the gap where the pointer is, or moves it there.
  package func openGap(at location: Point, size: Size) {
    guard let gap = guests.gap, let path = guests.items.guest(gap)?.path else {
      guard let path = insertionPath(at: location) else { return }
      return showGap(at: path, size: size)
    }
    answering.bringModelUpToDate()
    let target = heldLayoutCalls.target(ofMoving: path, to: preparing.mirror.apply(location))
    door.carryOutReports()
    if counting.knownCounts.hasRoom(at: target, forItemOf: path.section) {
      showGap(at: target, size: size)
    }
  }
}
