import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A cell with two fields beside each other, or none.
private final class TwoFieldCell: UICollectionViewCell, UITextFieldDelegate {
  let fields = [UITextField(), UITextField()]
  private(set) var item = -1
  /// The fields that cannot be edited now, such as "3a".
  var refused: Set<String> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for field in fields {
      contentView.addSubview(field)
      field.delegate = self
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int, hasFields: Bool) {
    self.item = item
    for field in fields { field.isHidden = !hasFields }
  }

  func name(of field: UITextField) -> String { "\(item)\(field === fields[0] ? "a" : "b")" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    !refused.contains(name(of: textField))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, field) in fields.enumerated() {
      let isLeft = (index == 0) != isRightToLeft
      field.frame = CGRect(x: isLeft ? 0 : 50, y: 0, width: 40, height: bounds.height)
    }
  }
}

/// A header or footer with a field.
private final class FieldBoundary: UICollectionReusableView {
  let field = UITextField()
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }
}

@Suite("The Tab key in a collection view")
@MainActor
struct KeyFocusInListTests {
  /// A screen with a list of so many items, of which odd ones have two fields unless said otherwise.
  @MainActor
  private final class Screen {
    let fixture: Fixture
    let view: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(
      _ layout: UICollectionViewLayout,
      counts: [Int],
      isRightToLeft: Bool = false,
      refused: Set<String> = [],
      hasFields: @escaping (Int) -> Bool = { !$0.isMultiple(of: 2) }
    ) {
      fixture = Fixture(
        width: 300,
        height: 200,
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      )
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200),
        collectionViewLayout: layout
      )
      let registration = UICollectionView.CellRegistration<TwoFieldCell, Int> { cell, _, item in
        cell.show(item, hasFields: hasFields(item))
        cell.refused = refused
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      source?.supplementaryViewProvider = Self.boundaries(of: view)
      fixture.show(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var first = 0
      for (section, count) in counts.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(Array(first..<(first + count)))
        first += count
      }
      source?.apply(snapshot, animatingDifferences: false)
      fixture.backend.advanceUntilIdle()
    }

    /// Headers are called "h0", footers "f0".
    private static func boundaries(
      of view: UICollectionView
    ) -> (UICollectionView, String, IndexPath) -> UICollectionReusableView? {
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let registrations = zip(kinds, ["h", "f"]).map { kind, letter in
        UICollectionView.SupplementaryRegistration<FieldBoundary>(elementKind: kind) {
          found,
          _,
          path in
          found.name = "\(letter)\(path.section)"
        }
      }
      return { view, kind, path in
        kinds.firstIndex(of: kind).map {
          view.dequeueConfiguredReusableSupplementary(using: registrations[$0], for: path)
        }
      }
    }

    /// What has the keys: the list with its item, or the item and number of a field.
    var holder: String {
      let responder = fixture.window.firstResponder
      if responder === view { return "list@\(view.focusedPath?.item ?? -1)" }
      for case let cell as TwoFieldCell in view.visibleCells {
        for field in cell.fields where field === responder { return cell.name(of: field) }
      }
      for case let boundary as FieldBoundary in view.subviews where boundary.field === responder {
        return boundary.name
      }
      return "-"
    }

    func walk(_ count: Int, _ modifiers: UIKeyModifierFlags = []) -> [String] {
      (0..<count).map { _ in
        fixture.screen.press(.keyboardTab, modifiers: modifiers)
        fixture.backend.advanceUntilIdle()
        return holder
      }
    }
  }

  private func list() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("stops at the list, and then goes through the fields of its items, also those out of sight")
  func throughTheList() {
    let screen = Screen(list(), counts: [5_000])
    expectEqual(screen.walk(3), ["list@0", "1a", "1b"])
    let far = screen.walk(200)
    // 101 items with two fields each are passed, every second one.
    #expect(far.first == "3a" && far.last == "201b")
    expectEqual(far, (1...100).flatMap { ["\(2 * $0 + 1)a", "\(2 * $0 + 1)b"] })
    let bottom = screen.view.contentOffset.y + 200
    #expect(bottom >= 202 * 40)
    expectEqual(screen.walk(3, .shift), ["201a", "199b", "199a"])
  }

  /// Items 0 to 4 are in sight, 21 is not.
  @Test("passes fields that cannot be edited, also in items out of sight")
  func refused() {
    let refused: Set = ["1b", "3a", "3b", "5a", "21a", "21b"]
    let screen = Screen(list(), counts: [5_000], refused: refused)
    expectEqual(screen.walk(4), ["list@0", "1a", "5b", "7a"])
    expectEqual(screen.walk(12).last, "19a")
    expectEqual(screen.walk(2), ["19b", "23a"])
    expectEqual(screen.walk(3, .shift), ["19b", "19a", "17b"])
  }

  @Test("leaves the list where no field behind can be edited, and the list stays where it is")
  func nothingToEdit() {
    let refused = Set((1..<100).flatMap { ["\($0)a", "\($0)b"] }).subtracting(["1a"])
    let screen = Screen(list(), counts: [100], refused: refused)
    expectEqual(screen.walk(3), ["list@0", "1a", "list@0"])
    expectEqual(screen.view.contentOffset, .zero)
  }

  @Test("goes on from a field that was scrolled out of sight to the one behind it")
  func fromAfar() {
    let screen = Screen(list(), counts: [5_000])
    _ = screen.walk(3)
    screen.view.contentOffset.y = 100_000
    screen.fixture.backend.makeFrame()
    expectEqual(screen.walk(1), ["3a"])
    #expect(screen.view.contentOffset.y < 200)
  }

  @Test("leaves the list behind its last field, and comes in at its end with Shift")
  func ends() {
    let screen = Screen(list(), counts: [8])
    expectEqual(screen.walk(9), ["list@0", "1a", "1b", "3a", "3b", "5a", "5b", "7a", "7b"])
    // Item 0 is out of sight: rows 3 to 7 show.
    expectEqual(screen.walk(1), ["list@3"])
    expectEqual(screen.walk(2, .shift).last, "7a")
  }

  @Test("goes through fields from right to left in a window that reads so")
  func rightToLeft() {
    let screen = Screen(list(), counts: [8], isRightToLeft: true)
    expectEqual(screen.walk(4), ["list@0", "1a", "1b", "3a"])
  }

  /// Five rows of 40 show; a section has four rows and more.
  @Test("goes through the fields of headers and footers in their places, also those out of sight")
  func boundaries() {
    let layout = list()
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    layout.footerReferenceSize = CGSize(width: 300, height: 40)
    let screen = Screen(layout, counts: [2, 0, 7, 2])
    let way = [
      "h0", "1a", "1b", "f0", "h1", "f1", "h2", "3a", "3b", "5a", "5b", "7a", "7b", "f2", "h3",
      "9a", "9b",
    ]
    expectEqual(screen.walk(19), ["list@0"] + way + ["f3"])
    expectEqual(screen.walk(17, .shift), way.reversed())
    let bare = Screen(list(), counts: [2, 0, 7, 2])
    expectEqual(bare.walk(4), ["list@0", "1a", "1b", "3a"])
  }

  @Test("passes up to 32 items without a field, and else leaves the list where it is")
  func withoutFields() {
    let screen = Screen(list(), counts: [400], hasFields: { [1, 33, 70].contains($0) })
    expectEqual(screen.walk(5), ["list@0", "1a", "1b", "33a", "33b"])
    let offset = screen.view.contentOffset
    // Row 33 ends at 1360, and 200 show.
    expectEqual(offset.y, 1_160)
    // Item 70 is the 37th from there. Item 0 is out of sight: the focus comes to the first that shows whole.
    expectEqual(screen.walk(1), ["list@29"])
    expectEqual(screen.view.contentOffset, offset)
  }

  /// Two rows, a carousel of eight, and rows.
  private func compositional() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let isCarousel = section == 1
      let size = NSCollectionLayoutSize(
        widthDimension: isCarousel ? .absolute(120) : .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let declared = NSCollectionLayoutSection(group: group)
      if isCarousel { declared.orthogonalScrollingBehavior = .continuous }
      return declared
    }
  }

  @Test("goes through a compositional screen item by item, along a carousel too, which scrolls")
  func compositionalScreen() {
    let screen = Screen(compositional(), counts: [2, 8, 40])
    // Items 2 to 9 are in the carousel, of which two and a half show.
    expectEqual(
      screen.walk(13),
      [
        "list@0", "1a", "1b", "3a", "3b", "5a", "5b", "7a", "7b", "9a", "9b", "11a", "11b",
      ]
    )
    expectEqual(screen.walk(4, .shift), ["11a", "9b", "9a", "7b"])
  }

  /// Items 1, 3 and 5 have fields.
  @Test("goes from an item that has the focus to what is in that")
  func intoItem() {
    let screen = Screen(compositional(), counts: [6])
    expectEqual(screen.walk(1), ["list@0"])
    for _ in 0..<3 { _ = press(screen, .keyboardDownArrow) }
    expectEqual(screen.walk(3), ["3a", "3b", "5a"])
  }

  @Test("leads back up to where one went down from, also across a carousel")
  func downAndUp() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let count = section == 1 ? 1 : 3
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)),
        heightDimension: .absolute(40)
      )
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      let declared = NSCollectionLayoutSection(group: group)
      if section == 2 { declared.orthogonalScrollingBehavior = .continuous }
      return declared
    }
    // 0 1 2 / 3 / 4 5 6 / 7 8 9
    let screen = Screen(layout, counts: [3, 1, 3, 3])
    screen.view.becomeFirstResponder()
    for start in 0..<3 {
      screen.view.selectItem(at: [0, start], animated: false, scrollPosition: [])
      let down = (0..<3).map { _ in press(screen, .keyboardDownArrow) }
      expectEqual(down, [[1, 0], [2, start], [3, start]])
      let up = (0..<3).map { _ in press(screen, .keyboardUpArrow) }
      expectEqual(up, [[2, start], [1, 0], [0, start]])
    }
    // A step aside begins anew.
    screen.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    _ = press(screen, .keyboardLeftArrow)
    expectEqual(press(screen, .keyboardDownArrow), [1, 0])
    expectEqual(press(screen, .keyboardDownArrow), [2, 1])
  }

  private func press(_ screen: Screen, _ key: UIKeyboardHIDUsage) -> IndexPath? {
    screen.fixture.screen.press(key)
    screen.fixture.backend.advanceUntilIdle()
    return screen.view.focusedPath
  }

  @Test("is not needed to select everything: Control and A do, where many may be selected")
  func selectAll() {
    let screen = Screen(list(), counts: [30, 20])
    screen.view.becomeFirstResponder()
    screen.fixture.screen.press(.keyboardA, modifiers: .control)
    #expect(screen.view.indexPathsForSelectedItems == nil)
    screen.view.allowsMultipleSelection = true
    screen.view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    screen.fixture.screen.press(.keyboardA, modifiers: .control)
    expectEqual(screen.view.indexPathsForSelectedItems?.count, 50)
    expectEqual(screen.view.focusedPath, [0, 4])
  }
}
