import UIKit

extension NotesController {
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
    [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addByKey))]
  }

  @objc func addByKey(_ command: UIKeyCommand) {
    store.add("Key \(command.input ?? "")")
  }
}
