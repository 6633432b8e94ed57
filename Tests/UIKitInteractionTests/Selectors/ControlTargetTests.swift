import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// A controller as it is written for iOS, with a button of 100 × 100 points at (100, 100).
@MainActor
private class PressController: UIViewController {
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  func connect() { button.addTarget(self, action: Selector(Self.save), for: .touchUpInside) }

  func disconnect() {
    button.removeTarget(self, action: Selector(PressController.save), for: .touchUpInside)
  }

  func connectSecret() {
    button.addTarget(self, action: Selector(Self.secret), for: .touchUpInside)
  }

  func save() { calls.append("save") }
  func close() { calls.append("close") }
  func pressed(_ sender: UIButton) { calls.append(sender === button ? "button" : "another") }
  func pressed(_ sender: Any, with event: UIEvent?) {
    calls.append(event == nil ? "no event" : "event")
  }
  func slid(_ sender: UISlider) { calls.append("slid") }
  private func secret() { calls.append("secret") }
}

private final class LoudController: PressController {
  override func save() {
    super.save()
    calls.append("loudly")
  }
}

/// A view that can have the keys, and a method that a controller has as well.
private final class PageView: UIView {
  var calls = 0
  var allows = true

  override var canBecomeFirstResponder: Bool { true }
  func turn() { calls += 1 }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows && super.canPerformAction(action, withSender: sender)
  }
}

/// A button that keeps count of what it sends.
private final class CountingButton: UIButton {
  var sent: [Selector] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent.append(action)
    super.sendAction(action, to: target, for: event)
  }
}

@Suite("A method that a control calls")
@MainActor
final class ControlTargetTests {
  // Made by the test itself: suites are made one after the other, and a fixture starts a program of its own.
  private lazy var fixture = Fixture()
  private let middle = CGPoint(x: 150, y: 150)

  private func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return controller
  }

  private func tap() {
    fixture.screen.tap(at: middle)
    fixture.backend.advance(by: 1)
  }

  @Test("is called for a tap, as a subclass overrides it")
  func overrides() {
    let quiet = show(PressController())
    quiet.connect()
    tap()
    expectEqual(quiet.calls, ["save"])
    let loud = show(LoudController())
    loud.connect()
    tap()
    expectEqual(loud.calls, ["save", "loudly"])
  }

  @Test("may be private")
  func secret() {
    let controller = show(PressController())
    controller.connectSecret()
    tap()
    expectEqual(controller.calls, ["secret"])
  }

  @Test("gets the control, and the event, in the order in which they were added beside closures")
  func arguments() {
    let controller = show(PressController())
    let button = controller.button
    let oneArgument = Selector(PressController.pressed(_:))
    button.addTarget(controller, action: oneArgument, for: .touchUpInside)
    button.addAction(UIAction { _ in controller.calls.append("closure") }, for: .touchUpInside)
    let twoArguments = Selector(PressController.pressed(_:with:))
    button.addTarget(controller, action: twoArguments, for: .touchUpInside)
    tap()
    expectEqual(controller.calls, ["button", "closure", "event"])
    controller.calls = []
    button.sendActions(for: .touchUpInside)
    expectEqual(controller.calls, ["button", "closure", "no event"])
  }

  @Test("is called once, however often it was added at one place")
  func once() {
    let controller = show(PressController())
    for _ in 0..<3 { controller.connect() }
    tap()
    expectEqual(controller.calls, ["save"])
  }

  @Test("is not called once the target is gone, which is not kept")
  func weakTarget() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    fixture.show(button)
    weak var gone: PressController?
    do {
      let controller = PressController()
      gone = controller
      button.addTarget(controller, action: Selector(PressController.save), for: .touchUpInside)
    }
    #expect(gone == nil)
    tap()
    #expect(button.allTargets.isEmpty)
  }

  @Test("is removed by a selector that was made at another place")
  func removal() {
    let controller = show(PressController())
    controller.connect()
    expectEqual(controller.button.allTargets, [controller])
    controller.disconnect()
    tap()
    expectEqual(controller.calls, [])
    expectEqual(controller.button.allTargets, [])
    expectEqual(controller.button.allControlEvents, [])
  }

  @Test("is removed by the selector that added it, where the target has others")
  func removalOfOne() {
    let controller = show(PressController())
    let save = Selector(PressController.save)
    let close = Selector(PressController.close)
    for action in [save, close] {
      controller.button.addTarget(controller, action: action, for: .touchUpInside)
    }
    controller.button.removeTarget(controller, action: save, for: .touchUpInside)
    tap()
    expectEqual(controller.calls, ["close"])
  }

  @Test("stays, with a diagnostic, where another one may be meant")
  func ambiguousRemoval() {
    let controller = show(PressController())
    let button = controller.button
    button.addTarget(controller, action: Selector(PressController.close), for: .touchUpInside)
    controller.connect()
    let messages = reports { controller.disconnect() }
    expectEqual(messages.count, 1)
    tap()
    expectEqual(controller.calls, ["close", "save"])
  }

  @Test("is removed with all of its target, or of all targets")
  func removalOfAll() {
    let controller = show(PressController())
    let button = controller.button
    let other = PressController()
    controller.connect()
    button.addTarget(other, action: Selector(PressController.close), for: .touchUpInside)
    button.removeTarget(controller, action: nil, for: .allEvents)
    tap()
    expectEqual(controller.calls, [])
    expectEqual(other.calls, ["close"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    tap()
    expectEqual(other.calls, ["close"])
  }

  @Test("is told for each target and event")
  func actions() {
    let controller = show(PressController())
    let button = controller.button
    controller.connect()
    let found = button.actions(forTarget: controller, forControlEvent: .touchUpInside)
    expectEqual(found?.count, 1)
    #expect(button.actions(forTarget: controller, forControlEvent: .touchDown) == nil)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
  }

  @Test("is not called with an argument of another type, which is reported")
  func wrongArgument() {
    let controller = show(PressController())
    let slid = Selector(PressController.slid(_:))
    controller.button.addTarget(controller, action: slid, for: .touchUpInside)
    let messages = reports { tap() }
    expectEqual(controller.calls, [])
    expectEqual(messages.count, 1)
  }

  @Test("is looked for from the first responder on, and then from the control, without a target")
  func responderChain() {
    let controller = show(PressController())
    controller.button.addTarget(nil, action: Selector(PressController.save), for: .touchUpInside)
    #expect(controller.button.allTargets.first?.base is NSNull)
    tap()
    expectEqual(controller.calls, ["save"])
    let page = PageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(page)
    let turn = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    controller.view.addSubview(turn)
    turn.addTarget(nil, action: Selector(PageView.turn), for: .primaryActionTriggered)
    turn.performPrimaryAction()
    expectEqual(page.calls, 0)
    page.becomeFirstResponder()
    turn.performPrimaryAction()
    expectEqual(page.calls, 1)
    page.allows = false
    turn.performPrimaryAction()
    expectEqual(page.calls, 1)
  }

  @Test("is sent by the program, to the target that a responder names")
  func sentByProgram() {
    let controller = show(PressController())
    let save = Selector(PressController.save)
    let program = UIApplication.shared
    let target = controller.button.target(forAction: save, withSender: nil)
    #expect(target as? UIViewController === controller)
    #expect(controller.button.canPerformAction(save, withSender: nil) == false)
    #expect(program.sendAction(save, to: nil, from: controller.button, for: nil))
    let turn = Selector(PageView.turn)
    #expect(program.sendAction(turn, to: nil, from: controller.button, for: nil) == false)
    expectEqual(controller.calls, ["save"])
  }

  @Test("is sent by the control, so that a subclass sees each of them")
  func sentByControl() {
    let controller = show(PressController())
    let button = CountingButton()
    let save = Selector(PressController.save)
    button.addTarget(controller, action: save, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(button.sent, [save])
    expectEqual(controller.calls, ["save"])
    button.sendAction(save, to: controller, for: nil)
    expectEqual(controller.calls, ["save", "save"])
  }
}
