import Foundation
import TesseraCore

/// A batch in both numberings.
struct UpdateStep {
  /// What happens in the data source; `nil` when nothing does, because a hand moves an item on.
  let data: CheckedBatch?
  /// What happens on screen.
  let presentation: CheckedBatch

  /// A batch while nothing is moved by hand.
  init(_ batch: CheckedBatch) {
    data = batch
    presentation = batch
  }

  /// A step of a movement: an item is shown elsewhere, and the data source does not know.
  init(moving old: IndexPath, to new: IndexPath, before: DataCounts, after: DataCounts) {
    data = nil
    presentation = .moving(old, to: new, before: before, after: after)
  }

  /// A batch of the data source while an item is moved by hand, which `next` leads on with.
  ///
  /// Nil if it did not add up, so that nobody can know where things are shown.
  init?(
    _ batch: CheckedBatch,
    during movement: InteractiveMovement,
    then next: InteractiveMovement?
  ) {
    let before = DataCounts(items: batch.map.before.items)
    let after = DataCounts(items: batch.map.after.items)
    var whole: CheckedBatch? = batch
    if movement.isDisplaced {
      whole = CheckedBatch.moving(
        movement.target,
        to: movement.source,
        before: movement.presentation(of: before),
        after: before
      ).followed(by: batch)
    }
    if let next, next.isDisplaced {
      whole = whole?.followed(
        by: .moving(
          next.source,
          to: next.target,
          before: after,
          after: next.presentation(of: after)
        )
      )
    }
    guard let whole else { return nil }
    data = batch
    presentation = whole
  }
}

extension CheckedBatch {
  fileprivate static func moving(
    _ old: IndexPath,
    to new: IndexPath,
    before: DataCounts,
    after: DataCounts
  ) -> CheckedBatch {
    CheckedBatch(
      checking: RecordedBatch([
        .moveItem(
          from: OldPath(section: old.section, item: old.item),
          to: NewPath(section: new.section, item: new.item)
        )
      ]),
      before: ItemCounts(before.items),
      after: ItemCounts(after.items)
    )
  }
}

extension InteractiveMovement {
  /// The movement of the same item after a batch of the data source; `nil` if the item is no more.
  ///
  /// An item that was shown elsewhere stays behind the one that is in front of it.
  func following(_ batch: CheckedBatch) -> InteractiveMovement? {
    let old = OldPath(section: source.section, item: source.item)
    guard let new = batch.map.newPath(of: old) else { return nil }
    let source = IndexPath(item: new.item, section: new.section.index)
    var next = InteractiveMovement(
      number: number,
      source: source,
      target: source,
      position: position,
      hand: hand
    )
    if isDisplaced, let target = target(after: batch.map, source) { next.target = target }
    return next
  }

  /// Where the item is shown after a batch; `nil` where the section that it was shown in is no more.
  private func target(after map: IndexMap, _ newSource: IndexPath) -> IndexPath? {
    for item in stride(from: target.item - 1, through: 0, by: -1) {
      let shown = IndexPath(item: item, section: target.section)
      let data = dataPath(of: shown)
      guard let kept = map.newPath(of: OldPath(section: data.section, item: data.item)) else {
        continue
      }
      let path = IndexPath(item: kept.item, section: kept.section.index).removing(newSource)
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return map.newSection(of: OldSection(target.section))
      .map { IndexPath(item: 0, section: $0.index) }
  }
}
