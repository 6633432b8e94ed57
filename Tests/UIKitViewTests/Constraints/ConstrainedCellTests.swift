import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Cells with constraints")
@MainActor
struct ConstrainedCellTests {
  /// Texts of 1, 2 and 3 lines in a row of 80: 60 are left, 12 characters of 5.
  private let texts = ["aaaa bbbb", "aaaa bbbb cccc", "aaaa bbbb cccc dddd eeee"]

  @Test("are as high as their text in the width of the row", arguments: ConstrainedRows.allCases)
  func rows(_ layout: ConstrainedRows) {
    let fixture = ConstrainedCellFixture(texts, width: 80, layout: layout.make(width: 80))
    let messages = reports { fixture.show() }
    // 12 for each line and 10 at each edge.
    expectEqual(fixture.cell(0)?.frame, CGRect(0, 0, 80, 32))
    expectEqual(fixture.cell(1)?.frame, CGRect(0, 32, 80, 44))
    expectEqual(fixture.cell(2)?.frame, CGRect(0, 76, 80, 56))
    expectEqual(fixture.cell(2)?.label.frame, CGRect(10, 10, 60, 36))
    expectEqual(fixture.view.contentSize.height, 132)
    #expect(messages.isEmpty)
  }

  @Test("are measured at most twice", arguments: ConstrainedRows.allCases)
  func measurements(_ layout: ConstrainedRows) {
    let fixture = ConstrainedCellFixture(texts, width: 80, layout: layout.make(width: 80))
    fixture.show()
    fixture.frame()
    for item in texts.indices {
      #expect((fixture.cell(item)?.measurements ?? 0) <= 2)
    }
  }

  @Test(
    "are asked once more each time they come back into view",
    arguments: ConstrainedRows.allCases
  )
  func measurementsOnReturn(_ layout: ConstrainedRows) {
    let fixture = ConstrainedCellFixture(
      (0..<200).map { texts[$0 % 3] },
      width: 80,
      layout: layout.make(width: 80)
    )
    fixture.show()
    let first = fixture.measurements[0] ?? 0
    #expect((1...2).contains(first))
    for time in 1...3 {
      fixture.view.contentOffset.y = 4_000
      fixture.frame()
      #expect(fixture.cell(0) == nil)
      fixture.view.contentOffset.y = 0
      fixture.frame()
      expectEqual(fixture.measurements[0], first + time)
    }
  }

  @Test("are as wide as their text in a row that is 32 high")
  func columns() {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(50),
      heightDimension: .fractionalHeight(1)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group),
      configuration: configuration
    )
    let fixture = ConstrainedCellFixture(texts, width: 400, height: 32, layout: layout)
    fixture.show()
    // 9 and 14 characters of 5, and 10 at each edge.
    expectEqual(fixture.cell(0)?.frame, CGRect(0, 0, 65, 32))
    expectEqual(fixture.cell(1)?.frame, CGRect(65, 0, 90, 32))
  }

  // 24 characters of 5, and 10 at each edge: a label that no constraint makes narrower does not break its line, as on iOS.
  @Test(
    "keep a text on one line in a flow layout that leaves both sides free, and are reported if too wide"
  )
  func freeSides() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let fixture = ConstrainedCellFixture([texts[2]], width: 80, layout: layout)
    fixture.prepare = { $0.findsWidth = true }
    let messages = reports { fixture.show() }
    expectEqual(fixture.cell(0)?.frame.size, CGSize(width: 140, height: 32))
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("140") == true && messages.first?.contains("80") == true)
  }

  @Test("break a text in such a layout where a constraint says how wide it is at most")
  func boundWidth() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let fixture = ConstrainedCellFixture(texts, width: 80, layout: layout)
    fixture.prepare = { cell in
      guard !cell.findsWidth else { return }
      cell.findsWidth = true
      cell.label.widthAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
    }
    let messages = reports { fixture.show() }
    // Lines of 9 characters at most: 45 points, and 10 at each edge; 1, 2 and 3 lines of 12.
    expectEqual((0..<3).map { fixture.cell($0)?.frame.size.width }, [65, 65, 65])
    expectEqual((0..<3).map { fixture.cell($0)?.frame.size.height }, [32, 44, 56])
    expectEqual(messages, [])
  }

  @Test("have a header with constraints above them")
  func header() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let fixture = ConstrainedCellFixture(["a"], width: 80, layout: layout)
    fixture.title = "aaaa bbbb cccc dddd"
    fixture.show()
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    // 72 points are 14 characters: two lines of 12, and 4 at each edge.
    expectEqual(header?.frame.size, CGSize(width: 80, height: 32))
  }

  @Test("are measured again when their content changes, if constraints count for that")
  func invalidation() {
    let fixture = ConstrainedCellFixture(
      texts,
      width: 80,
      layout: ConstrainedRows.compositional.make(width: 80)
    )
    fixture.show()
    fixture.cell(0)?.label.text = texts[2]
    fixture.frame()
    expectEqual(fixture.cell(0)?.frame.height, 32)
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    fixture.cell(0)?.label.text = texts[1]
    fixture.frame()
    expectEqual(fixture.cell(0)?.frame, CGRect(0, 0, 80, 44))
    expectEqual(fixture.cell(1)?.frame, CGRect(0, 44, 80, 44))
  }

  @Test("that grow above what is seen do not move it")
  func anchor() {
    let fixture = ConstrainedCellFixture(
      Array(repeating: "aaaa bbbb", count: 50),
      width: 80,
      layout: ConstrainedRows.compositional.make(width: 80, estimated: 32)
    )
    fixture.show()
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    // Row 10 is at 320, partly above the fold.
    fixture.view.contentOffset.y = 330
    fixture.frame()
    let before = fixture.cell(11)?.frame.minY ?? 0
    fixture.cell(10)?.label.text = texts[2]
    fixture.frame()
    // Row 10 has two lines more.
    expectEqual(fixture.cell(11)?.frame.minY, before + 24)
    expectEqual(fixture.view.contentOffset.y, 354)
  }

  @Test("keep their content view in place when constraints are said to place it")
  func contentView() {
    let fixture = ConstrainedCellFixture(
      texts,
      width: 80,
      layout: ConstrainedRows.compositional.make(width: 80)
    )
    fixture.show()
    fixture.cell(0)?.contentView.translatesAutoresizingMaskIntoConstraints = false
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.cell(2)?.frame, CGRect(0, 76, 80, 56))
    expectEqual(fixture.cell(0)?.contentView.frame, CGRect(0, 0, 80, 32))
  }

  @Test("may be constrained to the cell itself")
  func cellItself() {
    let cell = UICollectionViewCell(frame: CGRect(0, 0, 50, 10))
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    label.text = "aaaa bbbb"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5)
    )
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // 30 points are one word: two lines of 12 and 5 at each edge.
    expectEqual(size, CGSize(width: 50, height: 34))
    cell.frame.size = size
    cell.layoutIfNeeded()
    expectEqual(label.frame, CGRect(10, 5, 30, 24))
  }
}
