import CoreGraphics
package import TesseraCore
package import TesseraEngine

// The objects that the engine of a collection view handles, as the classes by which UIKit knows them. Every one that the engine hands back
// was handed to it by UIKit, so that another class is a fault of the code and ends the program.

extension CollectionApp {
  @MainActor var uikit: CollectionViewApp { asUIKitKnows(self) }
}

extension Placeholder {
  @MainActor var uikit: DropPlaceholderContext { asUIKitKnows(self) }
}

extension ElementParent {
  @MainActor var uikit: UIView { asUIKitKnows(self) }
}

extension ElementView {
  @MainActor var uikit: UICollectionReusableView { asUIKitKnows(self) }
}

extension ElementAttributes {
  @MainActor var uikit: UICollectionViewLayoutAttributes { asUIKitKnows(self) }
}

extension EngineLayout {
  @MainActor var uikit: UICollectionViewLayout { asUIKitKnows(self) }
}

extension TransitionLayout {
  @MainActor var uikit: UICollectionViewTransitionLayout { asUIKitKnows(self) }
}

extension InvalidationContext {
  @MainActor var uikit: UICollectionViewLayoutInvalidationContext { asUIKitKnows(self) }
}

extension AnimationTransaction {
  @MainActor var uikit: UIViewAnimationTransaction { asUIKitKnows(self) }
}

private func asUIKitKnows<Known: AnyObject>(_ object: AnyObject) -> Known {
  guard let known = object as? Known else {
    preconditionFailure("The engine handed back a \(type(of: object)) in place of a \(Known.self).")
  }
  return known
}

extension UICollectionViewLayoutAttributes: @MainActor ElementAttributes {
  package var element: CollectionElement { collectionElement }

  package var rect: Rect {
    get { Rect(frame) }
    set { frame = CGRect(newValue) }
  }

  package var middle: Point {
    get { Point(center) }
    set { center = CGPoint(newValue) }
  }

  package var extent: Size {
    get { Size(size) }
    set { size = CGSize(newValue) }
  }

  package var opacity: Double {
    get { Double(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var isTransformed: Bool { !transform.isIdentity }

  package var isShowable: Bool {
    let size = size
    return frame.isFinite && size.isFinite && size.width >= 0 && size.height >= 0
      && alpha.isFinite && transform.isFinite
  }

  /// What the layout declares, or else the name of the kind: headers and footers belong to sections.
  package var declaredOwner: ViewOwner? {
    if let owner { return owner }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return representedElementKind.flatMap { kinds.contains($0) ? .section : nil }
  }

  package func isPlaced(as other: any ElementAttributes) -> Bool {
    isPlacedAs(other.uikit)
  }

  package func says(theSameAs other: any ElementAttributes, _ access: AppAccess) -> Bool {
    isEqual(other.uikit)
  }

  package func duplicate(_ access: AppAccess) -> (any ElementAttributes)? { copied() }

  /// A copy; `nil` when the class makes something else of a copy.
  func copied() -> UICollectionViewLayoutAttributes? {
    if isOfPlainClass { return plainCopy }
    // Called by its own name: `copy()` looks at run time for the conformance to `NSCopying`.
    return copy(with: nil) as? UICollectionViewLayoutAttributes
  }

  package func move(to element: CollectionElement) { indexPath = IndexPath(element.path) }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for.
  var collectionElement: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(named: indexPath)
    case .supplementaryView: .supplementaryView(representedElementKind ?? "", named: indexPath)
    case .decorationView where representedElementKind == CollectionElement.containerKind:
      .container(ShownPath(naming: indexPath))
    case .decorationView: .decorationView(representedElementKind ?? "", named: indexPath)
    }
  }
}

extension UICollectionReusableView: @MainActor ElementView {
  package var elementParent: (any ElementParent)? { superview }

  package var middle: Point {
    get { Point(center) }
    set { center = CGPoint(newValue) }
  }

  package var rect: Rect { Rect(frame) }

  package var depth: Double {
    get { Double(ownLayer.zPosition) }
    set { ownLayer.zPosition = CGFloat(newValue) }
  }

  package func takeDepth(_ depth: Double) {
    UIViewAnimationTransaction.perform(in: nil) { self.depth = depth }
  }

  package var hasKeys: Bool { holdsFirstResponder }

  package var sectionView: (any SectionView)? { self as? ContainerView }

  package var typeName: String { "\(type(of: self))" }

  package func removeAllAnimations() { notifySubtree { $0.ownLayer.removeAllAnimations() } }

  package func joinMovement(of other: any ElementView) {
    ownLayer.joinMovement(of: other.uikit.ownLayer)
  }

  package func keepMoving(asIn former: (any ElementParent)?, below root: any ElementParent) {
    keepMoving(asIn: former?.uikit, below: root.uikit)
  }

  package func closeSlide() { (self as? UICollectionViewCell)?.endSlide() }

  package func showReordering(_ isReordering: Bool) {
    guard let cell = self as? UICollectionViewCell, cell.conditions.isReordering != isReordering
    else { return }
    cell.change { $0.isReordering = isReordering }
  }

  package func showUnseen(_ isUnseen: Bool) {
    (self as? UICollectionViewCell)?.isUnseen = isUnseen
  }

  package func place(by attributes: any ElementAttributes) {
    place(as: attributes.uikit)
  }

  /// Takes over what attributes say of any view.
  func place(as attributes: UICollectionViewLayoutAttributes) {
    if attributes.isTransformedInSpace {
      if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    } else if transform != attributes.transform || !ownLayer.model.transform.isAffine {
      transform = attributes.transform
    }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    let center = attributes.center
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    // What an app has hidden stays so.
    if isHiddenByLayout != attributes.isHidden {
      isHiddenByLayout = attributes.isHidden
      isHidden = attributes.isHidden
    }
    adopt(attributes.listRow)
  }
}

extension UIView: @MainActor ElementParent {
  package func add(_ view: any ElementView, below other: (any ElementView)?) {
    if let other {
      insertSubview(view.uikit, belowSubview: other.uikit)
    } else {
      addSubview(view.uikit)
    }
  }

  package func convert(_ point: Point, from other: any ElementParent) -> Point {
    Point(convert(CGPoint(point), from: other.uikit))
  }

  package func isInside(of other: any ElementParent) -> Bool {
    isDescendant(of: other.uikit)
  }
}

extension ContainerView: @MainActor SectionView {
  var sectionContent: any ElementParent { scrollView }

  var sectionOffset: Point { Point(scrollView.contentOffset) }

  var rests: ContainerRests? { scrollView.rests }

  var movingDistance: Point? {
    switch scrollView.activity {
    case .idle, .tracking(hasCaught: false): return nil
    case .tracking, .dragging, .decelerating, .animating:
      return scrollView.rests?.distance(of: sectionOffset)
    }
  }

  func arrive() { scrollView.arrive() }

  func holdStill() { scrollView.holdStill() }
}

extension UICollectionView {
  /// The scroll view of a section that scrolls by itself; `nil` while it is out of sight.
  func sectionScrollView(_ section: Int) -> ContainerScrollView? {
    (engine.containerView(of: section) as? ContainerView)?.scrollView
  }
}

extension UIUserInterfaceLayoutDirection {
  /// The same for the core.
  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

// The border of the engine: the index paths by which apps and layouts speak of items become paths of one of two index spaces
// here, and index paths again where a call goes out. Inside, a `ShownPath` says where an item is shown, and a `DataPath` where the
// data source has it.

extension ItemPath {
  /// The path that an index path names; nil for one that names no item, whatever the data: it has another number
  /// of components than two, or a number that is negative or `NSNotFound`.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0,
      indexPath.section != NSNotFound, indexPath.item != NSNotFound
    else { return nil }
    self.init(section: indexPath.section, item: indexPath.item)
  }

  /// The path with the numbers of an index path, whether or not they name an item.
  ///
  /// One that is too short has `NSNotFound` for what it leaves out, and one that is too long names no item.
  init(naming indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.count > 2 ? -1 : indexPath.item)
  }

  /// The path of an item in a reported change; one that names no item is that of an item that does not exist.
  init(reported indexPath: IndexPath) {
    let isItem = indexPath.count == 2
    self.init(section: isItem ? indexPath.section : -1, item: isItem ? indexPath.item : -1)
  }
}

extension IndexPath {
  /// The index path of an item or a view; what belongs to no section, or to no item, has as many components less.
  init<Space>(_ path: ItemPath<Space>) {
    guard path.isGlobal else {
      self.init(item: path.item, section: path.section.index)
      return
    }
    self = path.section.index == NSNotFound ? IndexPath() : IndexPath(index: path.section.index)
  }

  /// The path in words.
  var placeDescription: String {
    count > 2 ? "index path \(Array(self))" : ItemPath<DataSpace>(naming: self).placeDescription
  }
}

extension NamedElement {
  /// The cell of the item that an index path names.
  static func cell(named indexPath: IndexPath) -> Self { .cell(ItemPath(naming: indexPath)) }

  /// The supplementary view of a kind that an index path names; of a longer one two numbers count.
  static func supplementaryView(_ kind: String, named indexPath: IndexPath) -> Self {
    .supplementaryView(kind, ItemPath(section: indexPath.section, item: indexPath.item))
  }

  /// The decoration view of a kind that an index path names; of a longer one two numbers count.
  static func decorationView(_ kind: String, named indexPath: IndexPath) -> Self {
    .decorationView(kind, ItemPath(section: indexPath.section, item: indexPath.item))
  }
}

@MainActor
extension Counting {
  /// Where an item is shown that a caller names.
  func shownPath(named indexPath: IndexPath) -> ShownPath {
    guard turns.indexSpace == .dataSource, let path = DataPath(indexPath) else {
      return ShownPath(naming: indexPath)
    }
    return shownPath(of: path)
  }

  /// Where the data source has an item that a caller names; nil for a path that names none, whatever the data.
  func dataPath(named indexPath: IndexPath) -> DataPath? {
    guard turns.indexSpace == .presentation else { return DataPath(indexPath) }
    return ShownPath(indexPath).map { dataPath(of: $0) }
  }

  /// The index path by which a caller names the item that is shown at a path; nil for one that the data source
  /// does not have.
  func spokenPath(of path: ShownPath) -> IndexPath? {
    guard turns.indexSpace == .dataSource else { return IndexPath(path) }
    return item(shownAt: path).map { IndexPath($0) }
  }

  /// The index path by which a caller names an item of the data.
  func spokenPath(of path: DataPath) -> IndexPath {
    turns.indexSpace == .dataSource ? IndexPath(path) : IndexPath(shownPath(of: path))
  }

  /// The item that a caller names; nil, and reported, for one that there is not.
  func item(named indexPath: IndexPath, _ purpose: String) -> DataPath? {
    exists(indexPath, purpose) ? dataPath(named: indexPath) : nil
  }

  /// Whether there is an item that a caller names; reports one that there is not.
  func exists(_ indexPath: IndexPath, _ purpose: String) -> Bool {
    turns.indexSpace == .dataSource
      ? exists(indexPath, in: dataCounts, purpose) : exists(indexPath, in: knownCounts, purpose)
  }

  private func exists<Space>(
    _ indexPath: IndexPath,
    in counts: Counts<Space>,
    _ purpose: String
  ) -> Bool {
    if let path = ItemPath<Space>(indexPath), counts.contains(path) { return true }
    let found = counts.description(around: indexPath.section)
    reportMissing(indexPath.placeDescription, purpose, found)
    return false
  }

  /// How many items sections have in the index space of a caller.
  var spokenCounts: [Int] {
    turns.indexSpace == .dataSource ? dataCounts.items : knownCounts.items
  }

  /// Reports a path that was to be followed over changes and names no item.
  func reportUnfollowed(_ indexPath: IndexPath) {
    Diagnostics.report(
      .dataSource,
      """
      The collection view was asked to follow \(indexPath.placeDescription), which names no item. A path \
      of an item has a section and an item, neither of them negative or NSNotFound.
      """
    )
  }
}

@MainActor
extension Reordering {
  /// Picks up the item that a caller names; returns whether it may be moved.
  func beginMovement(named indexPath: IndexPath) -> Bool {
    if let path = counting.dataPath(named: indexPath) { return beginMovement(of: path) }
    return counting.exists(indexPath, "asked to pick up")
  }
}

@MainActor
extension Answering {
  /// Where an item that a caller names is placed now, as it is shown; reports one that does not exist.
  func currentAttributes(ofItemNamed indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bringModelUpToDate()
    guard counting.exists(indexPath, "asked for the place of") else { return nil }
    return arranging.attributesFromLayout(for: .cell(counting.shownPath(named: indexPath)))?.uikit
  }
}
