import UIKit

final class Model: NSObject {
  func refresh() {}
  func clear() {}
  var title = ""
  var titleReader: Selector { Selector(\Model.title) }
}

extension ListController {
  func listen(action: Selector = Selector(ListController.listen2)) {
    NotificationCenter.default.addObserver(self, selector: action, name: nil, object: nil)
  }

  func listen2() {}
}
