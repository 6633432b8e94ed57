import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What a model-based test has found wrong.
struct TrialFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension TrialFixture {
  /// Checks everything that must hold after every frame.
  func check() throws {
    let plan = plan
    try checkCounts()
    try checkCells(plan.elements.filter { !$0.isHeader })
    let start = visible.minY + orientation.start(of: view.adjustedContentInset)
    try checkHeaders(plan.elements.filter(\.isHeader).map { $0.pinned(to: start) })
    try checkSelection()
    guard source.complaints == [] else { throw TrialFault("\(source.complaints)") }
    if let expectedOffset { try expect(offset, expectedOffset, "offset") }
    try checkHeld()
  }

  /// Checks what must hold when nothing moves.
  func checkAtRest() throws {
    try check()
    try expect(orientation.size(view.contentSize), plan.contentSize, "content size")
    let offset = offset
    try expect(offset, restingOffset(nearest: offset), "offset inside the content")
    let cells = cells.filter { !$0.isHidden }
    guard Set(cells as [UIView]) == Set(view.visibleCells as [UIView]) else {
      throw TrialFault("\(cells.count) cells show, of \(view.visibleCells.count) visible ones")
    }
    for cell in view.visibleCells {
      let identifier = ObjectIdentifier(cell)
      guard source.displayed.contains(identifier) else { throw TrialFault("was not displayed") }
      try expect(cell.alpha, 1, "alpha")
      try checkSize(of: cell)
    }
    try expect(source.displayed.count, view.visibleCells.count, "cells that were displayed")
    let numbers = completions.map(\.number)
    guard numbers == Array(0..<batchCount) else {
      throw TrialFault("the completions of \(batchCount) batches were called as \(numbers)")
    }
  }

  /// Checks that what is in sight has the size it asks for, and not its estimate.
  private func checkSize(of cell: UICollectionViewCell) throws {
    guard layout == .measured, let item = (cell as? TrialCell)?.item else { return }
    let extent = orientation.size(cell.bounds.size).height
    try expect(extent, source.sizes.height(of: item), "the extent that item \(item.identity) found")
  }

  private func checkCounts() throws {
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    guard counts == source.model.counts.items else {
      throw TrialFault("the counts are \(counts) and not \(source.model.counts.items)")
    }
  }

  /// The elements that must be shown: those that are visible by more than rounding, and of those at an edge the
  /// ones that are shown.
  private func visible(_ elements: [NaivePlan.Element], shown: [IndexPath]) -> [NaivePlan.Element] {
    elements.filter {
      $0.shows(in: visible, room: -1e-9)
        || $0.shows(in: visible, room: 1e-9) && shown.contains($0.path)
    }
  }

  private func checkCells(_ elements: [NaivePlan.Element]) throws {
    let paths = view.indexPathsForVisibleItems.sorted()
    let expected = visible(elements, shown: paths)
    guard paths == expected.map(\.path) else {
      throw TrialFault(
        "visible in \(view.bounds): \(paths.map(\.short)), and not \(expected.map(\.path.short))"
      )
    }
    for element in expected {
      let name = "the cell at \(element.path.short)"
      guard let cell = view.cellForItem(at: element.path) as? TrialCell else {
        throw TrialFault("\(name) is missing")
      }
      let item = source.model.sections[element.path.section].items[element.path.item]
      guard cell.item == item else {
        throw TrialFault("\(name) shows \(String(describing: cell.item)) and not \(item)")
      }
      guard cell.isDescendant(of: view), !cell.isHidden else {
        throw TrialFault("\(name) is hidden")
      }
      let frame = view.convert(cell.bounds, from: cell)
      try expect(view.reading(frame, orientation), element.frame, name)
      guard cell.isSelected == selected.contains(item.identity) else {
        throw TrialFault("\(name) is selected: \(cell.isSelected)")
      }
    }
  }

  private func checkHeaders(_ elements: [NaivePlan.Element]) throws {
    let kind = UICollectionView.elementKindSectionHeader
    let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
    let expected = visible(elements, shown: paths)
    guard paths == expected.map(\.path) else {
      throw TrialFault("headers \(paths.map(\.short)), and not \(expected.map(\.path.short))")
    }
    for element in expected {
      let name = "the header at \(element.path.short)"
      guard let header = view.supplementaryView(forElementKind: kind, at: element.path) else {
        throw TrialFault("\(name) is missing")
      }
      try expect(view.reading(header.frame, orientation), element.frame, name)
      let identity = source.model.sections[element.path.section].identity
      try expect(header.tag, identity, "what \(name) shows")
    }
  }

  private func checkSelection() throws {
    let identities = selectedIdentities
    guard identities.count == selected.count, Set(identities) == selected else {
      throw TrialFault("selected are \(identities.sorted()) and not \(selected.sorted())")
    }
  }

  /// Checks that nothing on screen has jumped since `before`, of the cells that show the same item.
  func checkContinuity(since before: [ObjectIdentifier: Look]) throws {
    for (cell, look) in looks {
      guard let former = before[cell], former.identity == look.identity else { continue }
      let distance = max(
        abs(look.frame.minX - former.frame.minX),
        abs(look.frame.minY - former.frame.minY),
        abs(look.frame.width - former.frame.width),
        abs(look.frame.height - former.frame.height)
      )
      guard distance < 0.01 else {
        throw TrialFault("item \(look.identity ?? 0) jumps from \(former.frame) to \(look.frame)")
      }
    }
  }

  private func expect<Value: Equatable>(
    _ found: Value,
    _ expected: Value,
    _ name: String
  ) throws {
    guard found == expected else { throw TrialFault("\(name) is \(found) and not \(expected)") }
  }

  private func expect(_ found: CGFloat, _ expected: CGFloat, _ name: String) throws {
    guard abs(found - expected) < 1e-6 else {
      throw TrialFault("\(name) is \(found) and not \(expected)")
    }
  }

  private func expect(_ found: CGRect, _ expected: CGRect, _ name: String) throws {
    try expect(found.minX, expected.minX, "the start across of \(name)")
    try expect(found.minY, expected.minY, "the start along of \(name)")
    try expect(found.width, expected.width, "the extent across of \(name)")
    try expect(found.height, expected.height, "the extent along of \(name)")
  }

  private func expect(_ found: CGSize, _ expected: CGSize, _ name: String) throws {
    try expect(found.width, expected.width, "the extent across of the \(name)")
    try expect(found.height, expected.height, "the extent along of the \(name)")
  }
}
