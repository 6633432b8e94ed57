import CoreGraphics
import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A header of a title that constraints keep 10 points from the edges.
private final class TitleView: UIView {
  let label = UILabel(frame: .zero)

  init(_ title: String) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    label.text = title
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A line that is as high or as wide as a constraint says.
private final class LineView: UIView {
  init(height: CGFloat? = nil, width: CGFloat? = nil) {
    super.init(frame: .zero)
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that makes its constraints when they are updated.
private final class LateView: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 23).isActive = true }
    super.updateConstraints()
  }
}

/// A view that says how large it is, and has no constraints.
private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 29) }
}

private final class IntrinsicView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 31) }
}

@Suite("A static row")
@MainActor
struct StaticRowTests {
  private func show(
    _ list: AnyListAdapter,
    _ items: [AnyListCell.Model]
  ) -> (fixture: Fixture, view: UICollectionView) {
    let fixture = Fixture(width: 100, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.setup(collectionView: view)
    list.reload(items: items)
    fixture.show(view)
    return (fixture, view)
  }

  private func row(_ text: String) -> AnyListCell.Model {
    .dynamic(DynamicModel(model: text, cell: RowCell.self))
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  /// The height of a title in 100 points, 10 of which are free on each side.
  private func height(_ title: String) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.text = title
    label.numberOfLines = 0
    let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + 20
  }

  @Test("is as high as its constraints say, between other rows", arguments: [true, false])
  func heights(_ isAutomatic: Bool) {
    let list = AnyListAdapter(dynamicCellType: RowCell.self)
    list.dimensionCalculationMode = isAutomatic ? .automatic : .fixed()
    let items = [.static(LineView(height: 37)), row("a"), .static(TitleView("b\nc"))]
    let (_, view) = show(list, items)
    let tops = frames(view).map(\.minY)
    expectEqual(tops, [0, 37, 57])
    expectEqual(frames(view).map(\.height), [37, 20, height("b\nc")])
  }

  @Test("is as wide as its constraints say in a horizontal list")
  func widths() {
    let list = AnyListAdapter(dynamicCellType: ColumnCell.self)
    let column = AnyListCell.Model.dynamic(DynamicModel(model: 1, cell: ColumnCell.self))
    let (_, view) = show(list, [.static(LineView(width: 41)), column])
    expectEqual(frames(view).map(\.minX), [0, 41])
  }

  @Test("is as high as its view says where that has no constraints")
  func withoutConstraints() {
    let (_, view) = show(
      AnyListAdapter(),
      [
        .static(FittingView(frame: .zero)), .static(IntrinsicView(frame: .zero)),
        .static(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))),
        .static(LateView(frame: .zero)), row("end"),
      ]
    )
    expectEqual(frames(view).map(\.height), [29, 31, 50, 23, 20])
  }

  @Test("keeps its height while it scrolls out of sight and back, and takes another when updated")
  func scrolling() {
    let list = AnyListAdapter(dynamicCellType: RowCell.self)
    let title = TitleView("one")
    let (fixture, view) = show(list, [.static(title)] + (0..<60).map { row("\($0)") })
    fixture.screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 20), duration: 0.2)
    fixture.backend.advanceUntilIdle(limit: 10)
    #expect(view.contentOffset.y > 200)
    view.setContentOffset(.zero, animated: true)
    fixture.backend.advanceUntilIdle(limit: 10)
    expectEqual(title.frame, CGRect(x: 0, y: 0, width: 100, height: height("one")))
    title.label.text = "one\ntwo"
    list.updateItem(.static(title), at: 0)
    fixture.backend.advanceUntilIdle(limit: 10)
    expectEqual(title.frame.height, height("one\ntwo"))
    expectEqual(frames(view).dropFirst().first?.minY, height("one\ntwo"))
  }

  @Test("is reported when its view is in two rows, once for as long as it is")
  func sharedView() {
    let list = AnyListAdapter(dynamicCellType: RowCell.self)
    var reports: [String] = []
    list.diagnosticHandler = { reports.append($0) }
    let view = LineView(height: 37)
    let (fixture, _) = show(list, [.static(view), row("a"), .static(view)])
    expectEqual(reports.count, 1)
    #expect(reports.first?.contains("rows 0, 2") == true)
    list.appendItem(row("b"))
    expectEqual(reports.count, 1)
    list.deleteItem(at: 2)
    list.performBatchUpdates {
      list.insertItem(.static(view), at: 1)
      list.deleteItem(at: 0)
    }
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(reports.count, 1)
    list[1..<2].appendItem(.static(view))
    expectEqual(reports.count, 2)
    #expect(reports.last?.contains("rows 0, 2") == true)
  }
}
