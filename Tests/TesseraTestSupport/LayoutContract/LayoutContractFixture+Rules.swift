import Foundation
import TesseraCore
import UIKit

/// What a layout says of one element.
struct PlacedElement: Equatable {
  let element: Element
  let frame: CGRect
  let zIndex: Int
  let alpha: CGFloat
  let isHidden: Bool
  /// What it is in: the content of its section, as if that were not scrolled; nil for the collection view itself.
  let content: CGRect?

  /// What the attributes are for.
  struct Element: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let section: Int
    let item: Int
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, in content: CGRect? = nil) {
    self.content = content
    let path = attributes.indexPath
    element = Element(
      category: attributes.representedElementCategory,
      kind: attributes.representedElementKind ?? "cell",
      section: path.isEmpty ? -1 : path.section,
      item: path.count == 2 ? path.item : -1
    )
    frame = attributes.frame
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    isHidden = attributes.isHidden
  }

  /// The element in words.
  var name: String { "\(element.kind) \(element.section).\(element.item)" }

  var isCell: Bool { element.category == .cell }

  /// The path, which is of one number for a view of the whole content.
  var path: IndexPath {
    element.item < 0
      ? IndexPath(index: element.section)
      : IndexPath(item: element.item, section: element.section)
  }

  /// Whether it belongs to no section.
  var isOfWholeContent: Bool { !isCell && element.item < 0 }

  /// Whether it shares more than an edge, give or take rounding, with a rectangle.
  func overlaps(_ rect: CGRect) -> Bool {
    let shared = frame.intersection(rect)
    return !shared.isNull && shared.width > 0.001 && shared.height > 0.001
  }

  /// Whether it is as another one, give or take rounding.
  func isNear(_ other: PlacedElement) -> Bool {
    element == other.element && zIndex == other.zIndex && alpha == other.alpha
      && isHidden == other.isHidden && frame.isNear(other.frame)
  }
}

extension CGRect {
  /// Whether two frames are the same but for rounding.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
      && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

extension CGRect {
  /// Whether everything is inside another rectangle, give or take rounding.
  fileprivate func isNearlyInside(_ other: CGRect) -> Bool {
    minX > other.minX - 0.001 && minY > other.minY - 0.001 && maxX < other.maxX + 0.001
      && maxY < other.maxY + 0.001
  }
}

extension LayoutContractFixture {
  /// The whole content, with room around it.
  private var everything: CGRect {
    CGRect(origin: .zero, size: layout.collectionViewContentSize).insetBy(dx: -500, dy: -500)
  }

  /// Everything that the layout has placed, once it has found out what that is: a layout may ask for a
  /// section when it is asked what it holds.
  func placedAtRest() throws(LayoutContractViolation) -> [PlacedElement] {
    _ = try placed()
    try settle()
    return try placed()
  }

  /// Everything that the layout has placed.
  func placed() throws(LayoutContractViolation) -> [PlacedElement] {
    guard let attributes = layout.layoutAttributesForElements(in: everything) else {
      throw violation(.complete, "there is no answer for the whole content")
    }
    return attributes.map { PlacedElement($0) }
      + source.model.sections.indices.flatMap { section in
        scrolled(in: nil, ofSection: section)
      }
  }

  /// What a section scrolls in a rectangle, or everywhere.
  private func scrolled(in rect: CGRect?, ofSection section: Int) -> [PlacedElement] {
    guard let content = layout.scrolledContent(ofSection: section) else { return [] }
    let whole = content.insetBy(dx: -500, dy: -500)
    return layout.scrolledElements(in: rect ?? whole, ofSection: section)
      .map { PlacedElement($0, in: content) }
  }

  /// Checks every rule about what the layout says now.
  func checkRules(_ random: inout SeededGenerator) throws(LayoutContractViolation) {
    let placed = try placedAtRest()
    try checkNumbers(placed)
    try checkItems(placed)
    try checkQueries(placed)
    try checkContent(placed)
    if !subject.allowsOverlap { try checkOverlap(placed) }
    try checkRectangles(placed, &random)
    try checkScreen(placed)
    guard diagnostics.isEmpty else { throw violation(.quiet, "\(diagnostics)") }
  }

  private func checkNumbers(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw violation(.finite, "the content size is \(size)")
    }
    for element in placed {
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, element.alpha]
      guard numbers.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else {
        throw violation(.finite, "\(element.name) has the frame \(frame)")
      }
    }
  }

  private func checkItems(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    let counts = source.model.counts.items
    var seen: Set<PlacedElement.Element> = []
    for placed in placed {
      let element = placed.element
      guard seen.insert(element).inserted else {
        throw violation(.complete, "\(placed.name) is placed twice")
      }
      guard element.category != .decorationView, !placed.isOfWholeContent else { continue }
      guard counts.indices.contains(element.section),
        !placed.isCell || element.item >= 0 && element.item < counts[element.section]
      else { throw violation(.complete, "\(placed.name) is placed; there are \(counts) items") }
    }
    let cells = placed.count { $0.isCell }
    guard cells == counts.reduce(0, +) else {
      throw violation(.complete, "\(cells) of \(counts.reduce(0, +)) items are placed")
    }
  }

  private func checkQueries(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    for element in placed {
      guard let found = answer(for: element).map({ PlacedElement($0) }) else {
        throw violation(.queriesAgree, "\(element.name) is in a rectangle and has no answer alone")
      }
      guard found.isNear(element) else {
        throw violation(.queriesAgree, "\(element) in a rectangle is \(found) alone")
      }
    }
  }

  private func answer(for element: PlacedElement) -> UICollectionViewLayoutAttributes? {
    let kind = element.element.kind
    return switch element.element.category {
    case .cell: layout.layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
    }
  }

  private func checkContent(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    let whole = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    for element in placed where element.frame.width > 0 && element.frame.height > 0 {
      let content = element.content ?? whole
      guard element.frame.isNearlyInside(content) else {
        throw violation(
          .insideContent,
          "\(element.name) at \(element.frame), in content of \(content)"
        )
      }
    }
  }

  /// Compares elements of one content and one level, each with those that start before it ends.
  private func checkOverlap(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    let levels = Dictionary(grouping: placed) { Level(zIndex: $0.zIndex, content: $0.content) }
    for (level, elements) in levels.sorted(by: { $0.key.zIndex < $1.key.zIndex }) {
      // The items of a section that scrolls by itself are laid out across the axis, most of the time.
      let isAlongX = (setting.axis == .horizontal) == (level.content == nil)
      func start(_ frame: CGRect) -> CGFloat { isAlongX ? frame.minX : frame.minY }
      func end(_ frame: CGRect) -> CGFloat { isAlongX ? frame.maxX : frame.maxY }
      let sorted = elements.sorted { start($0.frame) < start($1.frame) }
      let frames = sorted.map(\.frame)
      for index in frames.indices {
        var next = index + 1
        while next < frames.count, start(frames[next]) < end(frames[index]) {
          if sorted[index].overlaps(frames[next]) {
            throw violation(
              .noOverlap,
              "\(sorted[index].name) at \(frames[index]) and \(sorted[next].name) at \(frames[next])"
            )
          }
          next += 1
        }
      }
    }
  }

  /// Where elements must not overlap.
  private struct Level: Hashable {
    let zIndex: Int
    let content: CGRect?
  }

  /// Compares the answers for random rectangles with a scan of everything.
  private func checkRectangles(
    _ placed: [PlacedElement],
    _ random: inout SeededGenerator
  ) throws(LayoutContractViolation) {
    for _ in 0..<12 {
      let rect = rectangle(across: everything, &random)
      let answer = (layout.layoutAttributesForElements(in: rect) ?? []).map { PlacedElement($0) }
      try compare(answer, placed.filter { $0.content == nil }, rect)
    }
    for section in source.model.sections.indices {
      guard let content = layout.scrolledContent(ofSection: section) else { continue }
      let rect = rectangle(across: content.insetBy(dx: -50, dy: -50), &random)
      let inside = placed.filter { $0.content != nil && $0.element.section == section }
      try compare(scrolled(in: rect, ofSection: section), inside, rect)
    }
  }

  private func rectangle(across whole: CGRect, _ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: .random(in: whole.minX...whole.maxX, using: &random).rounded(),
      y: .random(in: whole.minY...whole.maxY, using: &random).rounded(),
      width: .random(in: 1...300, using: &random).rounded(),
      height: .random(in: 1...300, using: &random).rounded()
    )
  }

  private func compare(
    _ answer: [PlacedElement],
    _ placed: [PlacedElement],
    _ rect: CGRect
  ) throws(LayoutContractViolation) {
    let found = answer.filter { $0.overlaps(rect) }
    let scanned = placed.filter { $0.overlaps(rect) }
    let byElement = Dictionary(scanned.map { ($0.element, $0) }) { first, _ in first }
    let isSame = found.allSatisfy { byElement[$0.element]?.isNear($0) == true }
    guard isSame, found.count == scanned.count else {
      throw violation(
        .rectanglesEqualAScan,
        "in \(rect): \(found.map(\.name)), and by a scan: \(scanned.map(\.name))"
      )
    }
  }
}
