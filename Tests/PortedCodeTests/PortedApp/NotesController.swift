import UIKit

/// The first screen.
final class NotesController: NoteListController, NoteStoreDelegate {
  private let order = UIButton(type: .system)
  lazy var doubleTap = UITapGestureRecognizer(target: self, action: Selector(Self.sortNotes))
  var opensEditor = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    store.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: Selector(Self.addNote(_:))
    )
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
  }

  func addNote(_ item: UIBarButtonItem) {
    store.add("Note \(store.notes.count + 1)")
  }

  private func sortNotes() { store.sort(by: .title) }

  func notesDidChange(in store: NoteStore) { reload() }

  func store(_ store: NoteStore, didAdd note: Note) { title = note.title }

  /// Opens a note in an editor.
  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
    guard opensEditor else { return }
    let editor = NoteEditorController(note: shown[indexPath.item])
    navigationController?.pushViewController(editor, animated: false)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(Self.addByKey))]
  }
}
