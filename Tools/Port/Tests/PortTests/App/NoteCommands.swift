import UIKit

/// A screen whose menu has commands, which go along the chain of responders.
class NoteCommandController: UIViewController {
  private(set) var done: [String] = []

  var menu: UIMenu {
    UIMenu(children: [
      UICommand(title: "Archive", action: #selector(archive(_:))),
      UICommand(title: "Share", action: #selector(NoteCommandController.share)),
    ])
  }

  @objc func archive(_ sender: Any?) { done.append("archive") }

  @objc func share() { done.append("share") }

  func archiveByChain() {
    UIApplication.shared.sendAction(
      #selector(archive(_:)),
      to: self,
      from: nil,
      for: nil
    )
  }
}

extension NoteCommandController {
  // Sharing once is enough.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(share) { return !done.contains("share") }
    return super.canPerformAction(action, withSender: sender)
  }
}
