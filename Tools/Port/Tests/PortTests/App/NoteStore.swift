import ObjectiveC
import UIKit

/// The delegate of a store, which is notified of changes.
@objc protocol NoteStoreDelegate {
  func notesDidChange(in store: NoteStore)
  @objc optional func store(_ store: NoteStore, didAdd note: Note)
}

/// A delegate that counts changes and implements no optional method.
final class NoteCounter: NSObject, NoteStoreDelegate {
  private(set) var changes = 0

  func notesDidChange(in store: NoteStore) { changes += 1 }
}

/// The notes of the app.
final class NoteStore: NSObject {
  static let didSave = Notification.Name("NoteStoreDidSave")

  weak var delegate: NoteStoreDelegate?
  @objc private(set) var notes: [Note] = [Note(title: "Milk"), Note(title: "Bread")]
  @objc private(set) var saves = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(saved),
      name: Self.didSave,
      object: nil
    )
  }

  @objc func add(_ title: String) {
    let note = Note(title: title)
    notes.append(note)
    delegate?.notesDidChange(in: self)
    delegate?.store?(self, didAdd: note)
  }

  func sort(by order: NoteOrder) {
    if order == .title { notes.sort { $0.title < $1.title } }
    delegate?.notesDidChange(in: self)
  }

  @objc
  private func saved(_ notification: Notification) {
    saves += 1
  }
}
