import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Requests for views")
@MainActor
struct RequestOrderTests {
  /// A data source and delegate that notes what it is asked for, and what is shown.
  private final class Source: FlowSource {
    var notes: [String] = []

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      notes.append(indexPath.short)
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      notes.append("\(kind.suffix(6)) \(indexPath.section)")
      return super.collectionView(
        collectionView,
        viewForSupplementaryElementOfKind: kind,
        at: indexPath
      )
    }
  }

  /// Rows of 50 points, headers of 30 and footers of 20 in a view of 320 × 480.
  private func flow(_ counts: [Int], source: Source) -> FlowFixture {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    return FlowFixture(counts, layout: layout, source: source)
  }

  private let flowOrder = ["0.0", "0.1", "1.0", "Header 0", "Footer 0", "Header 1", "Footer 1"]

  @Test("ask for cells, and then for headers and footers section by section (C65)")
  func firstDisplay() {
    let source = Source()
    let fixture = flow([2, 1], source: source)
    fixture.show()
    expectEqual(source.take(), flowOrder)
    fixture.end()
  }

  @Test("ask in that order after a reload as well (C65)")
  func reload() {
    let source = Source()
    let fixture = flow([2, 1], source: source)
    fixture.show()
    _ = source.take()
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(source.take(), flowOrder)
    fixture.end()
  }

  @Test("ask in that order for what a scroll brings into sight (C65)")
  func scroll() {
    let source = Source()
    // The first section is 550 high; its last row begins at the lower edge of the view.
    let fixture = flow([10, 3], source: source)
    fixture.show()
    expectEqual(source.take(), (0...8).map { "0.\($0)" } + ["Header 0"])
    fixture.view.contentOffset.y = 150
    fixture.frame()
    expectEqual(source.take(), ["0.9", "1.0", "Footer 0", "Header 1"])
    fixture.end()
  }

  @Test("ask in that order for what a batch and the reload of a section need (C65)")
  func changes() {
    let source = Source()
    let fixture = flow([1, 1], source: source)
    fixture.show()
    _ = source.take()
    source.counts = [1, 2, 1]
    fixture.view.insertSections([1])
    fixture.frame()
    expectEqual(source.take(), ["1.0", "1.1", "Header 1", "Footer 1"])
    fixture.view.reloadSections([1])
    fixture.frame()
    expectEqual(source.take(), ["1.0", "1.1", "Header 1", "Footer 1"])
    fixture.end()
  }

  @Test("are followed by the news of what is shown, in the same order (C65)")
  func display() {
    let fixture = CollectionFixture([1, 1]) { layout, _ in layout.headerHeight = 20 }
    fixture.fixture.show(fixture.view)
    let views = fixture.trace.take().filter { line in
      ["cell", "header", "show"].contains { line.hasPrefix($0) }
    }
    expectEqual(
      views,
      [
        "cell 0.0", "cell 1.0", "header 0.0", "header 1.0",
        "show 0.0", "show 1.0", "show header 0.0", "show header 1.0",
      ]
    )
    fixture.end()
  }

  @Test("leave the order of the subviews to the layout: its answer, and what is new in front (C65)")
  func subviews() {
    let fixture = CollectionFixture([1, 1]) { layout, _ in layout.headerHeight = 20 }
    fixture.show()
    func tops() -> [CGFloat] {
      fixture.view.subviews.compactMap { ($0 as? UICollectionReusableView)?.frame.minY }
    }
    // The layout answers with a header of 20 points before each row of 50.
    expectEqual(tops(), [0, 20, 70, 90])
    fixture.source.counts = [1, 1, 1]
    fixture.view.insertSections([0])
    fixture.view.layoutIfNeeded()
    expectEqual(tops(), [70, 90, 140, 160, 0, 20])
    fixture.end()
  }

  @Test("ask for the cells of a section that scrolls by itself before headers too (C65)")
  func orthogonalSections() {
    let source = Source()
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let half = size(.fractionalWidth(0.5), .absolute(50))
      let declared = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: half, subitems: [fullItem()])
      )
      if section == 1 { declared.orthogonalScrollingBehavior = .continuous }
      declared.boundarySupplementaryItems = [boundaryItem("Header", .absolute(30), .top)]
      return declared
    }
    let fixture = FlowFixture([1, 3], source: source)
    fixture.view.register(
      FlowBoundaryView.self,
      forSupplementaryViewOfKind: "Header",
      withReuseIdentifier: "boundary"
    )
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.show()
    expectEqual(source.take(), ["0.0", "1.0", "1.1", "Header 0", "Header 1"])
    fixture.end()
  }

  @Test("of a table are for rows, and then for the headers and footers of sections (C65)")
  func tables() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var notes: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        notes.append(indexPath.short)
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      // With heights of their own the views are needed on screen alone.
      func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
      ) -> CGFloat { 30 }
      func tableView(
        _ tableView: UITableView,
        heightForFooterInSection section: Int
      ) -> CGFloat { 20 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        notes.append("header \(section)")
        return UIView()
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        notes.append("footer \(section)")
        return UIView()
      }
    }
    let fixture = Fixture(width: 375, height: 600)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source()
    table.dataSource = source
    table.delegate = source
    fixture.show(table)
    let rows = ["0.0", "0.1", "1.0", "1.1"]
    expectEqual(source.notes, rows + ["header 0", "footer 0", "header 1", "footer 1"])
  }
}
