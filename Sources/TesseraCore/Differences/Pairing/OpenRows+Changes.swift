extension OpenRows {
  /// The operations on items, in the order of the lists of ``BatchChanges``, each with fewest moves.
  ///
  /// What is in a section that goes or is new is listed only if it comes from, or goes to, elsewhere.
  func itemChanges() -> (deleted: [OldPath], inserted: [NewPath], moved: [ItemPair]) {
    var deleted: [OldPath] = []
    var moved: [ItemPair] = []
    let resting = restingRows()
    moved.reserveCapacity(pairCount - resting.count)
    visitRowsBefore(resting) { number, window in
      if let old = path(before: number, in: window) { deleted.append(old) }
    } moved: { number, window, destination in
      let target = windows[indexOfWindow(after: destination)]
      guard let old = path(before: number, in: window),
        let new = path(after: destination, in: target)
      else { return }
      moved.append(ItemPair(old: old, new: new))
    }
    var inserted: [NewPath] = []
    visitInsertedRows { number, window in
      if let new = path(after: number, in: window) { inserted.append(new) }
    }
    return (deleted, inserted, moved)
  }

  /// The same as positions in two lists that were added as one section.
  func listChanges() -> (deleted: [Int], inserted: [Int], moved: [PositionPair<Int, Int>]) {
    // What is in front of the only window is the same number of rows before and after.
    let shift = windows.first?.before.lowerBound ?? 0
    var deleted: [Int] = []
    deleted.reserveCapacity(destinations.count - pairCount)
    var moved: [PositionPair<Int, Int>] = []
    let resting = restingRows()
    moved.reserveCapacity(pairCount - resting.count)
    visitRowsBefore(resting) { number, _ in
      deleted.append(number + shift)
    } moved: { number, _, destination in
      moved.append(PositionPair<Int, Int>(old: number + shift, new: destination + shift))
    }
    var inserted: [Int] = []
    inserted.reserveCapacity(origins.count - pairCount)
    visitInsertedRows { number, _ in inserted.append(number + shift) }
    return (deleted, inserted, moved)
  }

  /// Visits the rows before that go although their section stays, and those that move.
  @inline(__always)
  private func visitRowsBefore(
    _ resting: (flags: [Bool], count: Int),
    deleted: (_ number: Int, Window) -> Void,
    moved: (_ number: Int, Window, _ destination: Int) -> Void
  ) {
    for index in windowsInOrderBefore() {
      let window = windows[index]
      for number in window.numbersBefore {
        let destination = destinations[number]
        if destination == OpenRows.none {
          if window.isPaired { deleted(number, window) }
        } else if !resting.flags[number] {
          moved(number, window, Int(destination))
        }
      }
    }
  }

  /// Visits the rows after that are new although their section is not.
  @inline(__always)
  private func visitInsertedRows(_ inserted: (_ number: Int, Window) -> Void) {
    for index in windowsInOrderAfter() where windows[index].isPaired {
      let window = windows[index]
      for number in window.numbersAfter where origins[number] == OpenRows.none {
        inserted(number, window)
      }
    }
  }

  /// For each row before, whether it stays in its section and need not be moved there; and how many do.
  private func restingRows() -> (flags: [Bool], count: Int) {
    var flags = [Bool](repeating: false, count: destinations.count)
    var count = 0
    for window in windows where window.isPaired {
      if isInOrder(window) {
        // Nearly always nothing was moved, and no list needs to be made to find that out.
        visitStayingRows(of: window) { number in
          flags[number] = true
          count += 1
          return true
        }
      } else {
        let resting = IncreasingSubsequence.elements(of: stayingRows(of: window))
        count += resting.count
        for number in resting { flags[Int(number)] = true }
      }
    }
    return (flags, count)
  }

  /// Whether the rows that stay in a section are in the same order after as before.
  private func isInOrder(_ window: Window) -> Bool {
    var last = -1
    var isInOrder = true
    visitStayingRows(of: window) { number in
      isInOrder = number > last
      last = number
      return isInOrder
    }
    return isInOrder
  }

  /// The rows before that stay in a section, in their order after.
  private func stayingRows(of window: Window) -> [Int32] {
    var rows: [Int32] = []
    rows.reserveCapacity(window.after.count)
    visitStayingRows(of: window) { number in
      rows.append(Int32(number))
      return true
    }
    return rows
  }

  /// Visits the rows before that stay in a section, in their order after, until `visit` returns false.
  @inline(__always)
  private func visitStayingRows(of window: Window, _ visit: (_ number: Int) -> Bool) {
    let numbers = window.numbersBefore
    for origin in origins[window.numbersAfter] where origin != OpenRows.none {
      guard numbers.contains(Int(origin)) else { continue }
      guard visit(Int(origin)) else { return }
    }
  }

  private func path(before number: Int, in window: Window) -> OldPath? {
    window.sectionBefore.map {
      OldPath(section: $0, item: number - window.firstBefore + window.before.lowerBound)
    }
  }

  private func path(after number: Int, in window: Window) -> NewPath? {
    window.sectionAfter.map {
      NewPath(section: $0, item: number - window.firstAfter + window.after.lowerBound)
    }
  }

  /// For each row after, the row before that it is, in two lists that were added as one section.
  @usableFromInline
  package func listOrigins(countBefore: Int, countAfter: Int) -> [Int?] {
    let window = windows.first
    let prefix = window?.before.lowerBound ?? countBefore
    let end = window?.after.upperBound ?? prefix
    let shift = countBefore - countAfter
    return (0..<countAfter).map { row in
      if row < prefix { return row }
      if row >= end { return row + shift }
      let origin = origins[row - prefix]
      return origin == OpenRows.none ? nil : Int(origin) + prefix
    }
  }
}
