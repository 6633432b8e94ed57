import TesseraTestSupport
import Testing
import UIKit

private final class Rows: UIViewController {
  var count = 3
}

private final class Named: UIViewController {
  let name: String

  override init(nibName: String?, bundle: Bundle?) {
    name = "default"
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("A type of view controllers")
@MainActor
struct ControllerTypeTests {
  @Test("makes a controller of the class that it stands for")
  func plain() {
    let types: [UIViewController.Type] = [Rows.self, Named.self, UINavigationController.self]
    let controllers = types.map { $0.init() }
    expectEqual((controllers[0] as? Rows)?.count, 3)
    expectEqual((controllers[1] as? Named)?.name, "default")
    #expect(controllers[2] is UINavigationController)
  }

  @Test("makes one through a generic parameter")
  func generic() {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }
    expectEqual(make(Rows.self).count, 3)
  }
}

@Suite("A type of views")
@MainActor
struct ViewTypeTests {
  @Test("makes a view of the class that it stands for")
  func types() {
    let types: [UIView.Type] = [UILabel.self, UIView.self]
    #expect(types[0].init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) is UILabel)
    expectEqual(types[0].init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
    #expect(types[0].init() is UILabel)
    #expect(type(of: types[1].init()) == UIView.self)
  }
}
