import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The tree of what can be read")
@MainActor
struct AccessibilityTreeTests {
  @Test("has labels and controls with role, name, value, hint, states and actions")
  func elements() {
    let reading = Reading()
    reading.label("Wi-Fi")
    let button = UIButton(type: .system)
    button.setTitle("Search", for: .normal)
    button.accessibilityHint = "Looks for networks"
    reading.add(button, CGRect(x: 0, y: 40, width: 100, height: 30))
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Radio"
    toggle.isOn = true
    reading.add(toggle, CGRect(x: 0, y: 80, width: 60, height: 30))
    let slider = UISlider()
    slider.accessibilityLabel = "Power"
    slider.value = 0.25
    reading.add(slider, CGRect(x: 0, y: 120, width: 200, height: 30))
    slider.isEnabled = false
    let field = UITextField()
    field.placeholder = "Password"
    field.text = "abc"
    field.isSecureTextEntry = true
    reading.add(field, CGRect(x: 0, y: 160, width: 200, height: 30))
    expectEqual(
      reading.lines,
      [
        "text “Wi-Fi”",
        "button “Search”, Looks for networks [activate, focus]",
        "toggle “Radio” (on) [activate, focus]",
        "slider “Power”, 25% (not enabled)",
        "textField “Password”, ••• [activate, focus]",
      ]
    )
  }

  @Test("begins with the window and its title")
  func window() {
    let reading = Reading()
    reading.fixture.screen.title = "Mail"
    expectEqual(reading.tree?.root.role, .window)
    expectEqual(reading.tree?.root.label, "Mail")
    expectEqual(reading.tree?.root.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("is in the order in which one reads, line by line, whatever holds the elements")
  func order() {
    let reading = Reading()
    let left = reading.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = reading.add(UIView(), CGRect(x: 150, y: 0, width: 100, height: 100))
    reading.label("3", y: 40, in: left)
    reading.label("2", in: right)
    reading.label("4", y: 40, in: right)
    reading.label("1", in: left)
    expectEqual(reading.lines, ["text “1”", "text “2”", "text “3”", "text “4”"])
    // From right to left the line begins at the right.
    window(reading).semanticContentAttribute = .forceRightToLeft
    expectEqual(reading.lines, ["text “2”", "text “1”", "text “4”", "text “3”"])
  }

  private func window(_ reading: Reading) -> UIWindow { reading.window }

  @Test("reads a column to its end that is higher than what is beside it")
  func columns() {
    let reading = Reading()
    let sidebar = reading.label("sidebar")
    sidebar.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    reading.label("title", x: 140)
    reading.label("left", x: 110, y: 40, width: 50)
    reading.label("right", x: 180, y: 45, width: 50)
    let content = reading.label("content", x: 110, y: 70, width: 200)
    content.frame.size.height = 330
    let order = ["sidebar", "title", "left", "right", "content"]
    expectEqual(reading.tree?.root.children.map(\.label), order)
  }

  @Test("reads a group to its end before what is beside it")
  func groups() {
    let reading = Reading()
    let left = reading.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = reading.add(UIView(), CGRect(x: 150, y: 0, width: 100, height: 100))
    left.shouldGroupAccessibilityChildren = true
    reading.label("1", in: left)
    reading.label("2", y: 40, in: left)
    reading.label("3", in: right)
    reading.label("4", y: 40, in: right)
    expectEqual(reading.lines, ["text “1”", "text “2”", "text “3”", "text “4”"])
  }

  @Test(
    "has nothing of what is hidden, clear, cut away, outside of the window or without an extent"
  )
  func unseen() {
    let reading = Reading()
    reading.label("hidden").isHidden = true
    reading.label("clear").alpha = 0
    reading.label("outside", x: 400)
    reading.label("empty", width: 0)
    let box = reading.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
    box.clipsToBounds = true
    reading.label("cut away", x: 60, in: box)
    reading.label("cut", x: 30, in: box)
    let outer = reading.add(UIView(), CGRect(x: 0, y: 100, width: 50, height: 50))
    outer.isHidden = true
    reading.label("in what is hidden", in: outer)
    expectEqual(reading.lines, ["text “cut”"])
    // The part that shows, and the whole of it for the app.
    expectEqual(reading.tree?.nodes.last?.frame, CGRect(x: 30, y: 0, width: 20, height: 20))
    outer.isHidden = false
    expectEqual(reading.lines, ["text “cut”", "text “in what is hidden”"])
  }

  @Test("has a view that is one element, and not what is in it")
  func oneElement() {
    let reading = Reading()
    let card = reading.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 60))
    reading.label("Berlin", in: card)
    reading.label("3 °C", y: 30, in: card)
    card.isAccessibilityElement = true
    expectEqual(reading.lines, ["text “Berlin, 3 °C”"])
    card.accessibilityLabel = "Weather"
    card.accessibilityValue = "cold"
    card.accessibilityTraits = [.button, .selected]
    expectEqual(reading.lines, ["button “Weather”, cold (selected) [activate]"])
  }

  @Test("has the elements that a view names, in their order, and no others")
  func namedElements() {
    let reading = Reading()
    let view = reading.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    let first = reading.label("first", y: 40, in: view)
    let second = reading.label("second", in: view)
    reading.label("left out", y: 80, in: view)
    let drawn = UIAccessibilityElement(accessibilityContainer: view)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 30, height: 20)
    view.accessibilityElements = [first, drawn, second, "no element"]
    expectEqual(reading.lines, ["text “first”", "text “drawn”", "text “second”"])
    #expect(
      reading.tree?.nodes(named: "drawn").first?.frame
        == CGRect(x: 10, y: 10, width: 30, height: 20)
    )
    view.accessibilityElementsHidden = true
    #expect(reading.lines.isEmpty)
  }

  @Test("has containers of a type, with the elements in them")
  func containers() {
    let reading = Reading()
    let view = reading.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    reading.label("one", in: view)
    view.accessibilityLabel = "Numbers"
    for (type, role) in [
      (UIAccessibilityContainerType.list, "list"), (.dataTable, "grid"), (.landmark, "group"),
      (.semanticGroup, "group"),
    ] {
      view.accessibilityContainerType = type
      expectEqual(reading.lines, ["\(role) “Numbers”", "  text “one”"])
    }
  }

  @Test("has of views beside each other only the one that is modal")
  func modal() {
    let reading = Reading()
    reading.label("behind")
    let front = reading.add(UIView(), CGRect(x: 0, y: 100, width: 200, height: 100))
    reading.label("in front", in: front)
    expectEqual(reading.lines, ["text “behind”", "text “in front”"])
    front.accessibilityViewIsModal = true
    expectEqual(reading.lines, ["text “in front”"])
    front.isHidden = true
    expectEqual(reading.lines, ["text “behind”"])
  }

  @Test("has the bar and what shows of a navigation, and only what is presented in front of it")
  func controllers() {
    let reading = Reading()
    let bottom = UIViewController()
    bottom.title = "Folders"
    let top = UIViewController()
    top.title = "Inbox"
    reading.label("No mail", y: 100, in: top.view)
    let navigation = UINavigationController(rootViewController: bottom)
    reading.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    let shown = [
      "bar", "  button “Folders” [activate, focus]", "  heading “Inbox”", "text “No mail”",
    ]
    expectEqual(reading.lines, shown)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    top.present(alert, animated: false)
    let dialog = reading.lines
    expectEqual(dialog.first, "dialog (modal) [dismiss]")
    #expect(dialog.contains("  heading “Delete?”"))
    #expect(!dialog.contains { $0.contains("Inbox") })
    let node = reading.tree?.nodes.first { $0.role == .dialog }
    #expect(node.flatMap { reading.tree?.perform(.escape, on: $0) } == true)
    reading.fixture.backend.advanceUntilIdle()
    expectEqual(reading.lines, shown)
    #expect(reading.tree?.perform(.activate, on: "Folders") == true)
    reading.fixture.backend.advanceUntilIdle()
    expectEqual(reading.lines, ["bar", "  heading “Folders”"])
  }
}
