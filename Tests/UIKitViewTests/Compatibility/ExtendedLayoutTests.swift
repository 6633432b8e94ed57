import TesseraTestSupport
import Testing
import UIKit

@Suite("A controller below a bar")
@MainActor
struct ExtendedLayoutTests {
  /// The bar is 44 points high.
  @Test("has its view behind the bar, whether that is opaque or not", arguments: [false, true])
  func behind(_ extends: Bool) {
    let fixture = Fixture()
    let controller = UIViewController()
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    controller.extendedLayoutIncludesOpaqueBars = extends
    fixture.window.rootViewController = UINavigationController(rootViewController: controller)
    fixture.backend.makeFrame()
    expectEqual(controller.extendedLayoutIncludesOpaqueBars, extends)
    expectEqual(controller.view.convert(controller.view.bounds, to: nil), fixture.window.bounds)
    expectEqual(controller.view.safeAreaInsets.top, 44)
  }
}
