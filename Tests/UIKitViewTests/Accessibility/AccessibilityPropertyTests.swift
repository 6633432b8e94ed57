import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Accessibility properties")
@MainActor
struct AccessibilityPropertyTests {
  @Test("that are set replace the defaults, and come back for nil")
  func replaced() {
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "Three messages"
    label.accessibilityHint = "Opens the first one"
    label.accessibilityValue = "unread"
    label.accessibilityTraits = .button
    label.accessibilityIdentifier = "count"
    label.accessibilityLanguage = "en-GB"
    label.isAccessibilityElement = false
    label.accessibilityUserInputLabels = ["Messages", "Unread"]
    expectEqual(label.accessibilityLabel, "Three messages")
    expectEqual(label.accessibilityHint, "Opens the first one")
    expectEqual(label.accessibilityValue, "unread")
    expectEqual(label.accessibilityTraits, .button)
    expectEqual(label.accessibilityIdentifier, "count")
    expectEqual(label.accessibilityLanguage, "en-GB")
    #expect(!label.isAccessibilityElement)
    expectEqual(label.accessibilityUserInputLabels, ["Messages", "Unread"])
    label.accessibilityLabel = nil
    label.accessibilityUserInputLabels = nil
    expectEqual(label.accessibilityLabel, "3")
    expectEqual(label.accessibilityUserInputLabels, ["3"])
  }

  @Test("of the state do not change traits that were set")
  func setTraits() {
    let button = UIButton()
    button.accessibilityTraits = [.button, .header]
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .header])
  }

  @Test("of an element can be any of its traits together, each one of its own")
  func traits() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .toggleButton,
    ]
    let view = UIView()
    var union: UIAccessibilityTraits = .none
    for trait in all {
      #expect(union.isDisjoint(with: trait))
      union.formUnion(trait)
      view.accessibilityTraits.insert(trait)
      expectEqual(view.accessibilityTraits, union)
    }
  }

  @Test("can be overridden by a subclass, as code for iOS does in cells")
  func overridden() {
    final class Row: UICollectionViewCell {
      let title = UILabel()
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { title.text.map { "Row \($0)" } }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
      }
    }
    let row = Row(frame: .zero)
    row.title.text = "7"
    row.isSelected = true
    #expect(row.isAccessibilityElement)
    expectEqual(row.accessibilityLabel, "Row 7")
    expectEqual(row.accessibilityTraits, [.selected, .button])
  }

  @Test("of a container say what it holds")
  func container() {
    let view = UIView()
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    expectEqual(view.accessibilityContainerType, .none)
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    for type in [UIAccessibilityContainerType.dataTable, .landmark, .semanticGroup, .none] {
      view.accessibilityContainerType = type
      expectEqual(view.accessibilityContainerType, type)
    }
    view.accessibilityContainerType = .list
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
    expectEqual(view.accessibilityContainerType, .list)
  }

  @Test("are found by index among the elements, and nothing beside them")
  func elements() {
    let view = UIView()
    expectEqual(view.accessibilityElementCount(), 0)
    let (first, second) = (UILabel(), UIAccessibilityElement(accessibilityContainer: view))
    view.accessibilityElements = [first, second]
    expectEqual(view.accessibilityElementCount(), 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    expectEqual(view.index(ofAccessibilityElement: first), 0)
    expectEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
  }

  @Test("of an element that is no view follow its container")
  func element() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    expectEqual(element.accessibilityFrame, .zero)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    fixture.show(view)
    view.frame.origin = CGPoint(x: 50, y: 60)
    expectEqual(element.accessibilityFrame, CGRect(x: 51, y: 62, width: 3, height: 4))
  }

  @Test("of an element do not hold its container")
  func containerIsReleased() {
    let element = {
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      // A view that is in no other is at the origin of its own coordinates.
      expectEqual(element.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
      return element
    }()
    #expect(element.accessibilityContainer == nil)
    expectEqual(element.accessibilityFrame, .zero)
  }

  @Test("of an element refuse a frame that is not finite")
  func wrongFrame() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let messages = reports {
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    }
    expectEqual(element.accessibilityFrameInContainerSpace, .zero)
    expectEqual(messages.count, 1)
  }
}

@Suite("Accessibility actions")
@MainActor
struct AccessibilityActionTests {
  @Test("of the app are performed with the action")
  func custom() {
    let view = UIView()
    var names: [String] = []
    let archive = UIAccessibilityCustomAction(name: "Archive") {
      names.append($0.name)
      return true
    }
    view.accessibilityCustomActions = [
      archive, UIAccessibilityCustomAction(name: "Delete", actionHandler: nil),
    ]
    expectEqual(view.accessibilityCustomActions?.map(\.name), ["Archive", "Delete"])
    let picture = UIImage()
    let marked = UIAccessibilityCustomAction(name: "Mark", image: picture) { _ in false }
    #expect(marked.image === picture && archive.image == nil)
    #expect(marked.name == "Mark" && marked.actionHandler?(marked) == false)
    #expect(archive.actionHandler?(archive) == true)
    expectEqual(names, ["Archive"])
  }

  @MainActor
  private final class Archive: NSObject {
    var names: [String] = []
    func archive(_ action: UIAccessibilityCustomAction) -> Bool {
      names.append(action.name)
      return action.name == "Archive"
    }
    func flag() { names.append("flagged") }
  }

  @Test("call methods of targets, which are not held")
  func methods() {
    let reading = Reading()
    let button = reading.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 30))
    button.setTitle("Mail", for: .normal)
    var target: Archive? = Archive()
    let picture = UIImage()
    let actions = ["Archive", "Delete"].map {
      UIAccessibilityCustomAction(name: $0, target: target, selector: Selector(Archive.archive(_:)))
    }
    let flag = UIAccessibilityCustomAction(
      name: "Flag",
      image: picture,
      target: target,
      selector: Selector(Archive.flag)
    )
    #expect(flag.image === picture && flag.target === target && flag.actionHandler == nil)
    button.accessibilityCustomActions = actions + [flag]
    #expect(reading.tree?.perform(actionNamed: "Archive", on: "Mail") == true)
    #expect(reading.tree?.perform(actionNamed: "Delete", on: "Mail") == false)
    #expect(reading.tree?.perform(actionNamed: "Flag", on: "Mail") == true)
    expectEqual(target?.names, ["Archive", "Delete", "flagged"])
    let customAction = actions[1]
    customAction.selector = Selector(Archive.flag)
    #expect(reading.tree?.perform(actionNamed: "Delete", on: "Mail") == true)
    expectEqual(target?.names.last, "flagged")
    target = nil
    #expect(flag.target == nil)
    #expect(reading.tree?.perform(actionNamed: "Flag", on: "Mail") == false)
  }

  @Test("press a control that is enabled")
  func activate() {
    var pressed = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in pressed += 1 })
    #expect(button.accessibilityActivate())
    button.isEnabled = false
    #expect(!button.accessibilityActivate())
    expectEqual(pressed, 1)
    let control = UISwitch()
    #expect(control.accessibilityActivate())
    #expect(control.isOn)
    #expect(!UISlider().accessibilityActivate())
    #expect(!UIView().accessibilityActivate())
  }

  @Test("edit a field in a window")
  func edit() {
    let fixture = Fixture()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!field.accessibilityActivate())
    fixture.show(field)
    #expect(field.accessibilityActivate())
    #expect(field.isEditing)
  }

  @Test("change a value as a person does, and not beyond its bounds")
  func adjust() {
    let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
    slider.maximumValue = 10
    pages.numberOfPages = 2
    let controls: [(name: String, control: UIControl)] = [
      ("slider", slider), ("stepper", stepper), ("pages", pages),
    ]
    var sent: [String] = []
    for (name, control) in controls {
      control.addAction(UIAction { _ in sent.append(name) }, for: .valueChanged)
    }
    let words = ["slider", "stepper", "pages"]
    for (_, control) in controls { control.accessibilityIncrement() }
    expectEqual(slider.value, 1)
    expectEqual(stepper.value, 1)
    expectEqual(pages.currentPage, 1)
    expectEqual(sent, words)
    pages.accessibilityIncrement()
    for (_, control) in controls { control.accessibilityDecrement() }
    for (_, control) in controls { control.accessibilityDecrement() }
    expectEqual(slider.value, 0)
    expectEqual(stepper.value, 0)
    expectEqual(pages.currentPage, 0)
    expectEqual(sent, words + words)
  }

  @Test("do not change a disabled control")
  func disabled() {
    let slider = UISlider()
    slider.isEnabled = false
    slider.accessibilityIncrement()
    expectEqual(slider.value, 0)
  }
}
