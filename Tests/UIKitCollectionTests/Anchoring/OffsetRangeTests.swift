import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// 20 rows of 50 points in a view of 300 points along the axis, by a layout that moves the offset with every room.
@Suite("An offset that a layout adjusts")
@MainActor
struct OffsetRangeTests {
  @Test("is inside the content at rest when the view grows (C60)", arguments: PushingRows.cases)
  func grows(_ rows: PushingRows.Case) {
    let fixture = PushingRows(rows)
    fixture.layout.push = -150
    fixture.resize(to: 400)
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.distanceOutside, 0)
  }

  @Test("is inside at rest when an inset goes (C60)", arguments: PushingRows.cases)
  func insetGoes(_ rows: PushingRows.Case) {
    let fixture = PushingRows(rows)
    fixture.inset(start: 0, end: 130)
    fixture.fixture.backend.makeFrame()
    fixture.layout.push = 900
    fixture.inset(start: 0, end: 0)
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.distanceOutside, 0)
  }

  @Test("is inside after random changes of size and insets (C60)", arguments: PushingRows.cases)
  func random(_ rows: PushingRows.Case) throws {
    var dice = SeededGenerator(seed: 17)
    for round in 0..<20 {
      let fixture = PushingRows(rows)
      var script: [String] = []
      for _ in 0..<10 {
        fixture.layout.push = CGFloat(Int.random(in: -8...8, using: &dice) * 50)
        script.append("push \(fixture.layout.push)")
        script.append(fixture.change(&dice))
        guard Bool.random(using: &dice) else { continue }
        fixture.fixture.backend.advanceUntilIdle(limit: 2)
        let outside = fixture.distanceOutside
        try #require(outside == 0, "\(rows), round \(round): \(script)")
      }
    }
  }

  @Test("stays where a drag holds it outside, and springs back when it is let go (C60)")
  func dragged() {
    let fixture = PushingRows(.init(orientation: .downwardsRightToLeft, policy: nil))
    fixture.fixture.screen.pointer(.pressed, at: CGPoint(x: 100, y: 50), device: .touch)
    fixture.fixture.screen.pointer(.dragged, at: CGPoint(x: 100, y: 250), device: .touch)
    fixture.layout.push = -10
    fixture.resize(to: 310)
    fixture.fixture.backend.makeFrame()
    #expect(fixture.view.contentOffset.y < 0)
    fixture.fixture.screen.pointer(.released, at: CGPoint(x: 100, y: 250), device: .touch)
    fixture.fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(fixture.view.contentOffset.y, 0)
  }
}

/// A view of rows whose layout pushes the offset.
@MainActor
final class PushingRows {
  let fixture: Fixture
  let view: UICollectionView
  let layout: PushingLayout
  private let source: FlowSource
  private let orientation: ReadingOrientation

  struct Case: Sendable, CustomStringConvertible {
    let orientation: ReadingOrientation
    let policy: AnchorPolicy?

    var description: String { "\(orientation), \(policy == nil ? "no anchor" : "an anchor")" }
  }

  nonisolated static let cases = ReadingOrientation.allCases.flatMap { orientation in
    [nil, AnchorPolicy.firstVisible].map { Case(orientation: orientation, policy: $0) }
  }

  init(_ rows: Case) {
    orientation = rows.orientation
    fixture = Fixture(width: 600, height: 600)
    layout = PushingLayout(rows.orientation)
    source = FlowSource()
    source.counts = [20]
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: rows.orientation.size(CGSize(width: 200, height: 300))),
      collectionViewLayout: layout
    )
    view.semanticContentAttribute = rows.orientation.semantics
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.anchorPolicy = rows.policy
    fixture.show(view)
  }

  func resize(to length: CGFloat) {
    view.frame.size = orientation.size(CGSize(width: 200, height: length))
  }

  func inset(start: CGFloat, end: CGFloat) {
    view.contentInset = orientation.insets(start: start, end: end)
  }

  /// Makes a random change; returns what it was.
  func change(_ dice: inout SeededGenerator) -> String {
    let number = CGFloat(Int.random(in: 0...12, using: &dice) * 10)
    switch Int.random(in: 0..<5, using: &dice) {
    case 0, 1:
      resize(to: 250 + number * 5)
      return "length \(250 + number * 5)"
    case 2:
      inset(start: number, end: 120 - number)
      return "insets \(number), \(120 - number)"
    case 3:
      UIView.animate(withDuration: 0.2) {
        self.resize(to: 250 + number)
        self.view.layoutIfNeeded()
      }
      return "length \(250 + number), animated"
    default:
      source.counts[0] = 18 + Int(number) % 7
      view.reloadData()
      return "\(source.counts[0]) rows"
    }
  }

  /// How far the offset is outside of the content.
  var distanceOutside: CGFloat {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let greatest = CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height)
    )
    let offset = view.contentOffset
    let x = max(least.x - offset.x, 0, offset.x - greatest.x)
    let y = max(least.y - offset.y, 0, offset.y - greatest.y)
    return max(x, y) < 1e-9 ? 0 : max(x, y)
  }
}

/// Rows of 50 points that push the offset along when their room changes.
@MainActor
final class PushingLayout: UICollectionViewLayout {
  /// How far the offset is moved with each change of the bounds or the insets.
  var push: CGFloat = 0
  private let orientation: ReadingOrientation
  private var room: [CGFloat] = []

  init(_ orientation: ReadingOrientation) {
    self.orientation = orientation
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    orientation.size(CGSize(width: 200, height: CGFloat(count) * 50))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = orientation.layoutFrame(
      CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 50)
    )
    return attributes
  }

  private func room(in bounds: CGRect) -> [CGFloat] {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return [bounds.width, bounds.height, inset.top, inset.left, inset.bottom, inset.right]
  }

  override func prepare() {
    super.prepare()
    if let collectionView { room = room(in: collectionView.bounds) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds) != room
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if orientation.axis == .vertical {
      context.contentOffsetAdjustment.y = push
    } else {
      context.contentOffsetAdjustment.x = push
    }
    return context
  }
}
