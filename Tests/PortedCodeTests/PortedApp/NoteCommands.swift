import UIKit

/// A screen whose menu has commands, which go along the chain of responders.
class NoteCommandController: UIViewController {
  private(set) var done: [String] = []

  var menu: UIMenu {
    UIMenu(children: [
      UICommand(title: "Archive", action: Selector(Self.archive(_:), named: "archive(_:)")),
      UICommand(title: "Share", action: Selector(NoteCommandController.share, named: "share")),
    ])
  }

  func archive(_ sender: Any?) { done.append("archive") }

  func share() { done.append("share") }

  func archiveByChain() {
    UIApplication.shared.sendAction(
      Selector(Self.archive(_:), named: "archive(_:)"),
      to: self,
      from: nil,
      for: nil
    )
  }

  // Sharing once is enough.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(Self.share, named: "share") { return !done.contains("share") }
    return super.canPerformAction(action, withSender: sender)
  }
}
