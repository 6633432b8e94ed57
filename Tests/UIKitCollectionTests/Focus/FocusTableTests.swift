import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A list of 100,000 items of 50 points in one section, below a pinned header of 30; 530 points show.
@MainActor
private final class TableList {
  let setting: FocusTableTests.Setting
  let fixture: Fixture
  let view: UICollectionView
  private let source = TestSource([100_000])

  init(_ setting: FocusTableTests.Setting) {
    self.setting = setting
    let size =
      setting.isHorizontal ? CGSize(width: 530, height: 320) : CGSize(width: 320, height: 530)
    fixture = Fixture(
      width: size.width,
      height: size.height,
      environment: UIBackendEnvironment(isRightToLeft: setting.isRightToLeft)
    )
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: setting.isFlow ? Self.flow(setting) : Self.compositional(setting)
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
    view.becomeFirstResponder()
  }

  private static func flow(_ setting: FocusTableTests.Setting) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = setting.isHorizontal ? .horizontal : .vertical
    layout.itemSize =
      setting.isHorizontal ? CGSize(width: 50, height: 320) : CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  private static func compositional(_ setting: FocusTableTests.Setting) -> UICollectionViewLayout {
    func size(_ length: CGFloat) -> NSCollectionLayoutSize {
      setting.isHorizontal
        ? NSCollectionLayoutSize(
          widthDimension: .absolute(length),
          heightDimension: .fractionalHeight(1)
        )
        : NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(length)
        )
    }
    let item = NSCollectionLayoutItem(layoutSize: size(50))
    let group =
      setting.isHorizontal
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size(50), subitems: [item])
      : NSCollectionLayoutGroup.vertical(layoutSize: size(50), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(30),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: setting.isHorizontal ? .leading : .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = setting.isHorizontal ? .horizontal : .vertical
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  /// Gives the focus to row 500, which stands right below the header.
  func start() {
    let position: UICollectionView.ScrollPosition =
      setting.isHorizontal ? setting.isRightToLeft ? .right : .left : .top
    view.selectItem(at: [0, 500], animated: false, scrollPosition: position)
    view.layoutIfNeeded()
    if setting.isHorizontal {
      view.contentOffset.x += setting.isRightToLeft ? 30 : -30
    } else {
      view.contentOffset.y -= 30
    }
    fixture.backend.advanceUntilIdle()
  }

  /// The item that has the focus after a key, and how far it stands from where the view begins.
  func press(_ key: UIKeyboardHIDUsage) -> [Int] {
    fixture.screen.press(key)
    fixture.backend.advanceUntilIdle()
    guard let path = view.focusedPath, let cell = view.cellForItem(at: path) else { return [] }
    let frame = cell.convert(cell.bounds, to: nil)
    let place =
      !setting.isHorizontal
      ? frame.minY : setting.isRightToLeft ? 530 - frame.maxX : frame.minX
    return [path.item, Int(place.rounded())]
  }
}

@Suite("The table of keys")
@MainActor
struct FocusTableTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let isFlow: Bool
    let isHorizontal: Bool
    let isRightToLeft: Bool

    static let all: [Setting] = [true, false].flatMap { isFlow in
      [false, true].flatMap { isHorizontal in
        [false, true].map {
          Setting(isFlow: isFlow, isHorizontal: isHorizontal, isRightToLeft: $0)
        }
      }
    }

    var testDescription: String {
      [
        isFlow ? "flow" : "compositional", isHorizontal ? "horizontal" : "vertical",
        isRightToLeft ? "right to left" : "left to right",
      ].joined(separator: ", ")
    }

    /// The arrow along the axis, or back.
    func arrow(isForward: Bool) -> UIKeyboardHIDUsage {
      guard isHorizontal else { return isForward ? .keyboardDownArrow : .keyboardUpArrow }
      return isForward != isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
    }
  }

  /// A line of the table about keys: the key, the row that it leads to from row 500, and how far that stands from the upper edge.
  ///
  /// Ten rows show below the header: from 30 to 530, the last one at 480.
  private static let table: [(key: String, row: Int, place: Int)] = [
    ("Down", 501, 80), ("Up", 499, 30), ("Page Down", 510, 480), ("Page Up", 490, 30),
    ("Home", 0, 30), ("End", 99_999, 480),
  ]

  private func usage(of key: String, in setting: Setting) -> UIKeyboardHIDUsage {
    switch key {
    case "Down": setting.arrow(isForward: true)
    case "Up": setting.arrow(isForward: false)
    case "Page Down": .keyboardPageDown
    case "Page Up": .keyboardPageUp
    case "Home": .keyboardHome
    default: .keyboardEnd
    }
  }

  @Test("says where the focus goes, along both axes and in both directions", arguments: Setting.all)
  func focus(setting: Setting) {
    let list = TableList(setting)
    for line in Self.table {
      list.start()
      expectEqual(list.press(usage(of: line.key, in: setting)), [line.row, line.place])
    }
  }

  @Test("is the one of the page about keys")
  func page() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Documentation/Focus.md"),
      encoding: .utf8
    )
    for line in Self.table {
      let row = line.row == 99_999 ? "99,999" : "\(line.row)"
      #expect(text.contains("| \(line.key) | \(row) | \(line.place) |"))
    }
  }
}
