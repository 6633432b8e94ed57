import UIKit

final class Model: NSObject {
  func refresh() {}
  func clear() {}
  var title = ""
  var titleReader: Selector { #selector(getter: Model.title) }
}

extension ListController {
  func listen(action: Selector = #selector(listen2)) {
    NotificationCenter.default.addObserver(self, selector: action, name: nil, object: nil)
  }

  func listen2() {}
}
