import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A layer of no view")
@MainActor
struct CATransactionTests {
  /// A window with a layer that no frame has shown yet, its middle at (10, 10).
  @MainActor
  private struct LayerFixture {
    let fixture = Fixture()
    let layer = CALayer()

    init() {
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      fixture.window.layer.addSublayer(layer)
    }

    var shownX: CGFloat? { layer.presentation()?.position.x }
  }

  @Test("animates changes over a quarter of a second, once it was shown")
  func implicit() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    layer.position.x = 60
    expectEqual(stage.shownX, 60)
    fixture.backend.makeFrame()
    layer.position.x = 160
    #expect(layer.position.x == 160 && stage.shownX == 60)
    fixture.backend.advance(by: 0.125)
    // Halfway in time, ease-out has it beyond the middle.
    #expect((stage.shownX ?? 0) > 110 && (stage.shownX ?? 0) < 160)
    fixture.backend.advance(by: 0.125)
    expectEqual(stage.shownX, 160)
  }

  @Test("animates as its transaction says, which ends with its settings")
  func settings() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    fixture.backend.makeFrame()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 110
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
    fixture.backend.advance(by: 0.5)
    expectEqual(stage.shownX, 35)
    fixture.backend.advance(by: 1.5)
    expectEqual(stage.shownX, 110)
  }

  @Test("changes at once with actions disabled, in the transactions inside too")
  func disabled() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    fixture.backend.makeFrame()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    layer.position.x = 60
    CATransaction.commit()
    CATransaction.commit()
    #expect(stage.shownX == 60 && !CATransaction.disableActions())
  }

  @Test("takes the settings without a transaction of its own until the next frame")
  func outermost() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    fixture.backend.makeFrame()
    CATransaction.setDisableActions(true)
    layer.position.x = 60
    expectEqual(stage.shownX, 60)
    fixture.backend.makeFrame()
    #expect(!CATransaction.disableActions())
  }

  @Test("does not animate what animation blocks animate, and ends its animations with its window")
  func others() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.show(view)
    view.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    UIView.animate(withDuration: 9) { layer.position.x = 60 }
    fixture.backend.advance(by: 0.3)
    expectEqual(stage.shownX, 60)
    layer.position.x = 100
    view.removeFromSuperview()
    #expect(stage.shownX == nil)
    fixture.window.addSubview(view)
    expectEqual(stage.shownX, 100)
    layer.position.x = 10
    expectEqual(stage.shownX, 10)
  }

  @Test("completes its transaction when all that began in it has ended, animations of views too")
  func completion() {
    let stage = LayerFixture()
    let (fixture, layer) = (stage.fixture, stage.layer)
    fixture.backend.makeFrame()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("transaction") }
    layer.position.x = 60
    UIView.animate(withDuration: 1) {
      fixture.window.alpha = 0.5
    } completion: { _ in
      log.append("view")
    }
    CATransaction.commit()
    UIView.animate(withDuration: 3) { fixture.window.backgroundColor = .red }
    fixture.backend.advance(by: 0.5)
    #expect(log.isEmpty)
    fixture.backend.advance(by: 0.5)
    expectEqual(log, ["view", "transaction"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("nothing") }
    CATransaction.commit()
    expectEqual(log.last, "nothing")
  }

  @Test("says what its transaction was told, and what is around it after that")
  func reading() {
    _ = Fixture()
    #expect(
      CATransaction.animationTimingFunction() == nil && CATransaction.completionBlock() == nil
    )
    let function = CAMediaTimingFunction(name: .easeIn)
    var isComplete = false
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(function)
    CATransaction.setCompletionBlock { isComplete = true }
    CATransaction.begin()
    #expect(CATransaction.animationTimingFunction() === function)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    CATransaction.completionBlock()?()
    #expect(isComplete)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test("ends the transaction that was not begun before the next frame, but in none that was")
  func flush() {
    _ = Fixture()
    var log: [String] = []
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.flush()
    #expect(log.isEmpty && CATransaction.animationDuration() == 2)
    CATransaction.commit()
    CATransaction.flush()
    #expect(log == ["outer"] && CATransaction.animationDuration() == 0.25)
  }

  @Test("reports a commit without a beginning")
  func unbalanced() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    CATransaction.commit()
    expectEqual(messages, ["CATransaction.commit() was called without begin()."])
  }

  @Test("has the time of frames")
  func time() {
    let fixture = Fixture()
    let start = CACurrentMediaTime()
    fixture.backend.advance(by: 0.5)
    expectEqual(CACurrentMediaTime(), start + 0.5)
  }

  @Test("has timing functions by name and by control points")
  func timingFunctions() {
    var point: [Float] = [0, 0]
    let named: [(CAMediaTimingFunctionName, [Float], [Float])] = [
      (.default, [0.25, 0.1], [0.25, 1]), (.linear, [0, 0], [1, 1]), (.easeIn, [0.42, 0], [1, 1]),
      (.easeOut, [0, 0], [0.58, 1]), (.easeInEaseOut, [0.42, 0], [0.58, 1]),
    ]
    for (name, first, second) in named {
      let function = CAMediaTimingFunction(name: name)
      function.getControlPoint(at: 1, values: &point)
      expectEqual(point, first, "\(name.rawValue)")
      function.getControlPoint(at: 2, values: &point)
      expectEqual(point, second, "\(name.rawValue)")
    }
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    expectEqual(point, [0.3, 0.4])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
    expectEqual(point, [0.3, 0.4])
  }
}
