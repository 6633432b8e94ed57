import Testing
import UIKit

// Selectors in the language mode of most code that is brought along: beside `#selector` of each line, the type that it stands in.

private class FormController: UIViewController {
  let button = UIButton(type: .system)
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector(Self.save), for: .touchUpInside)
    button.addTarget(self, action: Selector(Self.pressed(_:)), for: .touchUpInside)
    button.addTarget(self, action: Selector(FormController.pressed(_:for:)), for: .touchUpInside)
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: Selector(Self.save)
    )
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(Self.changed(_:)),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  func save() { calls.append("save") }
  private func pressed(_ sender: UIButton) { calls.append("pressed") }
  private func pressed(_ sender: Any?, for event: UIEvent?) { calls.append("event") }
  private func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
  func changed(_ notification: Notification) { calls.append("changed") }
}

private final class OrderController: FormController {
  override func save() { calls.append("order") }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    button.removeTarget(self, action: nil, for: .touchUpInside)
    NotificationCenter.default.removeObserver(self)
  }
}

@Suite("Code with selectors")
@MainActor
struct SelectorTests {
  @Test("calls private methods, overrides and methods with a sender and an event")
  func calls() {
    let controller = OrderController()
    controller.loadViewIfNeeded()
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["order", "pressed", "event"])
  }

  @Test("hears notifications until it stops observing")
  func notifications() {
    let controller = OrderController()
    controller.loadViewIfNeeded()
    let name = UIContentSizeCategory.didChangeNotification
    NotificationCenter.default.post(name: name, object: nil)
    #expect(controller.calls == ["changed"])
    controller.viewDidDisappear(false)
    NotificationCenter.default.post(name: name, object: nil)
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.calls == ["changed"])
  }
}
