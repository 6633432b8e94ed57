import Foundation
import TesseraHeadless
import UIKit

extension LayoutContractFixture {
  /// Whether the collection view mirrors the layout.
  private var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection && setting.isRightToLeft
  }

  /// The rectangle on screen for one of the layout, and the other way round.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = max(view.contentSize.width, view.bounds.width)
    return CGRect(
      x: width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  /// Checks that what is on screen is what the layout says.
  func checkScreen(_ placed: [PlacedElement]) throws(LayoutContractViolation) {
    guard view.contentSize == layout.collectionViewContentSize else {
      throw violation(
        .onScreen,
        "the content of the view is \(view.contentSize), and not \(layout.collectionViewContentSize)"
      )
    }
    let cells = placed.filter { $0.isCell && !$0.isHidden }
    let places = cells.map { place(of: $0) }
    var expectedCount = 0
    for (element, place) in zip(cells, places) where place.isVisible {
      expectedCount += 1
      guard let cell = view.cellForItem(at: element.path) as? LayoutContractCell else {
        throw violation(.onScreen, "\(element.name) overlaps \(view.bounds) and has no cell")
      }
      let shown = view.convert(cell.frame, from: cell.superview)
      guard shown.isNear(place.frame) else {
        throw violation(
          .onScreen,
          "\(element.name) is shown at \(shown), and not at \(place.frame)"
        )
      }
      guard let item = source.item(at: element.path), cell.item == item else {
        throw violation(.onScreen, "\(element.name) shows another item than its own")
      }
      try checkSize(of: cell, item)
    }
    let shown = view.indexPathsForVisibleItems.count
    guard shown >= expectedCount, shown <= places.count(where: \.isTouching) else {
      throw violation(.onScreen, "\(shown) cells are shown, and not \(expectedCount)")
    }
  }

  /// Where an element is on screen, in the content of the collection view.
  private struct Place {
    let frame: CGRect
    /// Whether it has a cell for certain.
    let isVisible: Bool
    /// Whether it may have one.
    let isTouching: Bool
  }

  private func place(of element: PlacedElement) -> Place {
    guard let content = element.content,
      let scroller = view.containerScroller(ofSection: element.element.section)
    else {
      return Place(
        frame: mirrored(element.frame),
        isVisible: element.overlaps(mirrored(view.bounds)),
        isTouching: element.frame.intersects(mirrored(view.bounds))
      )
    }
    var frame = element.frame.offsetBy(dx: -content.minX, dy: -content.minY)
    if isMirrored {
      frame.origin.x = max(content.width, scroller.frame.width) - frame.maxX
    }
    let around = scroller.frame
    frame = frame.offsetBy(
      dx: around.minX - scroller.contentOffset.x,
      dy: around.minY - scroller.contentOffset.y
    )
    let shared = frame.intersection(around).intersection(view.bounds)
    return Place(
      frame: frame,
      isVisible: !shared.isNull && shared.width > 0.001 && shared.height > 0.001,
      // Across, all of a section shows as soon as a part of it does.
      isTouching: frame.intersects(around) && around.intersects(view.bounds)
    )
  }

  private func checkSize(
    of cell: LayoutContractCell,
    _ item: CollectionModel.Item
  ) throws(LayoutContractViolation) {
    guard let wanted = subject.preferredExtent?(item) else { return }
    let extent = setting.axis == .vertical ? cell.frame.height : cell.frame.width
    guard abs(extent - wanted) < 0.001 else {
      throw violation(.settles, "an item that wants \(wanted) points comes to rest with \(extent)")
    }
  }

  /// Checks that preparing again changes nothing.
  func checkSecondPass() throws(LayoutContractViolation) {
    let before = try placedAtRest()
    let size = layout.collectionViewContentSize
    layout.invalidateLayout()
    try settle()
    try checkEqual(before, size, .stable)
  }

  /// Goes to a random offset, and checks every rule there.
  func scroll(_ random: inout SeededGenerator) throws(LayoutContractViolation) {
    let room = CGSize(
      width: max(0, view.contentSize.width - view.bounds.width),
      height: max(0, view.contentSize.height - view.bounds.height)
    )
    view.contentOffset = CGPoint(
      x: .random(in: 0...room.width, using: &random).rounded(),
      y: .random(in: 0...room.height, using: &random).rounded()
    )
    try settle()
    try checkRules(&random)
  }

  /// Checks that everything is where a new layout has it that never saw an update.
  ///
  /// Not where cells find their sizes: which have found it by now differs.
  func checkEqualsNewLayout() throws(LayoutContractViolation) {
    guard subject.preferredExtent == nil else { return }
    let fresh = another()
    fixture.show(fresh.view)
    defer { fresh.view.removeFromSuperview() }
    // Mirrored content that grows while it is found out keeps its place, counted from where reading begins.
    _ = try fresh.placedAtRest()
    fresh.view.contentOffset = view.contentOffset
    fixture.backend.makeFrame()
    try checkEqual(fresh.placedAtRest(), fresh.layout.collectionViewContentSize, .updates)
  }

  private func checkEqual(
    _ expected: [PlacedElement],
    _ size: CGSize,
    _ rule: LayoutContractRule
  ) throws(LayoutContractViolation) {
    let found = try placedAtRest()
    guard layout.collectionViewContentSize == size else {
      throw violation(rule, "the content is \(layout.collectionViewContentSize), and not \(size)")
    }
    guard found.count == expected.count else {
      throw violation(rule, "\(found.count) elements, and not \(expected.count)")
    }
    let byElement = Dictionary(expected.map { ($0.element, $0) }) { first, _ in first }
    for element in found {
      guard let other = byElement[element.element], element.isNear(other) else {
        let expected = byElement[element.element].map { "\($0)" } ?? "absent"
        throw violation(rule, "\(element), and not \(expected)")
      }
    }
  }
}
