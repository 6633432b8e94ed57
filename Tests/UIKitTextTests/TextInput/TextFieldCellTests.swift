import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A cell with a text field, and the notes that the fields of a list are about.
private final class NoteCell: UICollectionViewCell, UITextFieldDelegate {
  let field = UITextField()
  var changed: ((String) -> Void)?
  var ended: ((String) -> Void)?

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

  func textFieldDidEndEditing(_ textField: UITextField) { ended?(textField.text ?? "") }
}

@Suite("A text field in a cell")
@MainActor
struct TextFieldCellTests {
  /// A list of a hundred notes, whose texts are kept as they are typed.
  @MainActor
  private final class Notes {
    let fixture = Fixture(width: 300, height: 400)
    let view: UICollectionView
    var texts = (0..<100).map { "note \($0)" }
    var endings: [Int: String] = [:]
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: layout
      )
      let registration = UICollectionView.CellRegistration<NoteCell, Int> {
        [unowned self] cell, _, number in
        cell.changed = { [weak self] in self?.texts[number] = $0 }
        cell.ended = { [weak self] in self?.endings[number] = $0 }
        cell.field.text = self.texts[number]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      fixture.show(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<100))
      source?.apply(snapshot, animatingDifferences: false)
      fixture.backend.advanceUntilIdle()
    }

    func scroll(to offset: CGFloat) {
      view.contentOffset.y = offset
      fixture.backend.advanceUntilIdle()
    }

    func field(_ row: Int) -> UITextField? {
      (view.cellForItem(at: IndexPath(item: row, section: 0)) as? NoteCell)?.field
    }
  }

  @Test("keeps what is typed in it, and shows no other item's text")
  func scrolling() throws {
    let notes = Notes()
    notes.fixture.screen.tap(at: CGPoint(x: 250, y: 60))
    notes.fixture.screen.press(.keyboardA, characters: "a")
    expectEqual(notes.texts[1], "note 1a")
    for offset in stride(from: CGFloat(0), through: 3600, by: 90) {
      notes.scroll(to: offset)
      for path in notes.view.indexPathsForVisibleItems {
        expectEqual(notes.field(path.item)?.text, notes.texts[path.item])
      }
    }
    #expect(notes.endings.isEmpty, "It is edited out of sight")
    notes.fixture.screen.press(.keyboardA, characters: "b")
    expectEqual(notes.texts[1], "note 1ab")
    notes.scroll(to: 0)
    expectEqual(notes.field(1)?.text, "note 1ab")
    #expect(notes.field(1)?.isEditing == true)
  }

  @Test("goes on being edited while its cell is in sight")
  func inSight() throws {
    let notes = Notes()
    notes.fixture.screen.tap(at: CGPoint(x: 250, y: 380))
    notes.scroll(to: 300)
    notes.fixture.screen.press(.keyboardA, characters: "b")
    expectEqual(notes.texts[9], "note 9b")
    #expect(notes.field(9)?.isEditing == true)
  }

  @Test("does not select its cell when it is pressed")
  func selecting() {
    let notes = Notes()
    notes.fixture.screen.tap(at: CGPoint(x: 250, y: 60))
    #expect(notes.view.indexPathsForSelectedItems?.isEmpty ?? true)
  }
}
