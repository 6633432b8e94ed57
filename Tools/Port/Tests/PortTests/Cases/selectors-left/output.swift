import UIKit

final class Task: NSObject {
  var progress = 0.0
  var label: UILabel!

  func start(with source: Any) {
    listen(NSSelectorFromString("stop"))
    listen(Selector("stop"))
    listen(Selector(("stop")))
    listen(#selector(setter: Task.progress))
    listen(#selector(unknown.stop))
    listen(#selector(Task.three(_:_:_:)))
    print(#keyPath(Task.progress))
  }

  func three(_ a: Int, _ b: Int, _ c: Int) {}
  func listen(_ selector: Selector) {}
}

func free() {
  print(#selector(stop))
}
