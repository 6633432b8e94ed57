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
    guests.items.isEmpty ? nil : guests.items.guest(at: path)
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

/// A batch in both index spaces.
package struct UpdateStep {
  /// What happens in the data source; `nil` when nothing does, because a touch moves an item on.
  package let data: CheckedBatch?
  /// What happens on screen.
  package let presentation: CheckedBatch

  /// A batch in both index spaces; `nil` for what the data source does not know.
  init(data: CheckedBatch?, presentation: CheckedBatch) {
    self.data = data
    self.presentation = presentation
  }

  /// A batch while no item is moved interactively.
  init(_ batch: CheckedBatch) {
    data = batch
    presentation = batch
  }

  /// A step of a movement: an item is shown elsewhere, and the data source does not know.
  init(moving old: ShownPath, to new: ShownPath, before: ShownCounts, after: ShownCounts) {
    data = nil
    presentation = .moving(old, to: new, before: before.values, after: after.values)
  }

  /// A batch of the data source while an item is moved interactively, which `next` leads on with.
  ///
  /// Nil if it did not add up, so that it is unknown where items are shown.
  init?(
    _ batch: CheckedBatch,
    during movement: InteractiveMovement,
    then next: InteractiveMovement?
  ) {
    let (before, after) = (batch.map.before, batch.map.after)
    var whole: CheckedBatch? = batch
    if movement.isDisplaced {
      whole = CheckedBatch.moving(
        movement.target,
        to: movement.home,
        before: movement.displacement.presentation(of: before),
        after: before
      ).followed(by: batch)
    }
    if let next, next.isDisplaced {
      whole = whole?.followed(
        by: .moving(
          next.home,
          to: next.target,
          before: after,
          after: next.displacement.presentation(of: after)
        )
      )
    }
    guard let whole else { return nil }
    data = batch
    presentation = whole
  }
}

extension CheckedBatch {
  /// The batch that moves one item.
  package static func moving(
    _ old: ShownPath,
    to new: ShownPath,
    before: ItemCounts,
    after: ItemCounts
  ) -> CheckedBatch {
    CheckedBatch(
      checking: RecordedBatch([
        .moveItem(from: old, to: NewPath(section: new.section.index, item: new.item))
      ]),
      before: before,
      after: after
    )
  }
}
