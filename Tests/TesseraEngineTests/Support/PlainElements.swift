import TesseraCore

@testable import TesseraEngine

/// Attributes that say where an element is and no more.
final class PlainAttributes: ElementAttributes {
  private(set) var element: CollectionElement
  var rect: Rect
  var opacity = 1.0
  let zIndex = 0
  let isHidden = false
  let isTransformed = false
  var fixedSides: FixedSides = []
  let isInContainer = false
  let declaredOwner: ViewOwner? = nil
  let isOfPlainClass = true

  init(_ element: CollectionElement, _ rect: Rect = .zero) {
    self.element = element
    self.rect = rect
  }

  convenience init(cell item: Int, _ rect: Rect) {
    self.init(.cell(ShownPath(section: 0, item: item)), rect)
  }

  var middle: Point {
    get { Point(x: rect.midX, y: rect.midY) }
    set {
      rect.x = newValue.x - rect.width / 2
      rect.y = newValue.y - rect.height / 2
    }
  }

  var extent: Size {
    get { rect.size }
    set { rect = Rect(origin: rect.origin, size: newValue) }
  }

  var isShowable: Bool { rect.x.isFinite && rect.y.isFinite }

  func isPlaced(as other: any ElementAttributes) -> Bool {
    element == other.element && rect == other.rect && opacity == other.opacity
  }

  func says(theSameAs other: any ElementAttributes, _ access: AppAccess) -> Bool {
    isPlaced(as: other)
  }

  func duplicate(_ access: AppAccess) -> (any ElementAttributes)? {
    PlainAttributes(element, rect)
  }

  func move(to element: CollectionElement) { self.element = element }
}

/// What views are in.
final class PlainParent: ElementParent {
  private(set) var views: [PlainView] = []

  func add(_ view: any ElementView, below other: (any ElementView)?) {
    guard let view = view as? PlainView else { return }
    view.elementParent = self
    views.append(view)
  }

  func remove(_ view: PlainView) {
    view.elementParent = nil
    views.removeAll { $0 === view }
  }

  func convert(_ point: Point, from other: any ElementParent) -> Point { point }

  func isInside(of other: any ElementParent) -> Bool { self === other }
}

/// A view that is a number at a place.
final class PlainView: ElementView {
  weak var mounting: MountedElement?
  weak var elementParent: (any ElementParent)?
  var number = 0
  var rect = Rect.zero
  var depth = 0.0
  let hasKeys = false
  private(set) var isHidden = false
  let typeName = "PlainView"

  var middle: Point {
    get { Point(x: rect.midX, y: rect.midY) }
    set {
      rect.x = newValue.x - rect.width / 2
      rect.y = newValue.y - rect.height / 2
    }
  }

  var sectionView: (any SectionView)? { nil }

  func hide(_ isHidden: Bool) { self.isHidden = isHidden }
  func takeDepth(_ depth: Double) { self.depth = depth }
  func place(by attributes: any ElementAttributes) { rect = attributes.rect }
  func prepareForMeasuring() {}
  func layoutIfNeeded() {}
  func removeAllAnimations() {}
  func joinMovement(of other: any ElementView) {}
  func keepMoving(asIn former: (any ElementParent)?, below root: any ElementParent) {}
  func closeSlide() {}
  func showReordering(_ isReordering: Bool) {}
  func showUnseen(_ isUnseen: Bool) {}
  func add(_ view: any ElementView, below other: (any ElementView)?) {}
  func convert(_ point: Point, from other: any ElementParent) -> Point { point }
  func isInside(of other: any ElementParent) -> Bool { elementParent === other }
}

/// A context that says why.
final class PlainContext: InvalidationContext {
  var reason: InvalidationReason
  var movement: MovementStep?
  let offsetAdjustment = Distance.zero
  let sizeAdjustment = Size.zero

  init(_ reason: InvalidationReason) { self.reason = reason }

  var invalidateDataSourceCounts: Bool { reason != .layout }
}

/// Makes views, and hides those that wait.
final class PlainSupply: ViewSupply {
  private var idle: [PlainView] = []
  let registrationCount = 0

  func dequeue(_ former: (any ElementView)?) -> PlainView {
    if let former = former as? PlainView { return former }
    let view = idle.popLast() ?? PlainView()
    view.hide(false)
    return view
  }

  func recycle(_ view: any ElementView) {
    guard let view = view as? PlainView else { return }
    view.mounting = nil
    view.hide(true)
    idle.append(view)
  }

  func claim(_ view: any ElementView) -> Bool { true }
  func withdraw(_ view: any ElementView) {}
  func forgetUnclaimed() -> Int { 0 }
  func shrinkPools() {}
  var idleViews: [any ElementView] { idle }
  func decorationView(_ kind: String, for element: CollectionElement) -> (any ElementView)? { nil }
  func emptyDecorationView(_ kind: String, for element: CollectionElement) -> any ElementView {
    PlainView()
  }
  func sectionView(for element: CollectionElement) -> any ElementView { PlainView() }
  func gapView(_ size: Size, for element: CollectionElement) -> any ElementView { PlainView() }
  func emptyView(for element: CollectionElement) -> any ElementView { PlainView() }
  func isMissing(_ view: any ElementView) -> Bool { false }
  func kind(of view: any ElementView) -> HandedOutKind? { nil }
}

/// No animation: everything is where it belongs at once.
final class NoAnimations: AnimationPort {
  private(set) var work: [() -> Void] = []
  let currentTime = 0.0
  let reducesMotion = false
  let areAnimationsEnabled = false
  let isAnimating = false
  let endOfScrolling: Double? = nil

  private final class Cancelled: PendingWork {
    func cancel() {}
  }

  func timing(otherwise standard: UpdateTiming) -> UpdateTiming { .atOnce }
  func makeTransaction(_ timing: UpdateTiming) -> (any AnimationTransaction)? { nil }
  func perform(in transaction: (any AnimationTransaction)?, _ work: () -> Void) { work() }
  func performSoon(_ work: @escaping () -> Void) { self.work.append(work) }

  func perform(after duration: Double, _ work: @escaping () -> Void) -> any PendingWork {
    self.work.append(work)
    return Cancelled()
  }

  /// What is to be done in the frame that begins.
  func takeWork() -> [() -> Void] {
    defer { work = [] }
    return work
  }
}
