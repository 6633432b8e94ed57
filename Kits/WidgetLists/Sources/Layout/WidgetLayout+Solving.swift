import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension WidgetLayout {
  /// The room in bounds of the collection view; nil without one.
  func room(in bounds: CGRect) -> WidgetRoom? {
    guard let collectionView else { return nil }
    let inset = collectionView.adjustedContentInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = max(0, bounds.height - inset.top - inset.bottom)
    let isHorizontal = scrollDirection == .horizontal
    return WidgetRoom(
      width: isHorizontal ? max(0, itemWidth ?? width) : width,
      across: isHorizontal ? height : width,
      isHorizontal: isHorizontal,
      estimate: estimatedExtent.isFinite ? max(0, estimatedExtent) : 0
    )
  }

  /// The stretch of the content that bounds show.
  func stretch(of bounds: CGRect, _ pack: WidgetPack) -> Range<CGFloat> {
    pack.room.isHorizontal
      ? bounds.minX..<max(bounds.minX, bounds.maxX) : bounds.minY..<max(bounds.minY, bounds.maxY)
  }

  /// The offset at which the content starts.
  func firstOffset(_ pack: WidgetPack, _ view: UICollectionView) -> CGFloat {
    -(pack.room.isHorizontal ? view.adjustedContentInset.left : view.adjustedContentInset.top)
  }

  /// An offset brought to where the content is.
  private func limited(_ offset: CGFloat, _ pack: WidgetPack, _ view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let stretch = stretch(of: view.bounds, pack)
    let end = pack.room.isHorizontal ? inset.right : inset.bottom
    let last = pack.totalExtent + end - (stretch.upperBound - stretch.lowerBound)
    return max(firstOffset(pack, view), min(offset, last))
  }

  /// Takes the change that a batch is about to make, or widgets that equal those that are shown.
  func take(_ change: WidgetChange) {
    if change.isEmpty {
      if pack?.rows === change.before { pack?.takeEqual(change.after) } else { invalidateLayout() }
      return
    }
    isInBatch = true
    guard case .nothing = pending, pack?.rows === change.before, !change.changesSections else {
      pending = .everything
      return
    }
    pending = .change(change)
  }

  /// Invalidates the places although no row is inserted or deleted.
  func invalidatePlaces() {
    let context = WidgetInvalidationContext()
    context.isOfPlacesAlone = true
    invalidateLayout(with: context)
  }

  /// Takes up what has become invalid.
  func solve() {
    guard let view = collectionView, let binding, let room = room(in: view.bounds) else {
      pack = nil
      pending = .everything
      return
    }
    let held = heldRows(view)
    let due = pending
    pending = .nothing
    guard var pack else {
      pack = WidgetPack(binding.rows, in: room, sizes: sizes)
      return settle(nil, view)
    }
    switch due {
    case .nothing:
      pack.fit(into: room)
      self.pack = pack
      settle(updateTarget == nil ? nil : held.first, view)
    case .change(let change):
      pack.fit(into: room)
      pack.apply(change.hunks, change.after)
      self.pack = pack
      settle(held.lazy.compactMap { change.row(of: $0) }.first, view)
    case .everything:
      let former = pack.rows
      self.pack = WidgetPack(binding.rows, in: room, sizes: sizes)
      settle(held.lazy.compactMap { binding.rows.row(of: $0, in: former) }.first, view)
    }
  }

  /// Returns the visible rows to hold, from the start; none at the start of the content, so that insertions there become visible.
  private func heldRows(_ view: UICollectionView) -> [HeldRow] {
    guard let pack else { return [] }
    var stretch = stretch(of: view.bounds, pack)
    if let updateTarget {
      stretch = updateTarget..<updateTarget + stretch.upperBound - stretch.lowerBound
    }
    return stretch.lowerBound <= firstOffset(pack, view) + 0.5 ? [] : pack.heldRows(in: stretch)
  }

  /// Computes the sizes of what is in sight, and leads the offset to where a row keeps its place.
  private func settle(_ held: HeldRow?, _ view: UICollectionView) {
    guard let pack else { return }
    let stretch = stretch(of: view.bounds, pack)
    let extent = stretch.upperBound - stretch.lowerBound
    var wanted =
      self.pack?.settle(at: updateTarget ?? stretch.lowerBound, extent: extent, holding: held)
      ?? stretch.lowerBound
    if held != nil, let pack = self.pack { wanted = limited(wanted, pack, view) }
    guard !isInBatch, updateTarget == nil else {
      isInBatch = false
      updateTarget = held == nil ? updateTarget : wanted
      return
    }
    guard held != nil, wanted != stretch.lowerBound else { return }
    correct(by: wanted - stretch.lowerBound)
  }

  /// Moves the offset with the content.
  func correct(by distance: CGFloat) {
    guard let pack, let view = collectionView else { return }
    let context = WidgetInvalidationContext()
    context.isOfPlacesAlone = true
    adjust(context, by: distance, pack, view)
    invalidateLayout(with: context)
  }

  /// Writes into a context how far offset and content go.
  func adjust(
    _ context: UICollectionViewLayoutInvalidationContext,
    by distance: CGFloat,
    _ pack: WidgetPack,
    _ view: UICollectionView
  ) {
    let size = collectionViewContentSize
    if pack.room.isHorizontal {
      context.contentOffsetAdjustment.x = distance
      context.contentSizeAdjustment.width = size.width - view.contentSize.width
    } else {
      context.contentOffsetAdjustment.y = distance
      context.contentSizeAdjustment.height = size.height - view.contentSize.height
    }
  }

  /// Computes the sizes of what new bounds show, and writes into their context how far the offset has to go so that what
  /// is in sight stays.
  func follow(_ newBounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext) {
    (context as? WidgetInvalidationContext)?.isOfPlacesAlone = true
    guard let view = collectionView, let former = pack, let room = room(in: newBounds) else {
      return
    }
    let start = firstOffset(former, view) + 0.5
    let old = stretch(of: view.bounds, former)
    let new = stretch(of: newBounds, former)
    let isAtStart = old.lowerBound <= start && new.lowerBound <= start
    let held = isAtStart ? nil : former.heldRow(in: new)
    pack?.fit(into: room)
    var offset =
      pack?.settle(at: new.lowerBound, extent: new.upperBound - new.lowerBound, holding: held)
      ?? new.lowerBound
    // What is dragged beyond its start stays there.
    if new.lowerBound >= start - 0.5 { offset = max(offset, start - 0.5) }
    adjust(context, by: offset - new.lowerBound, former, view)
  }
}

extension WidgetChange {
  /// A row before the change, where it is after it; nil if it goes.
  func row(of held: HeldRow) -> HeldRow? {
    let path = before.path(ofRow: held.row)
    let old = OldPath(section: path.section, item: path.item)
    if let pair = (changes.movedItems + changes.reconfiguredItems).first(where: { $0.old == old }) {
      let row = after.starts[pair.new.section.index] + pair.new.item
      return HeldRow(row: row, distance: held.distance)
    }
    var shift = 0
    for hunk in hunks where hunk.old.lowerBound <= held.row {
      if hunk.old.contains(held.row) { return nil }
      shift = hunk.new.upperBound - hunk.old.upperBound
    }
    return HeldRow(row: held.row + shift, distance: held.distance)
  }
}

extension WidgetRows {
  /// A row of other rows, where its widget is in these; nil if it is not there; O(n).
  func row(of held: HeldRow, in former: WidgetRows) -> HeldRow? {
    if former === self { return held }
    guard held.row < former.count else { return nil }
    let id = former.widget(atRow: held.row).id
    for (number, section) in sections.enumerated() {
      if let item = section.widgets.firstIndex(where: { $0.id == id }) {
        return HeldRow(row: starts[number] + item, distance: held.distance)
      }
    }
    return nil
  }
}
