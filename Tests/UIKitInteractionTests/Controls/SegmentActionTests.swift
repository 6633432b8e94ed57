import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// A control whose designated initialisers are overridden, as on iOS.
private final class Tabs: UISegmentedControl {
  private(set) var made = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "frame"
  }

  override init(items: [Any]?) {
    super.init(items: items)
    made = "items"
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("A segmented control and its actions")
@MainActor
struct SegmentActionTests {
  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test("takes actions among its items, and performs the one that is tapped")
  func items() {
    let fixture = Fixture()
    var calls: [String] = []
    let day = UIAction(title: "Day") { _ in calls.append("day") }
    let week = UIAction(title: "Week") { _ in calls.append("week") }
    let control = UISegmentedControl(items: [day, week])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    fixture.show(control)
    expectEqual(titles(control), ["Day", "Week"])
    fixture.screen.tap(at: CGPoint(x: 150, y: 16))
    fixture.backend.advanceUntilIdle()
    expectEqual(calls, ["week"])
  }

  @Test(
    "has one segment for an identifier: the one at the index is updated, another one is taken out"
  )
  func identifiers() {
    _ = Fixture()
    let day = UIAction(title: "Day", identifier: UIAction.Identifier("day")) { _ in }
    let week = UIAction(title: "Week") { _ in }
    let control = UISegmentedControl(frame: .zero, actions: [day, week])
    control.insertSegment(action: day, at: 2, animated: false)
    expectEqual(titles(control), ["Week", "Day"])
    let today = UIAction(title: "Today", identifier: UIAction.Identifier("day")) { _ in }
    control.insertSegment(action: today, at: 1, animated: false)
    expectEqual(titles(control), ["Week", "Today"])
  }

  @Test("can be created with items by a subclass that overrides that")
  func overridden() {
    let tabs = Tabs(items: ["One", "Two"])
    expectEqual(tabs.made, "items")
    expectEqual(titles(tabs), ["One", "Two"])
    expectEqual(Tabs().made, "frame")
  }

  @Test("An action can be copied, and the copy changed by itself")
  func copies() throws {
    var calls = 0
    let action = UIAction(title: "Day", state: .on) { _ in calls += 1 }
    let copy = try #require(action.copy() as? UIAction)
    copy.title = "Week"
    copy.state = .off
    expectEqual(action.title, "Day")
    expectEqual(action.state, .on)
    expectEqual(copy.identifier, action.identifier)
    let button = UIButton(primaryAction: copy)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(calls, 1)
  }

  @Test("An action of an alert can be copied too")
  func alertCopies() throws {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    let copy = try #require(action.copy() as? UIAlertAction)
    copy.isEnabled = false
    expectEqual(action.isEnabled, true)
    expectEqual(copy.title, "Delete")
    expectEqual(copy.style, .destructive)
  }
}
