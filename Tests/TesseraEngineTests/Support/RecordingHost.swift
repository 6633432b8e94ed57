import TesseraCore

@testable import TesseraEngine

/// A host of 100 by 100 points that is no scroll view and in no window, and writes down what an engine does with it.
///
/// It keeps its engine, which keeps it: neither is released, since a test has no need of that.
final class RecordingHost: CollectionHost {
  private(set) lazy var engine = CollectionEngine(host: self, app: app, layout: layout)
  let layout: FortyLayout
  let app = NumberApp()
  private let content = PlainParent()
  private let supply = PlainSupply()
  private let clock = NoAnimations()
  private var window = Rect(x: 0, y: 0, width: 100, height: 100)
  private var work: [() -> Void] = []
  private(set) var log: [String] = []

  let direction: LayoutDirection

  init(
    _ sections: [[Int]],
    along axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight
  ) {
    layout = FortyLayout(axis)
    self.direction = direction
    app.sections = sections
    app.view = { [unowned self] in self.supply.dequeue(self.engine.turns.viewRequest?.former) }
    layout.engine = engine
  }

  /// The views that show numbers.
  var views: [PlainView] { content.views.filter { !$0.isHidden } }

  /// The numbers of the items that have views, and where they begin.
  var items: [String] {
    views.map { (start: start(of: $0.rect), number: $0.number) }.sorted { $0.start < $1.start }
      .map { "\($0.number)@\(Int($0.start))" }
  }

  /// Where a rectangle begins along the axis, from the left or the top.
  private func start(of rect: Rect) -> Double { layout.axis == .vertical ? rect.minY : rect.minX }

  /// Where the bounds begin along the axis.
  var start: Double {
    get { start(of: bounds) }
    set { move(to: restingOffset(nearest: layout.point(newValue))) }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Room

  var bounds: Rect {
    get { window }
    set {
      let former = window
      engine.boundsWillChange(to: newValue)
      window = newValue
      engine.boundsDidChange(from: former)
      engine.boundsChangeDidEnd(from: former)
    }
  }

  private func move(to offset: Point) { bounds = Rect(origin: offset, size: bounds.size) }

  var contentSize = Size.zero {
    didSet {
      guard contentSize != oldValue else { return }
      log.append("content \(Int(max(contentSize.width, contentSize.height)))")
      comeInside()
    }
  }

  let adjustedContentInset = Insets.zero
  let displayScale = 1.0

  // MARK: Scrolling

  let isAtRest = true
  let decelerationRate = DecelerationRate.normal

  func restingOffset(nearest offset: Point) -> Point {
    let limits = restingOffsets(contentSize: contentSize)
    return Point(x: limits.horizontal.clamped(offset.x), y: limits.vertical.clamped(offset.y))
  }

  func restingOffsets(contentSize: Size) -> RestingOffsets {
    RestingOffsets(
      horizontal: ScrollLimits(lower: 0, upper: contentSize.width - 100),
      vertical: ScrollLimits(lower: 0, upper: contentSize.height - 100)
    )
  }

  func pageOffset(nearest offset: Point) -> Point? { nil }

  func shiftContent(by distance: Distance, size: Size?, keepingEnds: Bool) {
    log.append("shift \(Int(distance.x + distance.y))")
    // In one step: the offset is not to be judged by the former size.
    bounds = bounds.offsetBy(x: distance.x, y: distance.y)
    if let size, size != contentSize { contentSize = size } else { comeInside() }
  }

  private func comeInside() {
    let inside = restingOffset(nearest: bounds.origin)
    if inside != bounds.origin { move(to: inside) }
  }

  func scrollSection(_ section: Int, to offset: Point, animated: Bool) {}

  // MARK: Time

  let isInWindow = false
  private(set) var needsLayoutInSubtree = true
  var animations: any AnimationPort { clock }

  func setNeedsLayout() { needsLayoutInSubtree = true }

  func layoutIfNeeded() {
    guard needsLayoutInSubtree else { return }
    needsLayoutInSubtree = false
    engine.layOut()
  }

  func performAtNextFrame(_ work: @escaping () -> Void) { self.work.append(work) }

  /// Begins a frame, in which everything is laid out.
  func makeFrame() {
    let due = work + clock.takeWork()
    work = []
    for work in due { work() }
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Views

  var contentView: any ElementParent { content }
  var viewSupply: any ViewSupply { supply }
  let elementWithKeys: MountedElement? = nil

  func shiftAppSubviews(by distance: Distance, in transaction: any AnimationTransaction) {}

  func showConditions(of cell: any ElementView, at path: DataPath) {}

  // MARK: News

  func receive(_ news: EngineNews) {
    if case .countsRead = news { log.append("counted") }
  }

  func report(_ subject: IssueSubject, _ message: String, _ issue: BatchIssue?) {
    log.append("\(subject): \(message)")
  }
}
