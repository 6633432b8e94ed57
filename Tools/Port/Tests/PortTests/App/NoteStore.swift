import ObjectiveC
import UIKit

/// What is told of changes.
@objc protocol NoteStoreDelegate {
  func notesDidChange(in store: NoteStore)
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
    notes.append(Note(title: title))
    delegate?.notesDidChange(in: self)
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
