import Foundation

extension UIViewController {
  /// Whether what a controller shows can be edited, and the button for that.
  struct Editing {
    var isOn = false
    var button: UIBarButtonItem?
  }

  func makeEditButtonItem() -> UIBarButtonItem {
    if let button = content.editing.button { return button }
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: toggle)
    button.showEditing(isEditing)
    content.editing.button = button
    return button
  }
}

extension UIBarButtonItem {
  /// Says *Done* while something is edited, and *Edit* else.
  func showEditing(_ isEditing: Bool) {
    become(isEditing ? .done : .edit)
    style = isEditing ? .done : .plain
  }
}
