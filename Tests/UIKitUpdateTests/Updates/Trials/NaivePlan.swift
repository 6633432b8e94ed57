import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Where everything must be, found by placing everything; in reading coordinates.
struct NaivePlan {
  /// One item or header.
  struct Element {
    let path: IndexPath
    let isHeader: Bool
    let frame: CGRect
    /// What it shows in, if that scrolls by itself.
    var clip: CGRect?
    /// Where it starts at most as far as it follows what shows; nil if it does not.
    var lastStart: CGFloat?

    /// The same while what shows begins at `start`.
    func pinned(to start: CGFloat) -> Element {
      guard let lastStart else { return self }
      let top = min(max(frame.minY, start), lastStart)
      return Element(
        path: path,
        isHeader: isHeader,
        frame: frame.offsetBy(dx: 0, dy: top - frame.minY)
      )
    }

    /// Whether it is visible while a rectangle shows, or would be with a little more or less room.
    ///
    /// What scrolls by itself shows across its axis as soon as a part of it does, unless there is no room for all of it.
    /// What is thinner than the missing room is not visible.
    func shows(in rect: CGRect, room: CGFloat) -> Bool {
      let rect = rect.insetBy(dx: -room, dy: -room)
      guard min(frame.width, frame.height) >= -room else { return false }
      guard let clip = clip?.insetBy(dx: -room, dy: -room) else { return frame.overlaps(rect) }
      guard clip.overlaps(rect) else { return false }
      var seen = clip.intersection(rect)
      if clip.height <= rect.height {
        seen.origin.y = clip.minY
        seen.size.height = clip.height
      }
      return frame.overlaps(seen)
    }
  }

  var elements: [Element] = []
  var contentSize = CGSize.zero
  /// The sections that scroll by themselves.
  var shelves: [Int: Shelf] = [:]
}

/// How a model is laid out in a test, by the collection view and by the naive twin.
enum TrialLayout: String, CaseIterable, Sendable {
  /// A flow layout of rows whose sizes the delegate says.
  case rows
  /// A flow layout of items of all sizes, several on a line.
  case grid
  /// A flow layout of rows that are asked for their heights.
  case measured
  /// A layout of the test's own, with headers and its own ways of coming and going.
  case custom
  /// A compositional layout of rows of three, with headers.
  case columns
  /// A compositional layout of rows that are asked for their heights, with headers.
  case estimated
  /// A compositional layout with headers in which every second section scrolls by itself, across the axis.
  case shelves
  /// A compositional layout of random sections, some of which scroll by themselves.
  case declared
  /// The same, with items that are asked for their sizes, along the axis and across.
  case declaredEstimates

  /// Whether sections are random.
  var isDeclared: Bool { self == .declared || self == .declaredEstimates }

  /// Whether sections may scroll by themselves.
  var scrollsAcross: Bool { self == .shelves || isDeclared }

  /// Whether items are asked for their sizes.
  var isMeasured: Bool { self == .measured || self == .estimated || self == .declaredEstimates }

  /// Whether what is found of an item is what is assumed of the one that takes its place in a reloaded section.
  var assumesSizes: Bool { self == .estimated || self == .declaredEstimates }
}

@MainActor
extension TrialLayout {
  func makeSource(_ orientation: ReadingOrientation) -> TrialSource {
    switch self {
    case .rows: TrialSizeSource(orientation, areRows: true)
    case .grid: TrialSizeSource(orientation, areRows: false)
    case .measured, .custom, .columns, .estimated, .shelves, .declared, .declaredEstimates:
      TrialSource(orientation)
    }
  }

  /// The height of a row that was not asked for it.
  static var estimate: CGFloat { 20 }
  static var headerHeight: CGFloat { 9 }

  func makeLayout(_ source: TrialSource) -> UICollectionViewLayout {
    let orientation = source.sizes.orientation
    switch self {
    case .rows, .grid, .measured: return makeFlowLayout(orientation)
    case .custom: return TrialRowLayout(source)
    case .columns, .estimated: return makeCompositionalLayout(orientation)
    case .shelves: return makeShelves(source)
    case .declared, .declaredEstimates: return makeDeclared(source)
    }
  }

  /// The height of a row of three, and the distance between rows, of a compositional layout.
  private static var lineHeight: CGFloat { 24 }
  nonisolated static var lineSpacing: CGFloat { 2 }

  private func makeCompositionalLayout(_ orientation: ReadingOrientation) -> UICollectionViewLayout
  {
    let declaration = AxisDeclaration(
      axis: orientation.scrollDirection == .vertical ? .vertical : .horizontal
    )
    let group =
      self == .columns
      ? declaration.line(.absolute(Self.lineHeight), .fractional(1 / 3), .fractional(1))
      : declaration.row(.estimated(Self.estimate))
    let section = Self.section(of: group, declaration)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = orientation.scrollDirection
    return TrialCompositionalLayout(section: section, configuration: configuration)
  }

  private func makeShelves(_ source: TrialSource) -> UICollectionViewLayout {
    let orientation = source.sizes.orientation
    let declaration = AxisDeclaration(
      axis: orientation.scrollDirection == .vertical ? .vertical : .horizontal
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = orientation.scrollDirection
    return TrialCompositionalLayout(
      sectionProvider: { [weak source] index, _ in
        guard let source, source.isShelf(index) else {
          return Self.section(
            of: declaration.line(.absolute(Self.lineHeight), .fractional(1 / 3), .fractional(1)),
            declaration
          )
        }
        let shelf = Self.section(of: declaration.card(.absolute(Self.lineHeight)), declaration)
        shelf.orthogonalScrollingBehavior = .continuous
        return shelf
      },
      configuration: configuration
    )
  }

  private func makeDeclared(_ source: TrialSource) -> UICollectionViewLayout {
    let orientation = source.sizes.orientation
    source.declarations = TrialDeclarations(
      orientation,
      source.model.counts.items,
      isMeasured: isMeasured
    )
    source.sizes.areFoundAcross = isMeasured
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = orientation.scrollDirection
    configuration.contentInsetsReference = .none
    let layout = TrialCompositionalLayout(
      sectionProvider: { [weak source] index, _ in source?.declaredSection(index) },
      configuration: configuration
    )
    layout.register(
      UICollectionReusableView.self,
      forDecorationViewOfKind: TrialDeclarations.background
    )
    return layout
  }

  private static func section(
    of group: NSCollectionLayoutGroup,
    _ declaration: AxisDeclaration
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = lineSpacing
    section.boundarySupplementaryItems = [
      declaration.boundary(
        UICollectionView.elementKindSectionHeader,
        headerHeight,
        isStart: true
      )
    ]
    return section
  }

  private func makeFlowLayout(_ orientation: ReadingOrientation) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = orientation.scrollDirection
    flow.minimumLineSpacing = 2
    flow.minimumInteritemSpacing = 3
    switch self {
    case .rows:
      flow.headerReferenceSize = orientation.size(CGSize(width: 0, height: Self.headerHeight))
    case .measured:
      flow.estimatedItemSize = orientation.size(CGSize(width: 100, height: Self.estimate))
    case .grid, .custom, .columns, .estimated, .shelves, .declared, .declaredEstimates: break
    }
    return flow
  }

  func plan(_ source: TrialSource, width: CGFloat) -> NaivePlan {
    switch self {
    case .rows:
      Self.stack(source.model, width: width, headers: true, spacing: 2) {
        source.sizes.height(of: $0)
      }
    case .custom:
      Self.stack(source.model, width: width, headers: true, spacing: 0) {
        source.sizes.height(of: $0)
      }
    case .measured:
      Self.stack(source.model, width: width, headers: false, spacing: 2) {
        source.sizes.measured[$0.identity] ?? Self.estimate
      }
    case .estimated:
      Self.stack(source.model, width: width, headers: true, spacing: Self.lineSpacing) {
        source.sizes.measured[$0.identity] ?? Self.estimate
      }
    case .grid: Self.flow(source, width: width)
    case .columns: Self.lines(source.model, width: width)
    case .shelves: Self.lines(source.model, width: width, shelves: source.shelves)
    case .declared, .declaredEstimates:
      source.declarations?.plan(source.model, width: width, source.sizes, source.shelves)
        ?? NaivePlan()
    }
  }

  /// Lines of three below each other, and shelves where each section of `shelves` is scrolled to.
  private static func lines(
    _ model: CollectionModel,
    width: CGFloat,
    shelves: TrialShelves? = nil
  ) -> NaivePlan {
    var plan = NaivePlan()
    var top: CGFloat = 0
    for (index, section) in model.sections.enumerated() {
      plan.elements.append(
        NaivePlan.Element(
          path: IndexPath(item: 0, section: index),
          isHeader: true,
          frame: CGRect(x: 0, y: top, width: width, height: headerHeight)
        )
      )
      top += headerHeight
      let isShelf = shelves != nil && TrialShelves.isShelf(section)
      let reach = TrialShelves.reach(of: section.items.count, width)
      if isShelf {
        let height = section.items.isEmpty ? 0 : lineHeight
        let frame = CGRect(x: 0, y: top, width: width, height: height)
        plan.shelves[index] = NaivePlan.Shelf(frame: frame, limits: 0...reach)
      }
      let offset = plan.shelves[index].flatMap { shelves?.offset(of: section, in: $0) } ?? 0
      for item in section.items.indices {
        let (line, column) = item.quotientAndRemainder(dividingBy: 3)
        let card = TrialShelves.range(of: item, width)
        let frame =
          isShelf
          ? CGRect(
            x: card.lowerBound - offset,
            y: top,
            width: card.upperBound - card.lowerBound,
            height: lineHeight
          )
          : CGRect(
            x: CGFloat(column) * width / 3,
            y: top + CGFloat(line) * (lineHeight + lineSpacing),
            width: width / 3,
            height: lineHeight
          )
        let path = IndexPath(item: item, section: index)
        plan.elements.append(NaivePlan.Element(path: path, isHeader: false, frame: frame))
      }
      let lines = CGFloat(
        isShelf ? min(1, section.items.count) : (section.items.count + 2) / 3
      )
      if lines > 0 { top += lines * (lineHeight + lineSpacing) - lineSpacing }
    }
    plan.contentSize = CGSize(width: width, height: top)
    return plan
  }

  private static func stack(
    _ model: CollectionModel,
    width: CGFloat,
    headers: Bool,
    spacing: CGFloat,
    height: (CollectionModel.Item) -> CGFloat
  ) -> NaivePlan {
    var plan = NaivePlan()
    var top: CGFloat = 0
    func add(_ path: IndexPath, isHeader: Bool, _ height: CGFloat) {
      let frame = CGRect(x: 0, y: top, width: width, height: height)
      plan.elements.append(NaivePlan.Element(path: path, isHeader: isHeader, frame: frame))
      top += height
    }
    for (index, section) in model.sections.enumerated() {
      if headers { add(IndexPath(item: 0, section: index), isHeader: true, headerHeight) }
      for (item, content) in section.items.enumerated() {
        if item > 0 { top += spacing }
        add(IndexPath(item: item, section: index), isHeader: false, height(content))
      }
    }
    plan.contentSize = CGSize(width: width, height: top)
    return plan
  }

  private static func flow(_ source: TrialSource, width: CGFloat) -> NaivePlan {
    let sections = source.model.sections.map { section in
      var naive = NaiveFlow.Section(
        sizes: section.items.map {
          Size(
            width: Double(source.sizes.width(of: $0)),
            height: Double(source.sizes.height(of: $0))
          )
        },
        isDeclared: true
      )
      naive.lineSpacing = 2
      naive.itemSpacing = 3
      return naive
    }
    let naive = NaiveFlow(FlowConfiguration(crossExtent: Double(width)), sections: sections)
    var plan = NaivePlan()
    for element in naive.elements {
      guard case .item(let item) = element.kind else { continue }
      let frame = element.frame
      plan.elements.append(
        NaivePlan.Element(
          path: IndexPath(item: item, section: element.section),
          isHeader: false,
          frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        )
      )
    }
    plan.contentSize = CGSize(width: width, height: CGFloat(naive.contentSize.height))
    return plan
  }
}

/// A compositional layout that asks for all sections at once, so that nothing is assumed of any.
@MainActor
final class TrialCompositionalLayout: UICollectionViewCompositionalLayout {
  override func prepare() {
    super.prepare()
    solveSections(in: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
  }
}

/// Rows and headers, one after the other, that fly in from the left and out to the right.
///
/// A question about an element that does not exist is a complaint of the source.
@MainActor
final class TrialRowLayout: UICollectionViewLayout {
  private let source: TrialSource
  private var plan = NaivePlan()
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  init(_ source: TrialSource) {
    self.source = source
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var orientation: ReadingOrientation { source.sizes.orientation }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize { orientation.size(plan.contentSize) }

  override func prepare() {
    guard let collectionView else { return }
    plan = source.plan(.custom, across: orientation.size(collectionView.bounds.size).width)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return orientation.size(newBounds.size).width
      != orientation.size(collectionView.bounds.size).width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let rect = orientation.layoutFrame(rect)
    return plan.elements.filter { $0.frame.overlaps(rect) }.map(attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let element = plan.elements.first(where: { !$0.isHeader && $0.path == indexPath }) else {
      source.complain("the layout is asked for item \(indexPath.short)")
      return nil
    }
    return attributes(element)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let element = plan.elements.first(where: { $0.isHeader && $0.path == indexPath }) else {
      source.complain("the layout is asked for header \(indexPath.short)")
      return nil
    }
    return attributes(element)
  }

  private func attributes(_ element: NaivePlan.Element) -> UICollectionViewLayoutAttributes {
    let attributes =
      element.isHeader
      ? UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: element.path
      ) : UICollectionViewLayoutAttributes(forCellWith: element.path)
    attributes.frame = orientation.layoutFrame(element.frame)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
        inserted.insert(path)
      }
      if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
        deleted.insert(path)
      }
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.x -= 60
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deleted.contains(itemIndexPath) { attributes?.center.x += 60 }
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }
}
