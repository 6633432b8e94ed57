import UIKit

extension NotesController {
  func addByKey(_ command: UIKeyCommand) {
    store.add("Key \(command.input ?? "")")
  }
}
