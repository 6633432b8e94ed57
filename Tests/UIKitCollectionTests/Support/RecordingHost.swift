import CoreGraphics
import Foundation
import TesseraCore

@testable import UIKit

/// A host of 100 by 100 points that is no scroll view and in no window, and writes down what an engine does with it.
///
/// Items take 40 points along an axis, and are mirrored where reading is from right to left.
@MainActor
final class RecordingHost: CollectionHost {
  private(set) lazy var engine = CollectionEngine(host: self, appView: appView, layout: layout)
  let layout: FortyLayout
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

  let effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection

  init(
    _ sections: [[Int]],
    along axis: Axis = .vertical,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    layout = FortyLayout(axis)
    effectiveUserInterfaceLayoutDirection = direction
    source.sections = sections
    source.cell = { [unowned self] path in
      self.dequeue(self.slot, for: .cell(path)) as? UICollectionViewCell ?? UICollectionViewCell()
    }
    layout.engine = { [unowned self] in self.engine }
    appView.dataSource = source
    engine.registry.register(UICollectionViewCell.self, for: slot)
  }

  /// The numbers of the items that have views, and where they begin.
  var items: [String] {
    let cells = contentView.subviews.filter { !$0.isHidden }
    return cells.map { (start: start(of: $0.frame), tag: $0.tag) }.sorted { $0.start < $1.start }
      .map { "\($0.tag)@\(Int($0.start))" }
  }

  /// Where a rectangle begins along the axis, from the left or the top.
  private func start(of rect: CGRect) -> CGFloat {
    layout.axis == .vertical ? rect.minY : rect.minX
  }

  /// Where the bounds begin along the axis.
  var start: CGFloat {
    get { start(of: bounds) }
    set { bounds.origin = restingOffset(nearest: layout.point(newValue)) }
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
      log.append("content \(Int(max(contentSize.width, contentSize.height)))")
      comeInside()
    }
  }

  let adjustedContentInset = UIEdgeInsets.zero
  let displayScale: CGFloat = 1

  // MARK: Scrolling

  let activity = ScrollActivity.idle

  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    let limits = restingOffsets(contentSize: contentSize)
    return CGPoint(
      x: limits.horizontal.clamped(Double(offset.x)),
      y: limits.vertical.clamped(Double(offset.y))
    )
  }

  func restingOffsets(contentSize: CGSize) -> RestingOffsets {
    RestingOffsets(
      horizontal: ScrollLimits(lower: 0, upper: Double(contentSize.width) - 100),
      vertical: ScrollLimits(lower: 0, upper: Double(contentSize.height) - 100)
    )
  }

  func pageOffset(nearest offset: CGPoint) -> CGPoint? { nil }

  func shiftContent(by distance: CGVector, size: CGSize?, keepingEnds: Bool) {
    log.append("shift \(Int(distance.dx + distance.dy))")
    // In one step: the offset is not to be judged by the former size.
    bounds.origin = bounds.offsetBy(dx: distance.dx, dy: distance.dy).origin
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
    if let former = engine.formerView(for: element, slot: slot) {
      engine.registry.handOut(former)
      return former
    }
    return engine.registry.dequeue(slot, frame: .zero, engine) ?? UICollectionReusableView()
  }

  func showConditions(of cell: UICollectionViewCell, at path: DataPath) {}

  func receive(_ news: EngineNews) {
    if case .countsRead = news { log.append("counted") }
  }
}

/// Items that take 40 points along an axis, and 100 across it.
final class FortyLayout: UICollectionViewLayout {
  var engine: (() -> CollectionEngine)?
  let axis: Axis
  private var counts: [Int] = []

  init(_ axis: Axis) {
    self.axis = axis
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() { counts = engine?().counting.knownCounts.items ?? [] }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    engine?().layoutDidInvalidate(self, with: context)
  }

  func point(_ distance: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  private func size(_ length: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: 100, height: length) : CGSize(width: length, height: 100)
  }

  override var collectionViewContentSize: CGSize { size(CGFloat(40 * counts.reduce(0, +))) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let index = counts.prefix(indexPath.section).reduce(indexPath.item, +)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(origin: point(CGFloat(40 * index)), size: size(40))
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    counts.enumerated()
      .flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
      .compactMap { layoutAttributesForItem(at: $0) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// Numbers, each in a cell that has it as its tag.
final class NumberSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]] = []
  var cell: ((ShownPath) -> UICollectionViewCell)?

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let path = ShownPath(section: indexPath.section, item: indexPath.item)
    let cell = cell?(path) ?? UICollectionViewCell()
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }
}
