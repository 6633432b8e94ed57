import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A disclosure in a row of a diffable data source")
@MainActor
struct DiffableDisclosureTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// Rows of 50 points, each with a chevron that the app has given no action.
  @MainActor
  private struct Screen {
    let fixture = Fixture(width: 320, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    let source: UICollectionViewDiffableDataSource<String, Int>

    init(_ outline: Outline) {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        var content = $0.defaultContentConfiguration()
        content.text = "\($2)"
        $0.contentConfiguration = content
        $0.accessories = [.outlineDisclosure()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      source.apply(outline, to: "A", animatingDifferences: false)
      fixture.show(view)
    }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      try #require(
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
      )
    }

    var rows: [String?] {
      view.indexPathsForVisibleItems.sorted().map { path in
        let cell = view.cellForItem(at: path)
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        return content?.text
      }
    }

    /// The chevron of a row at rest is 24 points from the edge.
    func tapChevron(_ row: Int) {
      fixture.screen.tap(at: CGPoint(x: 320 - 24, y: CGFloat(row) * 50 + 25))
      fixture.backend.advance(by: 1)
    }
  }

  /// 1 holds 11 and 12; 12 holds 121; 2 holds nothing.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    return outline
  }

  @Test("expands and collapses the item without a line of the app")
  func expandsAndCollapses() throws {
    let screen = Screen(outline)
    expectEqual(screen.rows, ["1", "2"])
    screen.tapChevron(0)
    expectEqual(screen.rows, ["1", "11", "12", "2"])
    #expect(screen.source.snapshot(for: "A").isExpanded(1))
    #expect(try screen.cell(0).configurationState.isExpanded)
    expectEqual(try screen.cell(1).indentationLevel, 1)
    screen.tapChevron(2)
    expectEqual(screen.rows, ["1", "11", "12", "121", "2"])
    expectEqual(try screen.cell(3).indentationLevel, 2)
    expectEqual(try screen.cell(4).indentationLevel, 0)
    screen.tapChevron(0)
    expectEqual(screen.rows, ["1", "2"])
    #expect(try !screen.cell(0).configurationState.isExpanded)
    #expect(screen.view.indexPathsForSelectedItems == nil)
  }

  @Test("shows what the app expands and collapses itself")
  func followsTheApp() throws {
    let screen = Screen(outline)
    var expanded = screen.source.snapshot(for: "A")
    expanded.expand([1])
    screen.source.apply(expanded, to: "A")
    screen.fixture.backend.advance(by: 1)
    #expect(try screen.cell(0).configurationState.isExpanded)
    // The rows are the same; only what the item is has changed.
    var emptied = screen.source.snapshot(for: "A")
    emptied.collapse([2])
    emptied.expand([2])
    screen.source.apply(emptied, to: "A")
    screen.fixture.backend.advance(by: 1)
    expectEqual(screen.rows, ["1", "11", "12", "2"])
    #expect(try screen.cell(3).configurationState.isExpanded)
  }
}
