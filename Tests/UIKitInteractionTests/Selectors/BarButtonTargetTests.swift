import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor
private final class BarController: UIViewController {
  var calls: [String] = []

  func save() { calls.append("save") }
  func chosen(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
  func chosen(_ item: UIBarButtonItem, with event: UIEvent) { calls.append("event") }
}

@Suite("A method that a bar button calls")
@MainActor
final class BarButtonTargetTests {
  // Made by the test itself: suites are made one after the other, and a fixture starts a program of its own.
  private lazy var fixture = Fixture()
  private let controller = BarController()

  private func show(_ item: UIBarButtonItem) {
    controller.navigationItem.rightBarButtonItem = item
    if fixture.window.rootViewController == nil {
      fixture.window.rootViewController = UINavigationController(rootViewController: controller)
    }
    fixture.backend.makeFrame()
  }

  private func tap(_ words: String) throws {
    let place = try #require(fixture.scene.nodes(showing: words).last?.frame)
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    fixture.backend.advance(by: 1)
  }

  @Test("gets the item, and the event")
  func arguments() throws {
    let one = Selector(BarController.chosen(_:))
    show(UIBarButtonItem(title: "Send", style: .plain, target: controller, action: one))
    try tap("Send")
    expectEqual(controller.calls, ["Send"])
    let two = Selector(BarController.chosen(_:with:))
    show(UIBarButtonItem(barButtonSystemItem: .done, target: controller, action: two))
    try tap("Done")
    expectEqual(controller.calls, ["Send", "event"])
  }

  @Test("is that of the controller in front, or of the target that the item has")
  func targets() throws {
    let save = Selector(BarController.save)
    let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: save)
    show(item)
    try tap("Save")
    expectEqual(controller.calls, ["save"])
    let other = BarController()
    item.target = other
    try tap("Save")
    expectEqual(other.calls, ["save"])
    expectEqual(controller.calls, ["save"])
  }

  @Test("is not called if the item has an action with a closure")
  func primaryAction() throws {
    let save = Selector(BarController.save)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: controller, action: save)
    #expect(item.target === controller)
    expectEqual(item.action, save)
    show(item)
    try tap("Save")
    item.primaryAction = UIAction(title: "Save") { [controller] _ in
      controller.calls.append("closure")
    }
    try tap("Save")
    expectEqual(controller.calls, ["save", "closure"])
  }

  @Test("is not called once its target is gone")
  func weakTarget() throws {
    let item = UIBarButtonItem()
    item.title = "Save"
    item.action = Selector(BarController.save)
    do {
      let gone = BarController()
      item.target = gone
    }
    show(item)
    #expect(item.target == nil)
    try tap("Save")
    expectEqual(controller.calls, [])
  }

  @Test("is that of an item with a picture")
  func pictures() {
    let save = Selector(BarController.save)
    let picture = UIImage(systemName: "folder")
    let item = UIBarButtonItem(image: picture, style: .done, target: controller, action: save)
    #expect(item.image === picture)
    expectEqual(item.style, .done)
    expectEqual(item.action, save)
    let other = UIBarButtonItem(
      image: picture,
      landscapeImagePhone: nil,
      style: .plain,
      target: controller,
      action: save
    )
    #expect(other.image === picture)
    #expect(other.target === controller)
  }
}
