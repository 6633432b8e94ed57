extension OpenRows {
  /// The operations on items, in the order of the lists of ``BatchChanges``, each with fewest moves.
  ///
  /// What is in a section that goes or is new is listed only if it comes from, or goes to, elsewhere.
  func itemChanges() -> (deleted: [OldPath], inserted: [NewPath], moved: [ItemPair]) {
    let rests = numbersThatRest()
    var deleted: [OldPath] = []
    var moved: [ItemPair] = []
    for index in windowsInOrderBefore() {
      let window = windows[index]
      for number in window.numbersBefore {
        let fate = fates[number]
        if fate != OpenRows.none {
          guard !rests[number], let old = path(before: number, in: window) else { continue }
          let target = windows[indexOfWindow(after: Int(fate))]
          guard let new = path(after: Int(fate), in: target) else { continue }
          moved.append(ItemPair(old: old, new: new))
        } else if window.isPaired, let old = path(before: number, in: window) {
          deleted.append(old)
        }
      }
    }
    return (deleted, insertedItems(), moved)
  }

  private func insertedItems() -> [NewPath] {
    var inserted: [NewPath] = []
    for index in windowsInOrderAfter() where windows[index].isPaired {
      let window = windows[index]
      for number in window.numbersAfter where origins[number] == OpenRows.none {
        guard let new = path(after: number, in: window) else { continue }
        inserted.append(new)
      }
    }
    return inserted
  }

  /// For each row before, whether it stays in its section and need not be moved there.
  private func numbersThatRest() -> [Bool] {
    var rests = [Bool](repeating: false, count: fates.count)
    for window in windows where window.isPaired {
      let numbers = window.numbersBefore
      let candidates = origins[window.numbersAfter].filter {
        $0 != OpenRows.none && numbers.contains(Int($0))
      }
      for position in IncreasingSubsequence.positions(in: candidates) {
        rests[Int(candidates[Int(position)])] = true
      }
    }
    return rests
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
