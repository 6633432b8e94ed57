import CoreGraphics
import Foundation
import TesseraCore

@testable import UIKit

/// A host of 100 by 100 points that is no scroll view and in no window, and writes down what an engine does with it.
@MainActor
final class RecordingHost: CollectionHost {
  private(set) lazy var engine = CollectionEngine(host: self, appView: appView, layout: layout)
  let layout = FortyLayout()
  let source = NumberSource()
  private let appView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewLayout()
  )
  private let slot = ReuseSlot(kind: nil, identifier: "number")
  private var window = CGRect(x: 0, y: 0, width: 100, height: 100)
  private var work: [() -> Void] = []
  private(set) var log: [String] = []
  let contentView = UIView()

  init(_ numbers: [Int]) {
    source.numbers = numbers
    source.cell = { [unowned self] path in
      self.dequeue(self.slot, for: .cell(path)) as? UICollectionViewCell ?? UICollectionViewCell()
    }
    layout.engine = { [unowned self] in self.engine }
    appView.dataSource = source
    engine.registry.register(UICollectionViewCell.self, for: slot)
  }

  /// The numbers of the rows that have views, and where they begin.
  var rows: [String] {
    let cells = contentView.subviews.filter { !$0.isHidden }
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map { "\($0.tag)@\(Int($0.frame.minY))" }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Room

  var bounds: CGRect {
    get { window }
    set {
      let former = window
      engine.boundsWillChange(to: newValue)
      window = newValue
      engine.boundsDidChange(from: former)
      engine.boundsChangeDidEnd(from: former)
    }
  }

  var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      log.append("content \(Int(contentSize.height))")
      comeInside()
    }
  }

  let adjustedContentInset = UIEdgeInsets.zero
  let effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  let displayScale: CGFloat = 1

  // MARK: Scrolling

  let activity = ScrollActivity.idle

  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    let limits = restingOffsets(contentSize: contentSize).vertical
    return CGPoint(x: 0, y: limits.clamped(Double(offset.y)))
  }

  func restingOffsets(contentSize: CGSize) -> RestingOffsets {
    RestingOffsets(
      horizontal: ScrollLimits(lower: 0, upper: 0),
      vertical: ScrollLimits(lower: 0, upper: Double(contentSize.height) - 100)
    )
  }

  func pageOffset(nearest offset: CGPoint) -> CGPoint? { nil }

  func shiftContent(by distance: CGVector, size: CGSize?, keepingEnds: Bool) {
    log.append("shift \(Int(distance.dy))")
    // In one step: the offset is not to be judged by the former size.
    bounds.origin.y += distance.dy
    if let size, size != contentSize { contentSize = size } else { comeInside() }
  }

  private func comeInside() {
    let inside = restingOffset(nearest: contentOffset)
    if inside != contentOffset { bounds.origin = inside }
  }

  // MARK: Time

  let isInWindow = false
  private(set) var needsLayoutInSubtree = true
  let currentTime: TimeInterval = 0
  let reducesMotion = false

  func setNeedsLayout() { needsLayoutInSubtree = true }

  func layoutIfNeeded() {
    guard needsLayoutInSubtree else { return }
    needsLayoutInSubtree = false
    engine.layOut()
  }

  func performAtNextFrame(_ work: @escaping () -> Void) { self.work.append(work) }

  /// Begins a frame, in which everything is laid out.
  func makeFrame() {
    let due = work
    work = []
    for work in due { work() }
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Views

  let appSubviews: [UIView] = []

  func dequeue(_ slot: ReuseSlot, for element: CollectionElement) -> UICollectionReusableView {
    engine.registry.dequeue(slot, frame: .zero, engine) ?? UICollectionReusableView()
  }

  func showConditions(of cell: UICollectionViewCell, at path: DataPath) {}

  func receive(_ news: EngineNews) {
    if case .countsRead = news { log.append("counted") }
  }
}

/// Rows of 40 points.
final class FortyLayout: UICollectionViewLayout {
  var engine: (() -> CollectionEngine)?
  private var count = 0

  override func prepare() { count = engine?().knownCounts.items.first ?? 0 }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    engine?().layoutDidInvalidate(self, with: context)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(40 * count)) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(40 * indexPath.item), width: 100, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// Numbers, each in a cell that has it as its tag.
final class NumberSource: NSObject, UICollectionViewDataSource {
  var numbers: [Int] = []
  var cell: ((ShownPath) -> UICollectionViewCell)?

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cell?(ShownPath(section: 0, item: indexPath.item)) ?? UICollectionViewCell()
    cell.tag = numbers[indexPath.item]
    return cell
  }
}
