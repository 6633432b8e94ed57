import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("What a view is to assistive technologies by default")
@MainActor
struct AccessibilityDefaultTests {
  /// A view, and what it is: whether it is an element, its label, its value and its traits.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isElement: Bool
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    let view: @MainActor @Sendable () -> UIView

    init(
      _ description: String,
      isElement: Bool,
      label: String? = nil,
      value: String? = nil,
      traits: UIAccessibilityTraits = .none,
      view: @escaping @MainActor @Sendable () -> UIView
    ) {
      testDescription = description
      self.isElement = isElement
      self.label = label
      self.value = value
      self.traits = traits
      self.view = view
    }
  }

  nonisolated static let plainViews = [
    Case("a plain view", isElement: false) { UIView() },
    Case("a picture", isElement: false, traits: .image) { UIImageView() },
    Case("a label", isElement: true, label: "Riga", traits: .staticText) {
      let label = UILabel()
      label.text = "Riga"
      return label
    },
    Case("a disabled label", isElement: true, traits: [.staticText, .notEnabled]) {
      let label = UILabel()
      label.isEnabled = false
      return label
    },
    Case("a cell", isElement: false) { UICollectionViewCell(frame: .zero) },
    Case("a selected cell", isElement: false, traits: .selected) {
      let cell = UICollectionViewCell(frame: .zero)
      cell.isSelected = true
      return cell
    },
    Case("a bar of progress", isElement: true, value: "40%", traits: .updatesFrequently) {
      let bar = UIProgressView()
      bar.progress = 0.4
      return bar
    },
    Case(
      "a wheel at rest",
      isElement: true,
      label: "Progress halted",
      traits: .updatesFrequently
    ) { UIActivityIndicatorView() },
    Case("text of many lines", isElement: true, value: "Dear all") {
      let text = UITextView()
      text.text = "Dear all"
      return text
    },
  ]

  nonisolated static let controls = [
    Case("a control of the app", isElement: false) { UIControl() },
    Case("a button", isElement: true, label: "Add", traits: .button) {
      let button = UIButton()
      button.setTitle("Add", for: .normal)
      return button
    },
    Case("a configured button", isElement: true, label: "Add", traits: .button) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Add"
      return UIButton(configuration: configuration)
    },
    Case(
      "a button that is disabled and selected",
      isElement: true,
      traits: [.button, .notEnabled, .selected]
    ) {
      let button = UIButton()
      button.isEnabled = false
      button.isSelected = true
      return button
    },
    Case("a switch", isElement: true, value: "0", traits: [.button, .toggleButton]) { UISwitch() },
    Case("a switch that is on", isElement: true, value: "1", traits: [.button, .toggleButton]) {
      let control = UISwitch()
      control.isOn = true
      return control
    },
    Case("a slider", isElement: true, value: "25%", traits: .adjustable) {
      let slider = UISlider()
      slider.minimumValue = 100
      slider.maximumValue = 200
      slider.value = 125
      return slider
    },
    Case("a stepper", isElement: true, value: "3.0", traits: .adjustable) {
      let stepper = UIStepper()
      stepper.value = 3
      return stepper
    },
    Case(
      "dots for pages",
      isElement: true,
      value: "page 2 of 6",
      traits: [.adjustable, .updatesFrequently]
    ) {
      let control = UIPageControl()
      control.numberOfPages = 6
      control.currentPage = 1
      return control
    },
    Case("dots for no page", isElement: true, traits: [.adjustable, .updatesFrequently]) {
      UIPageControl()
    },
    Case("segments", isElement: false) { UISegmentedControl(items: ["A", "B"]) },
    Case("a field", isElement: true, label: "Name", value: "Eve") {
      let field = UITextField()
      field.placeholder = "Name"
      field.text = "Eve"
      return field
    },
    Case("a field for a secret", isElement: true, value: "•••") {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "Eve"
      return field
    },
    Case(
      "a field for a search",
      isElement: true,
      label: "Search",
      value: "",
      traits: .searchField
    ) {
      UISearchTextField()
    },
  ]

  @Test("is what it shows", arguments: plainViews + controls)
  func defaults(_ example: Case) {
    let view = example.view()
    expectEqual(view.isAccessibilityElement, example.isElement)
    expectEqual(view.accessibilityLabel, example.label)
    expectEqual(view.accessibilityValue, example.value)
    expectEqual(view.accessibilityTraits, example.traits)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityCustomActions == nil)
  }

  @Test("has a button for each segment, one of which is selected")
  func segments() {
    let control = UISegmentedControl(items: ["Name", "Size"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    let elements = control.subviews.filter(\.isAccessibilityElement)
    expectEqual(elements.map(\.accessibilityLabel), ["Name", "Size"])
    expectEqual(
      elements.map(\.accessibilityTraits),
      [[.button, .notEnabled], [.button, .selected]]
    )
  }

  @Test("follows what the view shows")
  func follows() {
    let label = UILabel()
    label.text = "One"
    expectEqual(label.accessibilityLabel, "One")
    label.text = "Two"
    expectEqual(label.accessibilityLabel, "Two")
    expectEqual(label.accessibilityUserInputLabels, ["Two"])
  }

  @Test("stands where the view is in its window, also when it is scrolled")
  func frame() {
    let fixture = Fixture()
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    let row = UIView(frame: CGRect(x: 5, y: 300, width: 90, height: 40))
    scrollView.addSubview(row)
    fixture.show(scrollView)
    scrollView.contentOffset.y = 250
    let origin = scrollView.convert(CGPoint.zero, to: nil)
    // 300 − 250 below what the scroll view shows first, whose bounds begin at the offset.
    expectEqual(
      row.accessibilityFrame,
      CGRect(x: 5 + origin.x, y: 300 + origin.y, width: 90, height: 40)
    )
    expectEqual(row.accessibilityFrame.minY, scrollView.frame.minY + 50)
    expectEqual(row.accessibilityActivationPoint.y, scrollView.frame.minY + 70)
    row.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
    expectEqual(row.accessibilityActivationPoint, CGPoint(x: 3, y: 5))
  }
}
