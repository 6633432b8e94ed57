import CoreGraphics
import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A cell whose constraints make it as high as its number, or 7 points with 0; its class computes 11.
private final class MeasuredCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView, WidthMeasurableView
{
  private let box = UIView(frame: .zero)
  private lazy var length = box.heightAnchor.constraint(equalToConstant: 7)
  private lazy var breadth = box.widthAnchor.constraint(equalToConstant: 7)
  private(set) var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    let trailing = box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    for edge in [bottom, trailing] { edge.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor), bottom, trailing, length, breadth,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    number = model
    length.constant = model == 0 ? 7 : CGFloat(model)
    breadth.constant = length.constant
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { 11 }
  static func calculateWidth(model: Int, height: CGFloat) -> CGFloat { 11 }
}

@Suite("The height of rows")
@MainActor
struct HeightModeTests {
  /// A window of 100 by 200 points with a collection view, and what it shows.
  @MainActor
  private final class Screen {
    let fixture = Fixture(width: 100, height: 200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    func show<List>(_ list: ListAdapter<List>, _ items: [List.Model]) {
      list.setup(collectionView: view)
      list.reload(items: items)
      if view.window == nil { fixture.show(view) }
      settle()
    }

    func settle() { fixture.backend.advanceUntilIdle(limit: 5) }

    var sizes: [CGSize] {
      settle()
      return view.indexPathsForVisibleItems.sorted().compactMap {
        view.cellForItem(at: $0)?.frame.size
      }
    }
  }

  @Test("is what constraints say, what the class computes, or one for all")
  func heights() {
    let list = VerticalListAdapter<MeasuredCell>()
    let screen = Screen()
    screen.show(list, [30, 0])
    expectEqual(screen.sizes.map(\.height), [30, 7])
    list.updateItem(40, at: 1)
    expectEqual(screen.sizes.map(\.height), [30, 40])
    list.heightMode = .fixed()
    expectEqual(screen.sizes.map(\.height), [11, 11])
    list.heightMode = .fixed(height: 50)
    expectEqual(screen.sizes.map(\.height), [50, 50])
    list.heightMode = .automatic
    expectEqual(screen.sizes.map(\.height), [30, 40])
  }

  @Test("is a width in horizontal lists, and the same in lists of several kinds and in a stack")
  func otherLists() {
    let list = HorizontalListAdapter<MeasuredCell>()
    let screen = Screen()
    screen.show(list, [30, 0])
    expectEqual(screen.sizes.map(\.width), [30, 7])
    list.widthMode = .fixed()
    expectEqual(screen.sizes.map(\.width), [11, 11])
    let several = AnyListAdapter(dynamicCellType: VerticalCell.self)
    screen.show(
      several,
      [30, 0].map { .dynamic(DynamicModel(model: $0, cell: VerticalCell.self)) }
    )
    expectEqual(screen.sizes.map(\.height), [30, 7])
    let stack = StackListAdapter<MeasuredCell>()
    let scrollView = screen.fixture.show(UIScrollView(frame: screen.view.frame))
    stack.setup(scrollView: scrollView)
    stack.reload(items: [30, 0])
    expectEqual(stack.arrangedCells.map(\.frame.height), [30, 7])
  }

  @Test("is what a cell measures that says so itself")
  func ownMeasure() {
    let list = VerticalListAdapter<NumberCell>()
    let screen = Screen()
    screen.show(list, [1])
    expectEqual(screen.sizes.map(\.height), [15])
    list.heightMode = .fixed()
    expectEqual(screen.sizes.map(\.height), [10])
  }
}

/// A cell of vertical lists alone, which has the constraints of the other one.
private final class VerticalCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private let length = UIView(frame: .zero)
  private lazy var height = length.heightAnchor.constraint(equalToConstant: 7)

  override init(frame: CGRect) {
    super.init(frame: frame)
    length.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(length)
    NSLayoutConstraint.activate([
      length.topAnchor.constraint(equalTo: contentView.topAnchor),
      length.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    height.constant = model == 0 ? 7 : CGFloat(model)
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { 11 }
}
