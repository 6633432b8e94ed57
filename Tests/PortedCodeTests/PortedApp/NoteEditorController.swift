import UIKit

/// The screen of a note.
class NoteEditorController: UIViewController {
  let note: Note
  let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
  let save = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 40))
  private(set) var calls: [String] = []

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = note.title
    save.setTitle("Save", for: .normal)
    view.addSubview(field)
    view.addSubview(save)
    connect()
  }

  private func connect() {
    field.addTarget(self, action: Selector(Self.edited(_:)), for: .editingChanged)
    save.addTarget(
      self,
      action: Selector(Self.saveNote as (Self) -> () -> Void),
      for: .touchUpInside
    )
    save.addTarget(self, action: Selector(Self.leave, named: "leave"), for: .touchUpInside)
  }

  func disconnect() {
    // Only the second of two methods without parameters.
    save.removeTarget(
      self,
      action: Selector(NoteEditorController.leave, named: "leave"),
      for: .touchUpInside
    )
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(Self.leave, named: "leave") { return !calls.contains("leave") }
    return super.canPerformAction(action, withSender: sender)
  }

  func edited(_ field: UITextField) {
    note.title = field.text ?? ""
  }

  func saveNote() { saveNote(named: note.title) }

  func saveNote(named name: String) {
    calls.append("save \(name)")
    NotificationCenter.default.post(name: NoteStore.didSave, object: nil)
  }

  private func leave() { calls.append("leave") }
}
