package import TesseraCore

/// How data leads to what is shown.
package enum Presentation {
  /// An item is shown elsewhere.
  case moving(InteractiveMovement)
  /// There are items that the data source does not have, or none.
  case guests(GuestItems)

  package func presentation(of path: DataPath) -> ShownPath {
    switch self {
    case .moving(let movement): movement.displacement.presentation(of: path)
    case .guests(let guests): guests.presentation(of: path)
    }
  }

  package func dataPath(of path: ShownPath) -> DataPath {
    switch self {
    case .moving(let movement): movement.displacement.dataPath(of: path)
    case .guests(let guests): guests.dataPath(of: path)
    }
  }

  package func dataCounts(of counts: ShownCounts) -> DataCounts {
    switch self {
    case .moving(let movement): movement.dataCounts(of: counts)
    case .guests(let guests): DataCounts(guests.dataCounts(of: counts.values))
    }
  }
}

// Inside, an item is named by where it is shown. Where the data source has it is another path while an item is moved
// interactively or something is shown that the data source does not have, and has the same numbers at all other times.
extension EngineReader {
  /// How data leads to what is shown.
  package var presentation: Presentation { movement.map { .moving($0) } ?? .guests(guests.items) }

  /// Where an item of the data is shown.
  package func shownPath(of path: DataPath) -> ShownPath { presentation.presentation(of: path) }

  /// Where the data source has the item that is shown at a path, or would have one in the place of a guest.
  package func dataPath(of path: ShownPath) -> DataPath { presentation.dataPath(of: path) }

  /// Where the data source has the item that is shown at a path; nil for one that it does not have.
  package func item(shownAt path: ShownPath) -> DataPath? {
    guest(at: path) == nil ? dataPath(of: path) : nil
  }

  /// Where the data source has the item of a cell; nil for another view, and for what it does not have.
  package func item(of element: MountedElement) -> DataPath? {
    element.key.path.flatMap { item(shownAt: $0) }
  }

  /// The guest that is shown at a path; nil where an item of the data is.
  package func guest(at path: ShownPath) -> GuestItems.Guest? {
    guests.isEmpty ? nil : guests.items.guest(at: path)
  }

  /// Whether an element is the one that is moved interactively.
  package func isPickedUp(_ element: CollectionElement) -> Bool {
    guard let movement, movement.carrier == .pointer else { return false }
    return element == .cell(movement.target)
  }
}

extension ElementIdentity {
  /// The path of the item that a cell is for; nil for all other views.
  package var path: ItemPath<Space>? {
    kind == .cell ? ItemPath(section: section, item: item) : nil
  }
}
