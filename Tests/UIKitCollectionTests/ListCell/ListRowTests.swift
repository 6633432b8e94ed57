import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A row of a list")
@MainActor
struct ListRowTests {
  private func shownCell(
    _ row: ListRow,
    fixture: Fixture = Fixture(),
    change: (UICollectionViewListCell) -> Void = { _ in }
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.adopt(row)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    change(cell)
    return fixture.show(cell)
  }

  /// The views that are as thin as a pixel.
  private func lines(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews.filter { $0.frame.height == 1 }
  }

  @Test("has lines from where the text begins to the edge")
  func linesFollowText() throws {
    let fixture = Fixture()
    let cell = shownCell(ListRow(bottomSeparator: .init()), fixture: fixture)
    expectEqual(lines(cell).map(\.frame), [CGRect(x: 16, y: 43, width: 304, height: 1)])
    expectEqual(cell.separatorLayoutGuide.layoutFrame, CGRect(x: 16, y: 43, width: 304, height: 1))
    cell.accessories = [.delete(displayed: .always)]
    cell.indentationLevel = 1
    fixture.backend.makeFrame()
    expectEqual(lines(cell).first?.frame.minX, CGFloat(60 + 16))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    fixture.backend.makeFrame()
    expectEqual(lines(cell).first?.frame, CGRect(x: 0, y: 43, width: 320 - 76, height: 1))
  }

  @Test("has a line at the bottom that constraints move")
  func separatorGuide() throws {
    let fixture = Fixture()
    let cell = shownCell(ListRow(bottomSeparator: .init()), fixture: fixture)
    let mark = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    cell.contentView.addSubview(mark)
    #expect(cell.separatorLayoutGuide === cell.separatorLayoutGuide)
    let start = cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: mark.leadingAnchor)
    start.isActive = true
    fixture.backend.makeFrame()
    // The other edge stays where it is.
    expectEqual(lines(cell).map(\.frame), [CGRect(x: 100, y: 43, width: 220, height: 1)])
    expectEqual(cell.separatorLayoutGuide.layoutFrame, CGRect(x: 100, y: 43, width: 220, height: 1))
    cell.frame.size = CGSize(width: 300, height: 60)
    fixture.backend.makeFrame()
    expectEqual(lines(cell).map(\.frame), [CGRect(x: 100, y: 59, width: 200, height: 1)])
    start.isActive = false
    fixture.backend.makeFrame()
    expectEqual(lines(cell).map(\.frame), [CGRect(x: 16, y: 59, width: 284, height: 1)])
  }

  @Test("has a line at the bottom that begins where the text of its content does")
  func separatorAtText() throws {
    let fixture = Fixture()
    let cell = shownCell(ListRow(bottomSeparator: .init(insets: .zero)), fixture: fixture)
    let content = try #require(cell.contentView as? UIListContentView)
    let text = try #require(content.textLayoutGuide)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor).isActive = true
    cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: text.trailingAnchor).isActive =
      true
    fixture.backend.makeFrame()
    // The margins are 16 on both sides.
    expectEqual(lines(cell).map(\.frame), [CGRect(x: 16, y: 43, width: 288, height: 1)])
  }

  @Test("has lines where the list wants them")
  func linesFollowTheList() {
    let row = ListRow(
      topSeparator: .init(color: .red, insets: .zero),
      bottomSeparator: .init(
        insets: NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
      )
    )
    let cell = shownCell(row)
    expectEqual(
      lines(cell).map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 320, height: 1), CGRect(x: 5, y: 43, width: 308, height: 1),
      ]
    )
    expectEqual(lines(cell).map(\.backgroundColor), [.red, .separator])
  }

  @Test("has no lines while it is marked, and none that the list takes away")
  func linesGo() {
    let fixture = Fixture()
    let cell = shownCell(ListRow(bottomSeparator: .init()), fixture: fixture)
    cell.isHighlighted = true
    fixture.backend.makeFrame()
    expectEqual(lines(cell).map(\.alpha), [0])
    cell.isHighlighted = false
    fixture.backend.makeFrame()
    expectEqual(lines(cell).map(\.alpha), [1])
    cell.adopt(nil)
    fixture.backend.makeFrame()
    #expect(lines(cell).isEmpty)
  }

  @Test("begins its line at the margin of content that is no list content")
  func linesOfOtherContent() {
    let cell = shownCell(ListRow(bottomSeparator: .init())) { cell in
      cell.contentConfiguration = nil
      cell.contentView.directionalLayoutMargins.leading = 30
    }
    expectEqual(lines(cell).first?.frame.minX, 30)
  }

  @Test("is round where an inset group ends")
  func isRound() {
    let row = ListRow(
      appearance: .insetGrouped,
      corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    )
    let cell = shownCell(row)
    expectEqual(cell.layer.cornerRadius, 10)
    expectEqual(cell.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell.clipsToBounds)
    cell.adopt(ListRow(appearance: .insetGrouped))
    expectEqual(cell.layer.cornerRadius, 0)
    #expect(!cell.clipsToBounds)
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let row: ListRow
    let content: @Sendable () -> UIListContentConfiguration
    let background: @Sendable () -> UIBackgroundConfiguration
    var testDescription: String { "\(row.appearance) \(row.role)" }
  }

  nonisolated static let looks = [
    Look(row: ListRow(), content: { .cell() }, background: { .listPlainCell() }),
    Look(
      row: ListRow(role: .header),
      content: { .plainHeader() },
      background: { .listPlainHeaderFooter() }
    ),
    Look(
      row: ListRow(appearance: .insetGrouped),
      content: { .cell() },
      background: { .listGroupedCell() }
    ),
    Look(
      row: ListRow(appearance: .grouped, role: .footer),
      content: { .groupedFooter() },
      background: { .listGroupedHeaderFooter() }
    ),
    Look(
      row: ListRow(appearance: .sidebar),
      content: { .sidebarCell() },
      background: { .listSidebarCell() }
    ),
    Look(
      row: ListRow(appearance: .sidebar, role: .header),
      content: { .sidebarHeader() },
      background: { .listSidebarHeader() }
    ),
  ]

  @Test("has the looks of its list by default", arguments: looks)
  func hasLooks(_ look: Look) {
    let cell = shownCell(look.row)
    expectEqual(cell.defaultContentConfiguration().style, look.content().style)
    expectEqual(cell.backgroundConfiguration?.style, look.background().style)
  }

  @Test("is known to the cell when the data source fills it in")
  func isKnownInTime() {
    let fixture = Fixture()
    let layout = ListLayout()
    layout.spoil = { attributes in
      for attributes in attributes { attributes.listRow = ListRow(appearance: .sidebar) }
      return attributes
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    let source = FilledRows(3)
    var styles: [ListContentStyle] = []
    source.fill = { cell, _ in styles.append(cell.defaultContentConfiguration().style) }
    view.dataSource = source
    fixture.show(view)
    expectEqual(styles, [.sidebarCell, .sidebarCell, .sidebarCell])
  }
}
