import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A way to arrange items in which something may cover the one with the focus.
enum FocusArrangement: String, CaseIterable, Sendable {
  /// Rows in flow sections with pinned headers and footers.
  case flow
  /// The same, four beside each other.
  case flowGrid
  /// A compositional list with pinned headers.
  case list
  /// Compositional rows below a pinned header and above a pinned footer of the layout, and of each section.
  case boundaries
  /// Carousels below pinned headers.
  case carousels
  /// Rows of a layout of the app's own, some of which are pinned.
  case pinnedRows

  /// How many items sections have.
  var counts: [Int] {
    switch self {
    case .flow: [3, 0, 40, 100_000, 7]
    case .flowGrid: [3, 0, 40, 2_000, 7]
    case .list: [3, 40, 100_000, 7]
    case .boundaries: [2, 30, 2_000]
    case .carousels: [12, 12, 12, 12, 12, 12]
    case .pinnedRows: [2_000]
    }
  }

  /// Only some layouts scroll horizontally.
  var axes: [Bool] {
    switch self {
    case .list, .pinnedRows: [false]
    case .flow, .flowGrid, .boundaries, .carousels: [false, true]
    }
  }
}

/// How a list with the focus in it is shown.
struct FocusPlace: Sendable, CustomTestStringConvertible {
  let arrangement: FocusArrangement
  let isHorizontal: Bool
  let isRightToLeft: Bool

  var testDescription: String {
    "\(arrangement), \(isHorizontal ? "horizontal" : "vertical"), \(isRightToLeft ? "right to left" : "left to right")"
  }

  static let all: [FocusPlace] = FocusArrangement.allCases.flatMap { arrangement in
    arrangement.axes.flatMap { isHorizontal in
      [false, true].map {
        FocusPlace(arrangement: arrangement, isHorizontal: isHorizontal, isRightToLeft: $0)
      }
    }
  }
}

/// A window of 320 by 400 with such a list, with insets of 20 and 12 at its ends.
@MainActor
final class FocusedItemFixture {
  let fixture: Fixture
  let view: UICollectionView
  private let place: FocusPlace
  private let source: TestSource
  private static let boundary = "boundary"

  init(_ place: FocusPlace) {
    self.place = place
    fixture = Fixture(
      width: 320,
      height: 400,
      environment: UIBackendEnvironment(isRightToLeft: place.isRightToLeft)
    )
    source = TestSource(place.arrangement.counts, trace: Trace())
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: Self.layout(place)
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    view.contentInset =
      place.isHorizontal
      ? UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 12)
      : UIEdgeInsets(top: 20, left: 0, bottom: 12, right: 0)
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
    view.becomeFirstResponder()
    fixture.backend.advanceUntilIdle()
  }

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "top",
    "bottom",
  ]

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    fixture.screen.press(key, modifiers: modifiers)
    fixture.backend.advanceUntilIdle()
  }

  /// The key that leads to the next line of items, or back.
  func line(isForward: Bool) -> UIKeyboardHIDUsage {
    guard place.isHorizontal else { return isForward ? .keyboardDownArrow : .keyboardUpArrow }
    return isForward != place.isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
  }

  /// What hides a part of the item that has the focus; nil if all of it shows.
  var cover: String? {
    guard let path = view.focusedPath else { return "there is no focus" }
    guard let cell = view.cellForItem(at: path) else { return "\(path) is out of sight" }
    let frame = cell.convert(cell.bounds, to: view)
    let room = view.bounds.inset(by: view.adjustedContentInset)
    let (start, end) = (room.insetBy(dx: -0.5, dy: -0.5), frame)
    guard start.minX <= end.minX, start.maxX >= end.maxX, start.minY <= end.minY,
      start.maxY >= end.maxY
    else {
      return "\(path) at \(frame) stands out of \(room)"
    }
    let boundaries = Self.kinds.flatMap { view.visibleSupplementaryViews(ofKind: $0) }
    let others = boundaries + view.visibleCells.filter { $0.superview === view && $0 !== cell }
    for other in others where other.layer.zPosition > cell.layer.zPosition {
      let common = other.frame.intersection(frame)
      if !common.isNull, common.width > 0.5, common.height > 0.5 {
        return "\(path) at \(frame) is behind what stands at \(other.frame)"
      }
    }
    return nil
  }
}

extension FocusedItemFixture {
  private static func layout(_ place: FocusPlace) -> UICollectionViewLayout {
    switch place.arrangement {
    case .flow: flow(place, lines: 1)
    case .flowGrid: flow(place, lines: 4)
    case .list:
      {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }()
    case .boundaries: compositional(place, isCarousel: false)
    case .carousels: compositional(place, isCarousel: true)
    case .pinnedRows:
      {
        let layout = StickyListLayout()
        layout.pinnedRows = { Array(stride(from: 0, to: 2_000, by: 25)) }
        return layout
      }()
    }
  }

  private static func flow(_ place: FocusPlace, lines: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    let isHorizontal = place.isHorizontal
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize =
      isHorizontal
      ? CGSize(width: 50, height: 400 / lines) : CGSize(width: 320 / lines, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 24, height: 24)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    return layout
  }

  private static func boundary(
    _ kind: String,
    _ length: CGFloat,
    _ place: FocusPlace,
    isAtStart: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let (full, fixed) = (
      NSCollectionLayoutDimension.fractionalWidth(1), NSCollectionLayoutDimension.absolute(length)
    )
    let size =
      place.isHorizontal
      ? NSCollectionLayoutSize(widthDimension: fixed, heightDimension: .fractionalHeight(1))
      : NSCollectionLayoutSize(widthDimension: full, heightDimension: fixed)
    let alignment: NSRectAlignment =
      place.isHorizontal ? (isAtStart ? .leading : .trailing) : (isAtStart ? .top : .bottom)
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = true
    return item
  }

  private static func compositional(
    _ place: FocusPlace,
    isCarousel: Bool
  ) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = place.isHorizontal ? .horizontal : .vertical
    configuration.boundarySupplementaryItems = [
      boundary("top", 18, place, isAtStart: true), boundary("bottom", 16, place, isAtStart: false),
    ]
    let length = NSCollectionLayoutDimension.absolute(50)
    let across = NSCollectionLayoutDimension.absolute(90)
    let size: NSCollectionLayoutSize =
      switch (place.isHorizontal, isCarousel) {
      case (false, false):
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: length)
      case (true, false):
        NSCollectionLayoutSize(widthDimension: length, heightDimension: .fractionalHeight(1))
      case (false, true): NSCollectionLayoutSize(widthDimension: across, heightDimension: length)
      case (true, true): NSCollectionLayoutSize(widthDimension: length, heightDimension: across)
      }
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group =
      place.isHorizontal != isCarousel
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if isCarousel { section.orthogonalScrollingBehavior = .continuous }
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, 30, place, isAtStart: true),
      boundary(UICollectionView.elementKindSectionFooter, 24, place, isAtStart: false),
    ]
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}
