package import TesseraCore

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

extension InteractiveMovement {
  /// The movement of the same item after a batch of the data source; `nil` if the item is no more.
  package func following(_ batch: CheckedBatch) -> InteractiveMovement? {
    displacement.translated(through: batch.map).map {
      InteractiveMovement(
        number: number,
        carrier: carrier,
        displacement: $0,
        position: position,
        touch: touch
      )
    }
  }
}
