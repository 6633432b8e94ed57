package import TesseraCore

/// The views of elements: those on screen, those on their way out, and the one that is kept out of sight.
///
/// An owner of the engine's state: which element has a view is written here and nowhere else.
package final class MountedViews {
  /// The elements with views, but for those on their way out.
  @exclusivity(unchecked) package private(set) var mounted:
    [ElementIdentity<Before>: MountedElement] = [:]
  /// The views that go.
  @exclusivity(unchecked) package private(set) var departures: [Departure] = []
  /// The cell out of sight that holds the first responder.
  @exclusivity(unchecked) package private(set) var kept: KeptCell?
  /// Elements whose views the delegate was not told of yet.
  @exclusivity(unchecked) private var unannounced: [MountedElement] = []
  /// Counts reloads; views of an earlier one are not kept.
  package private(set) var generation = 0

  package subscript(key: ElementIdentity<Before>) -> MountedElement? { mounted[key] }

  /// The elements with views, in the order of their paths.
  package var sorted: [MountedElement] { mounted.values.sorted { $0.key < $1.key } }

  /// Whether an element is on screen, with the view that it has.
  package func shows(_ element: MountedElement) -> Bool { mounted[element.key] === element }

  /// Takes an element that has come into view, or another view of one that is there.
  package func add(_ new: MountedElement) {
    mounted[new.key] = new
    unannounced.append(new)
  }

  /// Takes an element out of view; returns it if it had a view.
  @discardableResult
  package func remove(_ key: ElementIdentity<Before>) -> MountedElement? {
    mounted.removeValue(forKey: key)
  }

  /// The data is new: the views of before belong to another generation.
  func beginGeneration() { generation += 1 }

  /// The elements in view from before the last reload, in the order of their paths.
  var formerGenerations: [ElementIdentity<Before>] {
    var former: [ElementIdentity<Before>] = []
    for (key, element) in mounted where element.generation != generation { former.append(key) }
    return former.sorted()
  }

  /// Whether any element in view shows what is out of date.
  package var areOutdated: Bool {
    for element in mounted.values where !element.isCurrent { return true }
    return false
  }

  /// The elements that have a view on screen or on its way out.
  var knownKeys: [ElementIdentity<Before>] {
    Array(mounted.keys) + departures.map { $0.mounted.key }
  }
}

// Elements that the delegate is notified of.
extension MountedViews {
  /// Whether there are elements of which the delegate was not told yet.
  var areUnannounced: Bool { !unannounced.isEmpty }

  /// Takes the elements of which the delegate was not told yet.
  func takeUnannounced() -> [MountedElement] {
    defer { unannounced = [] }
    return unannounced
  }

  /// Puts elements in front of all others that the delegate is to be notified of.
  func announceFirst(_ elements: ArraySlice<MountedElement>) {
    unannounced = elements + unannounced
  }
}

// Views that are leaving.
extension MountedViews {
  /// Takes a view that goes.
  package func add(_ departure: Departure) { departures.append(departure) }

  /// Keeps views that are on their way out in their place on screen while the content moves.
  func shiftDepartures(by distance: Distance) {
    for departure in departures { departure.mounted.shift(by: distance) }
  }

  /// Ends the way of a view that goes; returns whether it was on its way.
  package func end(_ departure: Departure) -> Bool {
    let count = departures.count
    departures.removeAll { $0 === departure }
    return departures.count < count
  }

  /// Brings a view back that is on its way out, from where it is, if it may come back.
  func bringBack(_ key: ElementIdentity<Before>) -> Departure? {
    let index = departures.firstIndex {
      $0.isReturnable && $0.mounted.key == key && $0.mounted.generation == generation
    }
    guard let index else { return nil }
    let departure = departures.remove(at: index)
    departure.mounted.move(to: .resting)
    mounted[key] = departure.mounted
    // Nor was the delegate told of it if it left again before it could be.
    if departure.mounted.display == .pending { unannounced.append(departure.mounted) }
    return departure
  }

  /// Lets a view that has come back go on its way out.
  ///
  /// It came back in a round of a change whose sizes were not found yet, and is not in sight in the end.
  package func resume(_ departure: Departure) {
    guard shows(departure.mounted) else { return }
    mounted[departure.mounted.key] = nil
    departures.append(departure)
  }
}

// The cell that is kept.
extension MountedViews {
  /// Takes a cell that has left sight and holds the first responder.
  package func keep(_ element: MountedElement) { kept = KeptCell(element: element, isThere: true) }

  /// Takes the kept cell of an element that is in sight again.
  func takeKept(_ key: ElementIdentity<Before>) -> MountedElement? {
    guard let element = keptElement, element.key == key, element.generation == generation else {
      return nil
    }
    kept = nil
    return element
  }

  /// The item of the kept cell is gone.
  func loseKeptItem() { kept?.isThere = false }

  /// Takes the kept cell, whatever it is.
  func releaseKept() -> MountedElement? {
    defer { kept = nil }
    return kept?.element
  }

  /// The element that has the kept cell, unless its item is gone.
  package var keptElement: MountedElement? { kept.flatMap { $0.isThere ? $0.element : nil } }
}

// An update gives every view the key that its element has afterwards.
extension MountedViews {
  /// Removes every element until it is placed again with its key of after the update.
  func beginTranslation() { mounted = [:] }

  /// Takes an element that stays, with its key of after the update.
  package func place(_ element: MountedElement) { mounted[element.key] = element }

  /// Takes elements out again that were placed, because more is known of where they belong.
  package func takeBack(_ elements: some Sequence<MountedElement>) {
    for element in elements where shows(element) { mounted[element.key] = nil }
  }
}

/// A cell that is kept out of sight.
package struct KeptCell {
  package let element: MountedElement
  /// Whether its item is still there, so that it may come back into sight.
  fileprivate(set) var isThere: Bool
}
