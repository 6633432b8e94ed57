import CoreGraphics
import Foundation
import UIKit

extension WidgetLayout {
  /// Computes sizes away from the main thread, of widgets that can do that, before they come into sight.
  ///
  /// The rows after the visible ones come first, then those before them. Each portion of sizes is applied on the main actor, and visible
  /// widgets stay where they are. Widgets with no ``WidgetPresentable/widgetSizeComputation(containerWidth:)`` are measured when they
  /// become visible. It ends early when the task that waits for it is cancelled, when other widgets are shown, when the width changes,
  /// and when the collection view is released.
  ///
  /// - Parameter limit: How many widgets are looked at at most.
  /// - Returns: How many sizes were computed.
  @discardableResult
  public func prepareSizes(limit: Int = .max) async -> Int {
    guard let first = pack else { return 0 }
    let (rows, room) = (first.rows, first.room)
    var count = 0
    for portion in portions(limit: max(0, limit), of: first) {
      // What is shown may have changed meanwhile.
      guard !Task.isCancelled, let pack, pack.rows === rows, pack.room == room else { return count }
      let wanted = computations(of: portion, in: pack)
      guard !wanted.isEmpty else {
        await Task.yield()
        continue
      }
      let sizes = await Self.compute(wanted.map(\.compute))
      for (key, size) in zip(wanted.map(\.key), sizes) { self.sizes.cache(size.sound, for: key) }
      count += sizes.count
      guard !Task.isCancelled, self.pack?.rows === rows, self.pack?.room == room else {
        return count
      }
      takeKnownSizes(of: portion)
    }
    return count
  }

  /// How many widgets are looked at in one turn.
  private static let portionLength = 256

  /// All rows in portions: those behind the start of what is in sight first.
  private func portions(limit: Int, of pack: WidgetPack) -> [Range<Int>] {
    guard let view = collectionView, pack.rows.count > 0 else { return [] }
    let seen = pack.heldRows(in: stretch(of: view.bounds, pack)).first?.row ?? 0
    let length = Self.portionLength
    let behind = stride(from: seen, to: pack.rows.count, by: length).map {
      $0..<min($0 + length, pack.rows.count)
    }
    let before = stride(from: seen, to: 0, by: -length).map { max(0, $0 - length)..<$0 }
    var left = limit
    return (behind + before).compactMap { range in
      let range = range.prefix(left)
      left -= range.count
      return range.isEmpty ? nil : range
    }
  }

  /// Returns the computations of the sizes of rows that are not known yet.
  private func computations(
    of range: Range<Int>,
    in pack: WidgetPack
  ) -> [(key: WidgetSizeKey, compute: @Sendable () -> CGSize)] {
    range.compactMap { row in
      let widget = pack.rows.widget(atRow: row)
      let width = pack.width(of: widget)
      let key = WidgetSizeKey(widget, width: width)
      guard widget.widgetSizePredefined(containerWidth: width) == nil, sizes.size(for: key) == nil,
        let compute = widget.widgetSizeComputation(containerWidth: width)
      else { return nil }
      return (key, compute)
    }
  }

  /// Computes sizes on another thread; those after a cancellation are left out.
  private nonisolated static func compute(
    _ computations: [@Sendable () -> CGSize]
  ) async -> [CGSize] {
    let task = Task.detached(priority: .utility) {
      var sizes: [CGSize] = []
      for compute in computations {
        if Task.isCancelled { break }
        sizes.append(compute())
      }
      return sizes
    }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Takes over sizes that have been computed; what is in sight stays where it is.
  private func takeKnownSizes(of range: Range<Int>) {
    guard let view = collectionView, let pack else { return }
    let stretch = stretch(of: view.bounds, pack)
    let held = pack.heldRows(in: stretch).first
    self.pack?.settleKnown(range)
    guard let held, let after = self.pack else { return }
    let isAtStart = stretch.lowerBound <= firstOffset(after, view) + 0.5
    correct(by: isAtStart ? 0 : after.start(ofRow: held.row) + held.distance - stretch.lowerBound)
  }
}

extension WidgetPack {
  /// Settles the lines of rows all sizes of which are known.
  mutating func settleKnown(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var line = lines.line(ofRow: range.lowerBound)
    while line < lines.count, lines.rows(ofLine: line).lowerBound < range.upperBound {
      defer { line += 1 }
      guard !lines.isSettled(line) else { continue }
      let isKnown = lines.rows(ofLine: line).allSatisfy { row in
        let widget = rows.widget(atRow: row)
        return widget.knownSize(width(of: widget), sizes)?.isExact == true
      }
      if isKnown { settle(line) }
    }
  }
}
