import UIKit

/// The first screen.
final class NotesController: NoteListController, NoteStoreDelegate {
  private let order = UIButton(type: .system)
  lazy var doubleTap = UITapGestureRecognizer(target: self, action: #selector(self.sortNotes))
  var opensEditor = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    store.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(addNote(_:))
    )
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
  }

  @IBAction func addNote(_ item: UIBarButtonItem) {
    store.add("Note \(store.notes.count + 1)")
  }

  @objc private func sortNotes() { store.sort(by: .title) }

  func notesDidChange(in store: NoteStore) { reload() }

  func store(_ store: NoteStore, didAdd note: Note) { title = note.title }
}
