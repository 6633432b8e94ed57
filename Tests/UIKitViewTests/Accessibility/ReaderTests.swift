import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

@Suite("What a reader does")
@MainActor
struct ReaderActionTests {
  @Test("presses, changes values, brings keys and performs an element's own actions")
  func actions() {
    let reading = Reading()
    var notes: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { _ in notes.append("saved") }, for: .touchUpInside)
    reading.add(button, CGRect(x: 0, y: 0, width: 100, height: 30))
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Save As") { action in
        notes.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Never") { _ in false },
    ]
    let slider = reading.add(UISlider(), CGRect(x: 0, y: 40, width: 200, height: 30))
    slider.accessibilityLabel = "Power"
    let tree = reading.tree
    #expect(tree?.perform(.activate, on: "Save") == true)
    #expect(tree?.perform(actionNamed: "Save As", on: "Save") == true)
    #expect(tree?.perform(actionNamed: "Never", on: "Save") == false)
    expectEqual(notes, ["saved", "Save As"])
    #expect(tree?.perform(.increment, on: "Power") == true)
    #expect(tree?.perform(.increment, on: "Power") == true)
    #expect(tree?.perform(.decrement, on: "Power") == true)
    expectEqual(reading.tree?.nodes(named: "Power").first?.value, "10%")
    #expect(tree?.perform(.increment, on: "Save") == false)
    #expect(tree?.perform(.focus, on: "Save") == true)
    #expect(button.isFocused)
    #expect(reading.tree?.nodes(named: "Save").first?.states.isFocused == true)
  }

  @Test("sets the value of a control between its bounds, as a person does, and of nothing else")
  func values() throws {
    let reading = Reading()
    var changes = 0
    let slider = reading.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 30))
    (slider.minimumValue, slider.maximumValue, slider.value) = (-1, 3, 0)
    let stepper = reading.add(UIStepper(), CGRect(x: 0, y: 40, width: 94, height: 32))
    (stepper.maximumValue, stepper.stepValue) = (10, 4)
    let pages = reading.add(UIPageControl(), CGRect(x: 0, y: 80, width: 100, height: 30))
    pages.numberOfPages = 5
    for (control, name) in [(slider, "Power"), (stepper, "Guests"), (pages, "Pages")] {
      control.accessibilityLabel = name
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    }
    let bar = reading.add(UIProgressView(), CGRect(x: 0, y: 120, width: 100, height: 4))
    (bar.accessibilityLabel, bar.progress) = ("Loading", 0.5)
    let tree = try #require(reading.tree)
    func range(_ name: String) -> UIBackendAccessibilityNode.ValueRange? {
      reading.tree?.nodes(named: name).first?.range
    }
    expectEqual(range("Power"), .init(0, from: -1, to: 3))
    expectEqual(range("Guests"), .init(0, from: 0, to: 10))
    expectEqual(range("Pages"), .init(1, from: 1, to: 5))
    expectEqual(range("Loading"), .init(0.5, from: 0, to: 1))
    // A stepper goes by whole steps, 0, 4 or 8, or to a bound.
    for (name, value) in [("Power", 2.0), ("Guests", 6.5), ("Pages", 3.2)] {
      #expect(tree.perform(.set(value), on: name))
    }
    expectEqual([Double(slider.value), stepper.value, Double(pages.currentPage)], [2, 8, 2])
    for name in ["Power", "Guests", "Pages"] { #expect(tree.perform(.set(1e300), on: name)) }
    expectEqual([Double(slider.value), stepper.value, Double(pages.currentPage)], [3, 10, 4])
    expectEqual(changes, 6)
    slider.isEnabled = false
    for (name, value) in [("Power", 0.0), ("Guests", .nan), ("Loading", 1)] {
      #expect(!tree.perform(.set(value), on: name))
    }
    expectEqual([Double(slider.value), stepper.value, Double(bar.progress)], [3, 10, 0.5])
  }

  @Test("taps where an element is that has no way of its own, and not where it is covered")
  func taps() {
    let reading = Reading()
    var count = 0
    let view = reading.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandlerClosure { _ in count += 1 }
    view.addGestureRecognizer(recognizer)
    expectEqual(reading.lines, ["text “Card” [activate]"])
    #expect(reading.tree?.perform(.activate, on: "Card") == true)
    expectEqual(count, 1)
    let cover = reading.add(UIView(), CGRect(x: 40, y: 40, width: 100, height: 100))
    #expect(reading.tree?.perform(.activate, on: "Card") == false)
    view.accessibilityActivationPoint = CGPoint(x: 10, y: 10)
    #expect(reading.tree?.perform(.activate, on: "Card") == true)
    cover.removeFromSuperview()
    expectEqual(count, 2)
  }

  private final class Pages: UIView {
    var notes: [String] = []

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      notes.append("\(direction)")
      return true
    }

    override func accessibilityPerformEscape() -> Bool {
      notes.append("escape")
      return true
    }
  }

  @Test("scrolls by a page, first inside and then outside")
  func scrolling() {
    let reading = Reading()
    let pages = reading.add(Pages(), CGRect(x: 0, y: 0, width: 200, height: 100))
    let scroll = reading.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100), in: pages)
    scroll.contentSize = CGSize(width: 200, height: 250)
    for row in 0..<5 { reading.label("\(row)", y: CGFloat(row * 50), in: scroll) }
    // Nothing in it can have the focus, so that keys stop at what scrolls.
    expectEqual(
      reading.lines,
      ["group [focus, scroll forward, scroll backward]", "  text “0”", "  text “1”"]
    )
    let node = reading.tree?.nodes.first { $0.role == .group }
    func act(_ action: UIBackendAccessibilityAction) -> Bool {
      node.flatMap { reading.tree?.perform(action, on: $0) } ?? false
    }
    // Nine tenths of what shows, and at the end as far as there is something.
    #expect(act(.scrollForward))
    expectEqual(scroll.contentOffset.y, 90)
    #expect(act(.scrollForward))
    expectEqual(scroll.contentOffset.y, 150)
    #expect(pages.notes.isEmpty)
    #expect(act(.scrollForward))
    #expect(act(.escape))
    expectEqual(pages.notes, ["down", "escape"])
    #expect(act(.scrollBackward))
    expectEqual(scroll.contentOffset.y, 60)
    #expect(scroll.accessibilityScroll(.next))
    #expect(scroll.accessibilityScroll(.previous))
    #expect(scroll.accessibilityScroll(.down) && scroll.accessibilityScroll(.up))
    #expect(!scroll.accessibilityScroll(.left) && !scroll.accessibilityScroll(.right))
    expectEqual(scroll.contentOffset.y, 60)
    #expect(!UIView().accessibilityScroll(.up) && !UIView().accessibilityPerformEscape())
  }

  @Test("does nothing with an element that is gone, or that is not enabled")
  func gone() {
    let reading = Reading()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    reading.add(button, CGRect(x: 0, y: 0, width: 100, height: 30))
    let before = reading.tree
    button.isEnabled = false
    #expect(before?.perform(.activate, on: "Go") == false)
    button.isEnabled = true
    button.removeFromSuperview()
    _ = reading.tree
    #expect(before?.perform(.activate, on: "Go") == false)
    expectEqual(count, 0)
  }
}

@Suite("A reader of the desktop")
@MainActor
struct AccessibilityReaderTests {
  private var read: UIBackendEnvironment {
    var environment = UIBackendEnvironment()
    environment.hasScreenReader = true
    return environment
  }

  @Test("costs nothing while there is none: no tree is made")
  func nothing() {
    let reading = Reading()
    let label = reading.label("0")
    for number in 1...10 {
      label.text = "\(number)"
      label.accessibilityHint = "\(number)"
      reading.fixture.backend.makeFrame()
    }
    expectEqual(reading.window.reader.treeCount, 0)
    expectEqual(reading.fixture.screen.accessibilityShowCount, 0)
    // Nor is a frame asked for.
    reading.fixture.backend.advanceUntilIdle()
    label.accessibilityLabel = "eleven"
    #expect(!reading.fixture.backend.needsFrame)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("is shown the tree once for each frame, and what was set since")
  func frames() {
    defer { _ = Fixture() }
    let reading = Reading(read)
    let label = reading.label("0")
    let backend = reading.fixture.backend
    backend.advanceUntilIdle()
    let before = reading.window.reader.treeCount
    for number in 1...1_000 { label.accessibilityLabel = "\(number)" }
    #expect(backend.needsFrame)
    backend.makeFrame()
    expectEqual(reading.window.reader.treeCount, before + 1)
    expectEqual(reading.fixture.screen.shownAccessibility?.children.map(\.label), ["1000"])
    #expect(!backend.needsFrame)
  }

  @Test("is told to the app when it comes and goes, and is shown nothing afterwards")
  func coming() {
    defer { _ = Fixture() }
    let reading = Reading()
    reading.label("here")
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    reading.fixture.backend.environment.hasScreenReader = true
    #expect(UIAccessibility.isVoiceOverRunning)
    expectEqual(reading.fixture.screen.shownAccessibility?.children.map(\.label), ["here"])
    reading.fixture.backend.environment.hasScreenReader = false
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(reading.fixture.screen.shownAccessibility == nil)
    expectEqual(told, 2)
  }

  @Test("follows the focus, 1,000 moves of it with one tree for a frame")
  func focus() {
    defer { _ = Fixture() }
    let reading = Reading(read)
    for row in 0..<3 {
      let button = UIButton(type: .system)
      button.setTitle("\(row)", for: .normal)
      reading.add(button, CGRect(x: 0, y: row * 40, width: 100, height: 30))
    }
    reading.fixture.backend.makeFrame()
    let before = reading.window.reader.treeCount
    for _ in 0..<1_000 { reading.fixture.screen.press(.keyboardTab) }
    reading.fixture.backend.makeFrame()
    expectEqual(reading.window.reader.treeCount, before + 1)
    let focused = reading.fixture.screen.shownAccessibility?.children.filter(\.states.isFocused)
    // The first of three has it after the first press, and after each third one from there: the last is the 1,000th.
    expectEqual(focused?.map(\.label), ["0"])
  }

  @Test("goes to the element of a notification, until the keys move")
  func pointing() {
    defer { _ = Fixture() }
    let reading = Reading(read)
    let label = reading.label("Result")
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    reading.add(button, CGRect(x: 0, y: 40, width: 100, height: 30))
    func focused() -> [String] {
      reading.fixture.backend.makeFrame()
      let nodes = reading.fixture.screen.shownAccessibility?.flattened ?? []
      return nodes.filter(\.states.isFocused).map(\.label)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    expectEqual(focused(), ["Result"])
    reading.fixture.screen.press(.keyboardTab)
    expectEqual(focused(), ["Go"])
    UIAccessibility.post(notification: .screenChanged, argument: label)
    expectEqual(focused(), ["Result"])
    label.removeFromSuperview()
    _ = focused()
    expectEqual(focused(), ["Go"])
  }

  private final class Restless: UILabel {
    var count = 0

    override var accessibilityLabel: String? {
      get {
        count += 1
        // More to read, less to read, another answer, and the same question again.
        superview?.subviews.first { $0 !== self }?.removeFromSuperview()
        superview?.addSubview(UILabel())
        _ = (window?.backendWindow as? HeadlessWindow)?.accessibility
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        return "\(count)"
      }
      set {}
    }
  }

  @Test("gets an answer from a getter that changes the views and asks for the tree itself")
  func restless() {
    let reading = Reading()
    let view = reading.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
    reading.label("in the way", y: 40, in: view)
    reading.add(Restless(), CGRect(x: 0, y: 0, width: 50, height: 20), in: view)
    expectEqual(reading.lines, ["text “1”"])
    expectEqual(reading.lines, ["text “2”"])
  }

  @Test("reads elements once that contain each other, which is reported")
  func cycles() {
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    let reading = Reading()
    let outer = reading.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = reading.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
    let label = reading.label("word", in: inner)
    let first = UIAccessibilityElement(accessibilityContainer: outer)
    let second = UIAccessibilityElement(accessibilityContainer: first)
    first.accessibilityContainer = second
    first.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    for element in [first, second] { element.isAccessibilityElement = false }
    first.accessibilityElements = [second]
    second.accessibilityElements = [first]
    second.accessibilityFrame = first.accessibilityFrame
    outer.accessibilityElements = [inner, first]
    inner.accessibilityElements = [outer, label, inner]
    expectEqual(reading.lines, ["text “word”"])
    expectEqual(reading.lines, ["text “word”"])
    expectEqual(reports.count, 1)
    #expect(reports.first?.contains("is read once") == true)
  }
}
