import UIKit

/// Has a list load its rows again when it is pulled down.
final class NoteRefresh: NSObject {
  let control = UIRefreshControl()
  private weak var controller: NoteListController?

  init(_ controller: NoteListController) {
    self.controller = controller
    super.init()
    control.addTarget(self, action: #selector(self.refresh), for: .valueChanged)
    controller.list.refreshControl = control
  }

  @IBAction private func refresh() {
    controller?.reload()
    control.endRefreshing()
  }
}
