import CoreGraphics
import Tessera
import TesseraTestSupport
import Testing

@Suite("A handler of a gesture recogniser")
@MainActor
struct GestureHandlerTests {
  @Test("is called with the recogniser, after those added before it")
  func isCalled() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var calls: [String] = []
    let tap = UITapGestureRecognizer { _ in calls.append("first") }
    tap.addHandler { calls.append("second at \($0.location(in: view).x)") }
    view.addGestureRecognizer(tap)
    fixture.screen.tap(at: CGPoint(x: 30, y: 40))
    expectEqual(calls, ["first", "second at 30.0"])
  }
}
