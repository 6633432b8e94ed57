import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A list layout")
@MainActor
struct ListLayoutTests {
  @Test("L-01 stacks rows that find their heights, from edge to edge")
  func plain() {
    let fixture = CompositionalLayoutFixture([3], .list(using: listConfiguration(.plain)))
    fixture.source.wish = { path, size in
      CGSize(width: size.width, height: path.item == 1 ? 60 : 44)
    }
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.items(3), [[0, 0, 375, 44], [0, 44, 375, 60], [0, 104, 375, 44]])
  }

  /// The distance above and below a group without header and footer is 18.
  @Test("L-02 keeps inset groups within the layout margins, and 16 points from the edges")
  func insetGrouped() {
    let fixture = ListLayoutFixture([2, 1], listConfiguration(.insetGrouped))
    expectEqual(fixture.cell(0)?.frame, CGRect(x: 16, y: 18, width: 343, height: 44))
    expectEqual(fixture.cell(0, section: 1)?.frame.minY, CGFloat(18 + 2 * 44 + 18 + 18))
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    fixture.frame()
    expectEqual(fixture.cell(0)?.frame, CGRect(x: 40, y: 18, width: 315, height: 44))
  }

  @Test("L-03 pins the header of a plain list, with a distance above it")
  func plainHeader() throws {
    let fixture = CompositionalLayoutFixture(
      [20],
      kinds: [UICollectionView.elementKindSectionHeader],
      .list(
        using: listConfiguration(.plain) {
          $0.headerMode = .supplementary
          $0.headerTopPadding = 5
        }
      )
    )
    fixture.source.boundaryWish = { _, size in CGSize(width: size.width, height: 28) }
    fixture.view.reloadData()
    fixture.frame()
    let kind = UICollectionView.elementKindSectionHeader
    expectEqual(fixture.view(kind), [0, 5, 375, 28])
    expectEqual(fixture.items(1), [[0, 33, 375, 44]])
    fixture.view.contentOffset.y = 100
    fixture.frame()
    expectEqual(fixture.view(kind), [0, 100, 375, 28])
  }

  /// The text of a row begins at 16.
  @Test("L-06 has lines between rows from where the text begins")
  func separators() {
    let fixture = ListLayoutFixture([2], listConfiguration(.insetGrouped))
    let line: [Double] = [16, 18 + 43, 343 - 16]
    expectEqual(fixture.lines(0), [line])
    #expect(fixture.lines(1).isEmpty)
    let plain = ListLayoutFixture([2], listConfiguration(.plain))
    let plainLine: [Double] = [16, 44 + 43, 375 - 16]
    expectEqual(plain.lines(1), [plainLine])
  }

  @Test("has its new lines where they belong from the first frame of a batch on")
  func newSeparators() throws {
    let fixture = ListLayoutFixture([2], listConfiguration(.insetGrouped))
    fixture.view.performBatchUpdates {
      fixture.source.counts = [3]
      fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.fixture.backend.advance(by: 0.1)
    let line = try #require(fixture.cell(1)?.subviews.first { $0.frame.height == 1 })
    expectEqual(line.frame, CGRect(x: 16, y: 43, width: 343 - 16, height: 1))
    expectEqual(line.layer.presentation()?.frame, line.frame)
  }

  @Test("closes groups that are not inset with lines from edge to edge")
  func groupedSeparators() {
    let fixture = ListLayoutFixture([2], listConfiguration(.grouped))
    let first: [Double] = [0, 18, 375]
    let between: [Double] = [16, 18 + 43, 375 - 16]
    let last: [Double] = [0, 18 + 87, 375]
    expectEqual(fixture.lines(0), [first, between])
    expectEqual(fixture.lines(1), [last])
    #expect(ListLayoutFixture([2], listConfiguration(.sidebar)).lines(0).isEmpty)
  }

  @Test("shows lines as separatorConfiguration and itemSeparatorHandler say")
  func separatorHandler() {
    let configuration = listConfiguration(.plain) {
      $0.separatorConfiguration.color = .red
      $0.itemSeparatorHandler = { path, usual in
        var separators = usual
        if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          separators.topSeparatorVisibility = .visible
          separators.topSeparatorInsets.leading = 100
          separators.color = .green
        }
        return separators
      }
    }
    let fixture = ListLayoutFixture([3], configuration)
    #expect(fixture.lines(0).isEmpty)
    expectEqual(fixture.lines(1), [[100, 44, 275], [16, 87, 359]])
    expectEqual(fixture.rows.map(\.bottomSeparator?.color), [nil, .green, .red])
  }

  @Test("shows no lines but those that are asked for where showsSeparators is false")
  func noSeparators() {
    let configuration = listConfiguration(.plain) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { path, usual in
        var separators = usual
        if path.item == 1 { separators.bottomSeparatorVisibility = .visible }
        return separators
      }
    }
    let fixture = ListLayoutFixture([3], configuration)
    expectEqual((0..<3).map { fixture.lines($0).count }, [0, 1, 0])
  }

  @Test("tells selected rows apart by lines of multipleSelectionColor where many can be selected")
  func multipleSelection() throws {
    let configuration = listConfiguration(.plain) {
      $0.separatorConfiguration.multipleSelectionColor = .blue
    }
    let fixture = ListLayoutFixture([3], configuration)
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.frame()
    #expect(fixture.lines(0).isEmpty)
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    fixture.frame()
    expectEqual(fixture.lines(1).count, 1)
    let line = try #require(fixture.cell(1)?.subviews.first { $0.frame.height == 1 })
    expectEqual(line.backgroundColor, .blue)
  }

  @Test("rounds the corners at the ends of inset groups, also when rows come and go")
  func corners() {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let fixture = ListLayoutFixture([3], listConfiguration(.insetGrouped))
    expectEqual(fixture.rows.map(\.corners), [top, [], bottom])
    fixture.view.performBatchUpdates {
      fixture.source.counts = [1]
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    }
    #expect(fixture.fixture.backend.advanceUntilIdle(limit: 3))
    expectEqual(fixture.rows.map(\.corners), [top.union(bottom)])
    expectEqual(fixture.cell(0)?.layer.cornerRadius, 10)
  }

  @Test("takes the first item as a header, outside of its group")
  func firstItemInSection() {
    let configuration = listConfiguration(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let fixture = ListLayoutFixture([3], configuration)
    expectEqual(fixture.rows.map(\.role), [.header, .item, .item])
    expectEqual(fixture.rows.map { $0.corners.isEmpty }, [true, false, false])
    expectEqual(fixture.cell(0)?.frame.minY, 0)
    #expect(fixture.lines(0).isEmpty)
    expectEqual(fixture.cell(0)?.defaultContentConfiguration().style, .groupedHeader)
  }

  @Test("has headers and footers of its style")
  func headersAndFooters() throws {
    let configuration = listConfiguration(.grouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let fixture = ListLayoutFixture([1, 1], configuration)
    let header = try #require(fixture.header())
    expectEqual(header.row.role, .header)
    expectEqual(header.defaultContentConfiguration().style, .groupedHeader)
    expectEqual(header.frame.minY, 0)
    expectEqual(fixture.cell(0)?.frame.minY, header.frame.maxY)
    let footer = try #require(fixture.boundary(UICollectionView.elementKindSectionFooter))
    expectEqual(footer.row.role, .footer)
    expectEqual(footer.frame.minY, fixture.cell(0)?.frame.maxY)
    expectEqual(fixture.header(1)?.frame.minY, footer.frame.maxY)
    #expect(header.bounds.height != 38 || footer.bounds.height != 38)
  }

  @Test("lets headers be as wide as their content with contentHuggingElements")
  func huggingHeader() throws {
    let configuration = listConfiguration(.plain) {
      $0.headerMode = .supplementary
      $0.contentHuggingElements = .supplementaryHeader
    }
    let header = try #require(ListLayoutFixture([1], configuration).header())
    expectEqual(header.frame.minX, 0)
    #expect(header.frame.width < 200)
    let wide = listConfiguration(.plain) { $0.headerMode = .supplementary }
    expectEqual(ListLayoutFixture([1], wide).header()?.frame.width, 375)
  }

  @Test("fills the collection view with backgroundColor, or the colour of its style")
  func background() {
    expectEqual(ListLayoutFixture([1], listConfiguration(.plain)).backdrop, .systemBackground)
    let grouped = ListLayoutFixture([1], listConfiguration(.insetGrouped))
    expectEqual(grouped.backdrop, .systemGroupedBackground)
    let red = ListLayoutFixture([1], listConfiguration(.plain) { $0.backgroundColor = .red })
    expectEqual(red.backdrop, .red)
  }

  @Test("stands on its own colour beside sections that are no lists")
  func mixedBackground() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0
        ? rows(.absolute(50))
        : .list(using: listConfiguration(.grouped), layoutEnvironment: environment)
    }
    let fixture = CompositionalLayoutFixture([1, 1], layout)
    let background = try #require(
      fixture.view.subviews.first { $0 is ListBackgroundView }
    )
    expectEqual(background.frame, CGRect(x: 0, y: 50, width: 375, height: 18 + 44 + 18))
    expectEqual(background.backgroundColor, .systemGroupedBackground)
    #expect(!fixture.view.subviews.contains { $0.frame == fixture.view.bounds })
  }

  @Test("is mirrored where reading goes from right to left")
  func rightToLeft() {
    let fixture = ListLayoutFixture([2], isRightToLeft: true, listConfiguration(.plain))
    let line: [Double] = [0, 43, 375 - 16]
    expectEqual(fixture.lines(0), [line])
  }

  @Test("knows the style of a row when the data source fills it in")
  func defaults() {
    let fixture = ListLayoutFixture([1], listConfiguration(.sidebar))
    expectEqual(fixture.cell(0)?.row.appearance, .sidebar)
    let content = fixture.cell(0)?.contentConfiguration as? UIListContentConfiguration
    expectEqual(content?.style, .sidebarCell)
  }

  @Test("shows a billion rows as fast as a hundred")
  func manyRows() {
    let fixture = ListLayoutFixture([1_000_000_000], listConfiguration(.insetGrouped))
    expectEqual(fixture.view.contentSize.height, 44_000_000_036)
    #expect(fixture.rows.count < 20)
  }
}
