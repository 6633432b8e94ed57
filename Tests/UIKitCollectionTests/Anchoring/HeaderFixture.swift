import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A layout with headers that find their heights, which may be pinned.
enum HeaderLayout: String, CaseIterable, CustomTestStringConvertible {
  case flow
  case pinnedFlow
  case compositional
  case pinnedCompositional
  case groupedList
  case plainList

  var testDescription: String { rawValue }

  var isPinned: Bool {
    switch self {
    case .flow, .compositional, .groupedList: false
    case .pinnedFlow, .pinnedCompositional, .plainList: true
    }
  }

  static var pinned: [HeaderLayout] { allCases.filter(\.isPinned) }

  /// Those that may scroll sideways too.
  static var ofAnyDirection: [HeaderLayout] {
    [.flow, .pinnedFlow, .compositional, .pinnedCompositional]
  }

  /// Rows of 50 points below headers that are assumed to be 30 high, in reading coordinates.
  @MainActor
  func layout(_ orientation: ReadingOrientation) -> UICollectionViewLayout {
    switch self {
    case .flow, .pinnedFlow: flowLayout(orientation)
    case .compositional, .pinnedCompositional: compositionalLayout(orientation)
    case .groupedList, .plainList:
      UICollectionViewCompositionalLayout.list(
        using: listConfiguration(self == .plainList ? .plain : .grouped) {
          $0.headerMode = .supplementary
          $0.headerTopPadding = 0
        }
      )
    }
  }

  @MainActor
  private func flowLayout(_ orientation: ReadingOrientation) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.itemSize = orientation.size(CGSize(width: 320, height: 50))
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionHeadersPinToVisibleBounds = isPinned
    return layout
  }

  @MainActor
  private func compositionalLayout(
    _ orientation: ReadingOrientation
  ) -> UICollectionViewCompositionalLayout {
    let isVertical = orientation.axis == .vertical
    func full(_ extent: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      isVertical ? size(.fractionalWidth(1), extent) : size(extent, .fractionalHeight(1))
    }
    let row = full(.absolute(50))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: full(.estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: isVertical ? .top : .leading
    )
    header.pinToVisibleBounds = isPinned
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = orientation.scrollDirection
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}

/// A window of 320 × 400 with sections of rows below headers of the heights that a test chooses, in reading coordinates.
@MainActor
final class HeaderFixture {
  let fixture: Fixture
  let view: UICollectionView
  let orientation: ReadingOrientation
  private let source: HeaderSource

  /// Twenty rows in each of four sections; `prepare` sets the view up before it is shown.
  init(
    _ layout: HeaderLayout,
    _ orientation: ReadingOrientation = .downwards,
    prepare: (UICollectionView) -> Void = { _ in }
  ) {
    self.orientation = orientation
    let size = orientation.size(CGSize(width: 320, height: 400))
    fixture = Fixture(width: size.width, height: size.height)
    source = HeaderSource(orientation)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout.layout(orientation)
    )
    view.semanticContentAttribute = orientation.semantics
    source.counts = [20, 20, 20, 20]
    source.wish = { _, size in
      var size = orientation.size(size)
      size.height = 50
      return orientation.size(size)
    }
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      FlowBoundaryView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "boundary"
    )
    view.dataSource = source
    view.delegate = source
    prepare(view)
    fixture.show(view)
  }

  /// The height that headers ask for unless a test has chosen another one.
  var usualHeight: CGFloat {
    get { source.usualHeight }
    set { source.usualHeight = newValue }
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  /// Has headers that come into sight from now on ask for another height; those in sight do not change.
  func askAnew(_ height: CGFloat) {
    for section in 0..<4 where header(section) != nil {
      source.heights[section] = source.height(section)
    }
    usualHeight = height
  }

  /// The height that the header of a section asks for.
  func height(ofHeader section: Int) -> CGFloat { source.height(section) }

  /// Has the header of a section ask for another height.
  func grow(_ section: Int, to height: CGFloat) {
    source.heights[section] = height
    header(section)?.invalidateIntrinsicContentSize()
    fixture.backend.makeFrame()
  }

  /// Where the layout has a header in the content, which is not in sight.
  func start(ofHeader section: Int) -> CGFloat {
    let path = IndexPath(item: 0, section: section)
    let kind = UICollectionView.elementKindSectionHeader
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      .map { view.reading($0.frame, orientation).minY } ?? .nan
  }

  /// Goes to an offset at once.
  func jump(to offset: CGFloat) {
    view.contentOffset = view.contentOffset(showing: offset, orientation)
    fixture.backend.makeFrame()
  }

  /// Where a row begins on screen.
  func top(ofRow item: Int, section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { top(of: $0) }
  }

  /// Where a header begins on screen.
  func top(ofHeader section: Int) -> CGFloat? { header(section).map { top(of: $0) } }

  private func top(of element: UIView) -> CGFloat {
    view.reading(element.frame, orientation).minY - offset
  }

  /// What is scrolled away in front of what is in sight.
  var offset: CGFloat { view.reading(view.bounds, orientation).minY }
}

/// A data source whose headers know their section.
@MainActor
private final class HeaderSource: FlowSource {
  var heights: [Int: CGFloat] = [:]
  var usualHeight: CGFloat = 30
  private let orientation: ReadingOrientation

  init(_ orientation: ReadingOrientation) { self.orientation = orientation }

  func height(_ section: Int) -> CGFloat { heights[section] ?? usualHeight }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    boundaryWish = { [unowned self] name, size in
      var size = orientation.size(size)
      size.height = Int(name).map { height($0) } ?? size.height
      return orientation.size(size)
    }
    let view = super.collectionView(
      collectionView,
      viewForSupplementaryElementOfKind: kind,
      at: indexPath
    )
    (view as? FlowBoundaryView)?.kind = "\(indexPath.section)"
    return view
  }
}
