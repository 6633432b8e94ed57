import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A cell with a text field, and how often cells of its kind were made and used again.
private final class FieldCell: UICollectionViewCell, UITextFieldDelegate {
  let field = UITextField()
  var changed: ((String) -> Void)?
  var ended: (() -> Void)?
  private(set) var reuseCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.delegate = self
    field.addAction(
      UIAction { [unowned self] _ in self.changed?(self.field.text ?? "") },
      for: .editingChanged
    )
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  func textFieldDidEndEditing(_ textField: UITextField) { ended?() }
}

@Suite("A cell that is edited")
@MainActor
struct KeptCellTests {
  /// Ways in which a list can run.
  struct Direction: CustomTestStringConvertible {
    let axis: UICollectionView.ScrollDirection
    let isRightToLeft: Bool

    static let all = [
      Direction(axis: .vertical, isRightToLeft: false),
      Direction(axis: .vertical, isRightToLeft: true),
      Direction(axis: .horizontal, isRightToLeft: false),
      Direction(axis: .horizontal, isRightToLeft: true),
    ]

    var testDescription: String {
      "\(axis == .vertical ? "vertical" : "horizontal")\(isRightToLeft ? ", right to left" : "")"
    }
  }

  /// A list of 10,000 texts, each 40 long, of which 10 show.
  @MainActor
  private final class Texts: NSObject, UICollectionViewDelegate {
    let fixture: Fixture
    let view: UICollectionView
    private let start: UICollectionView.ScrollPosition
    var texts: [Int: String] = [:]
    var ended: [Int] = []
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ direction: Direction) {
      start = direction.axis == .vertical ? .top : direction.isRightToLeft ? .right : .left
      fixture = Fixture(
        width: 400,
        height: 400,
        environment: UIBackendEnvironment(isRightToLeft: direction.isRightToLeft)
      )
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction.axis
      layout.itemSize =
        direction.axis == .vertical
        ? CGSize(width: 400, height: 40) : CGSize(width: 40, height: 400)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400),
        collectionViewLayout: layout
      )
      super.init()
      let registration = UICollectionView.CellRegistration<FieldCell, Int> {
        [unowned self] cell, _, number in
        cell.changed = { [weak self] in self?.texts[number] = $0 }
        cell.ended = { [weak self] in self?.ended.append(number) }
        cell.field.text = self.texts[number] ?? "\(number)"
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      fixture.show(view)
      apply(Array(0..<10_000))
    }

    func apply(_ numbers: [Int], animated: Bool = false, reloading: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      snapshot.reloadItems(reloading)
      source?.apply(snapshot, animatingDifferences: animated)
      fixture.backend.advanceUntilIdle()
    }

    func reconfigure(_ number: Int) {
      guard var snapshot = source?.snapshot() else { return }
      snapshot.reconfigureItems([number])
      source?.apply(snapshot, animatingDifferences: false)
      fixture.backend.advanceUntilIdle()
    }

    func scroll(to item: Int, animated: Bool = false) {
      view.scrollToItem(
        at: IndexPath(item: item, section: 0),
        at: start,
        animated: animated
      )
      fixture.backend.advanceUntilIdle()
    }

    func cell(_ item: Int) -> FieldCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? FieldCell
    }

    func type(_ character: Character) {
      fixture.screen.press(
        UIKeyboardHIDUsage.letter(character) ?? .keyboardA,
        characters: String(character)
      )
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
      fixture.screen.press(key, modifiers: modifiers)
    }
  }

  @Test(
    "C48 is kept with its text, selection, undo and keys while it is out of sight",
    arguments: Direction.all
  )
  func keeping(_ direction: Direction) throws {
    let test = Texts(direction)
    let cell = try #require(test.cell(3))
    #expect(cell.field.becomeFirstResponder())
    test.type("a")
    test.press(direction.isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow, .shift)
    expectEqual(cell.field.editorView.surface.summaryOfEditor, "3[a]")
    test.scroll(to: 9_990)
    #expect(test.cell(3) == nil)
    #expect(!test.view.visibleCells.contains(cell))
    expectEqual(test.view.indexPath(for: cell), IndexPath(item: 3, section: 0))
    #expect(cell.field.isFirstResponder)
    test.type("b")
    expectEqual(test.texts[3], "3b", "Keys reach it")
    test.apply(Array(20_000..<20_100) + Array(0..<10_000))
    expectEqual(test.view.indexPath(for: cell), IndexPath(item: 103, section: 0))
    for number in [0, 300, 5_000, 9_000] {
      test.scroll(to: number)
      #expect(!test.view.visibleCells.contains(cell))
      #expect(cell.convert(cell.bounds, to: nil).intersects(test.fixture.window.bounds) == false)
    }
    test.scroll(to: 100)
    #expect(test.cell(103) === cell)
    expectEqual(cell.frame, test.view.layoutAttributesForItem(at: [0, 103])?.frame)
    #expect(!cell.isHidden)
    expectEqual(cell.reuseCount, 0)
    #expect(cell.field.isFirstResponder)
    expectEqual(cell.field.editorView.surface.summaryOfEditor, "3b|")
    test.press(UIKeyboardHIDUsage(rawValue: 0x1D), .control)
    expectEqual(cell.field.text, "3a", "It can still be undone")
    #expect(test.ended.isEmpty)
  }

  @Test("C48 is the only one that is kept, while other views are used again")
  func others() throws {
    let test = Texts(Direction.all[0])
    let cell = try #require(test.cell(3))
    #expect(cell.field.becomeFirstResponder())
    var views: Set<ObjectIdentifier> = []
    for item in stride(from: 0, through: 9_900, by: 7) {
      test.view.contentOffset.y = CGFloat(item) * 40
      test.fixture.backend.makeFrame()
      for cell in test.view.visibleCells { views.insert(ObjectIdentifier(cell)) }
    }
    #expect(views.count <= 24, "Those of two screens, and the one that is kept")
    let other = try #require(test.cell(9_902))
    #expect(other.field.becomeFirstResponder())
    expectEqual(test.ended, [3])
    test.scroll(to: 3_000)
    test.scroll(to: 0)
    #expect(other.field.isFirstResponder)
    expectEqual(test.cell(3)?.field.text, "3")
    expectEqual(test.view.subviews.filter { $0 is FieldCell && !$0.isHidden }.count, 11)
  }

  @Test("C48 goes with its item, and editing ends then")
  func deleting() throws {
    let test = Texts(Direction.all[0])
    #expect(test.cell(3)?.field.becomeFirstResponder() == true)
    test.scroll(to: 5_000)
    test.apply(Array(0..<3) + Array(4..<10_000))
    expectEqual(test.ended, [3])
    #expect(test.fixture.window.firstResponder == nil)
    test.scroll(to: 0)
    expectEqual(test.cell(3)?.field.text, "4")
  }

  @Test("C48 goes when its item or everything is reloaded, and editing ends then")
  func reloading() throws {
    let test = Texts(Direction.all[0])
    #expect(test.cell(3)?.field.becomeFirstResponder() == true)
    test.scroll(to: 5_000)
    test.apply(Array(0..<10_000), reloading: [3])
    expectEqual(test.ended, [3])
    test.scroll(to: 0)
    #expect(test.cell(4)?.field.becomeFirstResponder() == true)
    test.scroll(to: 5_000)
    test.view.reloadData()
    test.fixture.backend.advanceUntilIdle()
    expectEqual(test.ended, [3, 4])
    #expect(test.fixture.window.firstResponder == nil)
  }

  @Test("C48 is filled in again when it comes back, if it was reconfigured meanwhile")
  func reconfiguring() throws {
    let test = Texts(Direction.all[0])
    let cell = try #require(test.cell(3))
    #expect(cell.field.becomeFirstResponder())
    test.scroll(to: 5_000)
    test.texts[3] = "another"
    test.reconfigure(3)
    test.scroll(to: 0)
    #expect(test.cell(3) === cell)
    expectEqual(cell.field.text, "another")
    #expect(cell.field.isFirstResponder)
  }

  @Test("C48 stays while animations bring it out of sight and back", arguments: Direction.all)
  func animations(_ direction: Direction) throws {
    let test = Texts(direction)
    let cell = try #require(test.cell(3))
    #expect(cell.field.becomeFirstResponder())
    test.scroll(to: 9_000, animated: true)
    #expect(test.cell(3) == nil)
    test.scroll(to: 0, animated: true)
    #expect(test.cell(3) === cell)
    // 100 items in front, animated, push it out.
    test.apply([3] + Array(4..<10_000), animated: true)
    test.apply(Array(20_000..<20_100) + [3] + Array(4..<10_000), animated: true)
    test.scroll(to: 0)
    #expect(test.cell(100) == nil)
    #expect(cell.field.isFirstResponder)
    test.apply([3] + Array(4..<10_000), animated: true)
    #expect(test.cell(0) === cell)
    #expect(cell.field.isFirstResponder)
    expectEqual(cell.frame, test.view.layoutAttributesForItem(at: [0, 0])?.frame)
    #expect(test.ended.isEmpty)
  }

  @Test("C48 is let go once it is not edited any more")
  func ending() throws {
    let test = Texts(Direction.all[0])
    let cell = try #require(test.cell(3))
    #expect(cell.field.becomeFirstResponder())
    test.scroll(to: 5_000)
    #expect(cell.field.resignFirstResponder())
    test.scroll(to: 6_000)
    #expect(cell.mounting == nil || test.view.visibleCells.contains(cell))
    test.scroll(to: 0)
    expectEqual(test.cell(3)?.field.text, "3")
  }
}

extension UIBackendSurface {
  fileprivate var summaryOfEditor: String { (self as? HeadlessTextEditor)?.summary ?? "none" }
}
