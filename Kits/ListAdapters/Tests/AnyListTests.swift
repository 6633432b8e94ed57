import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A list of several kinds of rows")
@MainActor
struct AnyListTests {
  private func show(_ list: AnyListAdapter) -> (Fixture, UICollectionView) {
    let fixture = Fixture(width: 100, height: 200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.setup(collectionView: view)
    fixture.show(view)
    return (fixture, view)
  }

  private func cell(_ row: Int, _ view: UICollectionView) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: row, section: 0))
  }

  private func row(_ text: String) -> AnyListCell.Model {
    .dynamic(DynamicModel(model: text, cell: RowCell.self))
  }

  @Test("shows views and models of several cells side by side")
  func mixed() {
    let list = AnyListAdapter(dynamicCellTypes: (RowCell.self, NumberCell.self))
    let label = UILabel(frame: .zero)
    label.text = "static"
    let height = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      .height
    list.reload(items: [
      .static(label), row("text"), .dynamic(DynamicModel(model: 7, cell: NumberCell.self)),
    ])
    let (_, view) = show(list)
    expectEqual(list.axis, .vertical)
    expectEqual((cell(1, view) as? RowCell)?.text, "text")
    expectEqual((cell(2, view) as? NumberCell)?.number, 7)
    #expect(label.superview === cell(0, view)?.contentView)
    expectEqual(label.frame, CGRect(x: 0, y: 0, width: 100, height: height))
    expectEqual(cell(1, view)?.frame.minY, height)
  }

  @Test("measures rows by a cell, computes them by its class, or makes them all one size")
  func dimensions() {
    let list = AnyListAdapter(dynamicCellType: NumberCell.self)
    list.reload(items: (0..<2).map { .dynamic(DynamicModel(model: $0, cell: NumberCell.self)) })
    let (fixture, view) = show(list)
    func tops() -> [CGFloat] {
      fixture.backend.makeFrame()
      return view.visibleCells.map(\.frame.minY).sorted()
    }
    expectEqual(tops(), [0, 15])
    list.dimensionCalculationMode = .fixed()
    expectEqual(tops(), [0, 10])
    list.dimensionCalculationMode = .fixed(constant: 50)
    expectEqual(tops(), [0, 50])
  }

  @Test("is horizontal if its cells are, and reports rows of the other axis")
  func horizontal() {
    let list = AnyListAdapter(horizontalCells: ColumnCell.self)
    var reports: [String] = []
    list.diagnosticHandler = { reports.append($0) }
    list.reload(items: [
      .dynamic(DynamicModel(model: 1, cell: ColumnCell.self)), row("other axis"),
      .dynamic(DynamicModel(model: 2, cell: ColumnCell.self)),
    ])
    let (_, view) = show(list)
    expectEqual(list.axis, .horizontal)
    expectEqual(cell(2, view)?.frame.minX, 30)
    #expect(reports.first?.contains("RowCell") == true)
  }

  @Test(
    "does nothing when a cell is given the view that it hosts, and lets it go when it is used again"
  )
  func hosting() {
    final class Watched: UIView {
      var moves = 0
      override func didMoveToSuperview() { moves += 1 }
    }
    let view = Watched(frame: .zero)
    let one = AnyListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    one.configure(model: .static(view))
    one.configure(model: .static(view))
    expectEqual(view.moves, 1)
    let other = AnyListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    other.configure(model: .static(view))
    one.prepareForReuse()
    #expect(view.superview === other.contentView)
    other.layoutIfNeeded()
    expectEqual(view.frame.height, 30)
    other.prepareForReuse()
    #expect(view.superview == nil)
  }

  @Test("makes another cell for a row that becomes one of another class")
  func changedClass() {
    let list = AnyListAdapter()
    list.reload(items: [row("a"), row("b")])
    let (fixture, view) = show(list)
    list.updateItem(.dynamic(DynamicModel(model: 5, cell: NumberCell.self)), at: 0)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual((cell(0, view) as? NumberCell)?.number, 5)
    expectEqual(cell(1, view)?.frame.minY, 15)
    let field = UITextField(frame: .zero)
    list.updateItem(.static(field), at: 1)
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(field.superview === cell(1, view)?.contentView)
  }

  @Test("keeps no more views than are on screen and ten, with 100,000 dynamic and 200 static rows")
  func manyRows() {
    var made = 0
    var living = 0
    final class Counted: UIView {
      var gone: () -> Void = {}
      isolated deinit { gone() }
    }
    let list = AnyListAdapter(dynamicCellType: RowCell.self)
    list.dimensionCalculationMode = .fixed(constant: 20)
    let items = (0..<100_200).map { number -> AnyListCell.Model in
      guard number % 501 == 0 else { return row("\(number)") }
      return .static(id: number, extent: 20) {
        made += 1
        living += 1
        let view = Counted(frame: .zero)
        view.gone = { living -= 1 }
        return view
      }
    }
    list.reload(items: items)
    let (fixture, view) = show(list)
    var most = 0
    for step in 0..<60 {
      view.contentOffset.y = CGFloat(step * 33_000)
      fixture.backend.makeFrame()
      let cells = view.subviews.filter { $0 is UICollectionViewCell }.count
      most = max(most, cells + living)
    }
    // At most 11 rows of 20 points touch 200 points.
    #expect(most <= 11 + 10)
    #expect(made > 0)
  }

  @Test("hosts scroll views, which scroll by themselves")
  func scrollViews() {
    let list = AnyListAdapter()
    let scroller = UIScrollView(frame: .zero)
    scroller.contentSize = CGSize(width: 1_000, height: 20)
    list.dimensionCalculationMode = .fixed(constant: 40)
    list.reload(items: [.static(scroller), row("a")])
    let (fixture, view) = show(list)
    scroller.contentOffset.x = 50
    list.insertItem(row("new"), at: 0)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(scroller.contentOffset.x, 50)
    #expect(scroller.superview === cell(1, view)?.contentView)
  }
}
