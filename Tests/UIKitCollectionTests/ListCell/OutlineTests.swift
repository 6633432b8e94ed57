import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An outline in a collection view")
@MainActor
struct OutlineTests {
  /// Three rows: one that can be expanded, one in it, and one on its own.
  private func show(
    style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
    handler: UICellAccessory.ActionHandler? = nil,
    content: @escaping () -> UIListContentConfiguration = { .cell() }
  ) -> (Fixture, UICollectionView, OutlineRows) {
    let fixture = Fixture(width: 320, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    let source = OutlineRows([
      OutlinePlace(isExpandable: true), OutlinePlace(level: 1), OutlinePlace(),
    ])
    source.view = view
    source.rows.fill = { cell, path in
      cell.contentConfiguration = content()
      guard path.item == 0 else { return }
      cell.accessories = [
        .outlineDisclosure(options: .init(style: style), actionHandler: handler)
      ]
    }
    view.dataSource = source
    fixture.show(view)
    return (fixture, view, source)
  }

  private func cell(_ item: Int, in view: UICollectionView) throws -> UICollectionViewListCell {
    try #require(
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    )
  }

  /// How far the chevron is turned on screen, in degrees.
  private func turn(_ cell: UICollectionViewListCell) throws -> Double {
    let chevron = try #require(
      cell.subviews.compactMap { $0 as? AccessoryView }.first?.subviews.first as? ChevronGlyph
    )
    let transform = chevron.layer.shown.transform.affine
    return Double(atan2(transform.b, transform.a)) * 180 / .pi
  }

  @Test("indents rows as deep as their items are")
  func indents() throws {
    let (_, view, _) = show()
    expectEqual(try cell(0, in: view).indentationLevel, 0)
    expectEqual(try cell(1, in: view).indentationLevel, 1)
  }

  @Test("indents no row of an item that is in none, whatever its cell showed before")
  func indentsNothingElse() throws {
    let (fixture, view, source) = show()
    source.places = [OutlinePlace(level: 3), OutlinePlace(level: 2), OutlinePlace(level: 1)]
    view.reloadData()
    fixture.backend.makeFrame()
    expectEqual(try cell(0, in: view).indentationLevel, 3)
    source.places = [nil, nil, nil]
    view.reloadData()
    fixture.backend.makeFrame()
    for item in 0..<3 { expectEqual(try cell(item, in: view).indentationLevel, 0) }
  }

  @Test("turns its chevron on the way when it is pressed, and selects nothing")
  func turns() throws {
    let (fixture, view, source) = show()
    let row = try cell(0, in: view)
    expectEqual(try turn(row), 0)
    // The chevron of 16 ends at the margin of 16; a finger may miss it by some points.
    fixture.screen.tap(at: CGPoint(x: 320 - 30, y: 40))
    expectEqual(source.toggled, [0])
    #expect(row.configurationState.isExpanded)
    fixture.backend.advance(by: 0.125)
    let halfway = try turn(row)
    #expect(abs(halfway - 45) < 1)
    fixture.backend.advance(by: 0.2)
    #expect(abs(try turn(row) - 90) < 0.001)
    #expect(view.indexPathsForSelectedItems == nil)
    fixture.screen.tap(at: CGPoint(x: 320 - 24, y: 25))
    fixture.backend.advance(by: 0.3)
    #expect(abs(try turn(row)) < 0.001)
  }

  @Test("selects the item when anything else of a row is pressed")
  func selects() {
    let (fixture, view, source) = show(style: .cell)
    fixture.screen.tap(at: CGPoint(x: 100, y: 25))
    expectEqual(source.toggled, [])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test("turns when any of a header is pressed, and selects it not")
  func headersTurn() {
    let (fixture, view, source) = show(style: .header)
    fixture.screen.tap(at: CGPoint(x: 100, y: 25))
    expectEqual(source.toggled, [0])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test("takes for a header what has the content of one")
  func findsHeaders() {
    let (fixture, _, source) = show(content: { .sidebarHeader() })
    fixture.screen.tap(at: CGPoint(x: 100, y: 25))
    expectEqual(source.toggled, [0])
    let (other, _, rows) = show(content: { .sidebarCell() })
    other.screen.tap(at: CGPoint(x: 100, y: 25))
    expectEqual(rows.toggled, [])
  }

  @Test("leaves it to the app what a press does, if that says so")
  func callsHandlers() {
    var count = 0
    let (fixture, _, source) = show(handler: { count += 1 })
    fixture.screen.tap(at: CGPoint(x: 320 - 24, y: 25))
    expectEqual(count, 1)
    expectEqual(source.toggled, [])
  }

  @Test("expands and collapses with the arrows")
  func followsKeys() {
    let (fixture, view, source) = show()
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.screen.press(.keyboardRightArrow)
    expectEqual(source.toggled, [0])
    // It is expanded, and nothing lies further right.
    fixture.screen.press(.keyboardRightArrow)
    expectEqual(source.toggled, [0])
    fixture.screen.press(.keyboardLeftArrow)
    expectEqual(source.toggled, [0, 0])
  }

  @Test("turns the other way from right to left")
  func mirrors() throws {
    let (fixture, view, source) = show()
    let row = try cell(0, in: view)
    fixture.backend.environment.isRightToLeft = true
    fixture.backend.makeFrame()
    fixture.screen.tap(at: CGPoint(x: 24, y: 25))
    expectEqual(source.toggled, [0])
    fixture.backend.advance(by: 0.3)
    let end = try turn(row)
    #expect(abs(end + 90) < 0.001)
  }
}
