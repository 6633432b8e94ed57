import UIKit

// MARK: - Lifecycle

extension NoteListController {
  /// Puts the list into the view.
  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    reload()
  }
}
