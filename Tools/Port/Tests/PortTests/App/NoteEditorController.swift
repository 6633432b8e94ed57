import UIKit
import UIKit.UIGestureRecognizerSubclass

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
    field.addTarget(self, action: #selector(edited(_:)), for: .editingChanged)
    save.addTarget(
      self,
      action: #selector(saveNote as () -> Void),
      for: .touchUpInside
    )
    save.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }

  func disconnect() {
    // Only the second of two methods without parameters.
    save.removeTarget(
      self,
      action: #selector(NoteEditorController.leave),
      for: .touchUpInside
    )
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(leave) { return !calls.contains("leave") }
    return super.canPerformAction(action, withSender: sender)
  }

  @objc func edited(_ field: UITextField) {
    note.title = field.text ?? ""
  }

  @objc func saveNote() { saveNote(named: note.title) }

  func saveNote(named name: String) {
    calls.append("save \(name)")
    NotificationCenter.default.post(name: NoteStore.didSave, object: nil)
  }

  @objc private func leave() { calls.append("leave") }
}
