import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A stepper")
@MainActor
struct UIStepperTests {
  typealias Case = ControlCase<UIStepper>

  // 94 points wide: the minus from 0 to 47, the plus from 47 to 94.
  nonisolated static let touches = [
    Case(
      testDescription: "plus is tapped",
      steps: [.press(70), .release(70)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "minus is tapped",
      prepare: { $0.value = 5 },
      steps: [.press(20), .release(20)],
      sent: ["4"],
      value: "4"
    ),
    Case(
      testDescription: "minus is tapped at the least value",
      steps: [.press(20), .release(20)],
      sent: [],
      value: "0"
    ),
    Case(
      testDescription: "a step would go beyond the bound",
      prepare: {
        $0.maximumValue = 2.5
        $0.value = 2
      },
      steps: [.press(70), .release(70)],
      sent: ["2.5"],
      value: "2.5"
    ),
    Case(
      testDescription: "plus is tapped at the largest value, and it wraps",
      prepare: {
        $0.wraps = true
        $0.value = 100
      },
      steps: [.press(70), .release(70), .press(20), .release(20)],
      sent: ["0", "100"],
      value: "100"
    ),
    // The first step at once, others after 0.5, 0.6 and 0.7 seconds.
    Case(
      testDescription: "plus is held",
      steps: [.press(70), .wait(0.75), .release(70)],
      sent: ["1", "2", "3", "4"],
      value: "4"
    ),
    Case(
      testDescription: "plus is held and does not repeat",
      prepare: { $0.autorepeat = false },
      steps: [.press(70), .wait(2), .release(70)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "plus is held and it is not continuous",
      prepare: { $0.isContinuous = false },
      steps: [.press(70), .wait(0.75), .release(70)],
      sent: ["4"],
      value: "4"
    ),
    Case(
      testDescription: "the touch slides off the plus while it is held, and comes back",
      steps: [.press(70), .drag(200), .wait(1), .drag(70), .wait(0.12), .release(70)],
      sent: ["1", "2"],
      value: "2"
    ),
    Case(
      testDescription: "the touch slides from the plus onto the minus",
      steps: [.press(70), .drag(20), .wait(1), .release(20)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "the touch is taken away",
      steps: [.press(70), .wait(0.55), .cancel, .wait(2)],
      sent: ["1", "2"],
      value: "2"
    ),
    Case(
      testDescription: "it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.press(70), .release(70)],
      sent: [],
      value: "0"
    ),
    Case(
      testDescription: "it is disabled while it is held",
      steps: [.press(70), .disable, .wait(2), .release(70)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "reading begins at the right: plus is at the left",
      isRightToLeft: true,
      steps: [.press(20), .release(20)],
      sent: ["1"],
      value: "1"
    ),
  ]

  nonisolated static let keys = [
    Case(
      testDescription: "arrows",
      steps: [
        .key(.keyboardUpArrow), .key(.keyboardRightArrow), .key(.keyboardRightArrow),
        .key(.keyboardLeftArrow), .key(.keyboardDownArrow),
      ],
      sent: ["1", "2", "3", "2", "1"],
      value: "1"
    ),
    Case(
      testDescription: "arrows where reading begins at the right",
      isRightToLeft: true,
      steps: [.key(.keyboardLeftArrow), .key(.keyboardUpArrow), .key(.keyboardRightArrow)],
      sent: ["1", "2", "1"],
      value: "1"
    ),
    Case(
      testDescription: "an arrow that is held, and does not repeat for a mouse",
      prepare: { $0.autorepeat = false },
      steps: [
        .keyDown(.keyboardUpArrow), .keyHeld(.keyboardUpArrow), .keyHeld(.keyboardUpArrow),
        .keyUp(.keyboardUpArrow),
      ],
      sent: ["1", "2", "3"],
      value: "3"
    ),
    Case(
      testDescription: "page keys, home and end",
      prepare: { $0.stepValue = 2 },
      steps: [
        .key(.keyboardPageUp), .key(.keyboardPageUp), .key(.keyboardPageDown), .key(.keyboardEnd),
        .key(.keyboardHome),
      ],
      sent: ["20", "40", "20", "100", "0"],
      value: "0"
    ),
    Case(
      testDescription: "plus and minus",
      steps: [.character("+"), .character("+"), .character("-"), .character("x")],
      sent: ["1", "2", "1"],
      value: "1"
    ),
    Case(
      testDescription: "arrows at the bounds of one that wraps",
      prepare: { $0.wraps = true },
      steps: [.key(.keyboardDownArrow), .key(.keyboardUpArrow)],
      sent: ["100", "0"],
      value: "0"
    ),
    Case(
      testDescription: "keys while it is not continuous",
      prepare: { $0.isContinuous = false },
      steps: [.key(.keyboardUpArrow)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "keys while it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.key(.keyboardUpArrow)],
      sent: [],
      value: "0"
    ),
    Case(
      testDescription: "keys while it is held",
      steps: [.press(70), .key(.keyboardEnd), .release(70)],
      sent: ["1"],
      value: "1"
    ),
    Case(
      testDescription: "keys with a modifier, and keys that press other controls",
      steps: [
        .key(.keyboardUpArrow, .control), .key(.keyboardSpacebar), .key(.keyboardReturnOrEnter),
      ],
      sent: [],
      value: "0"
    ),
  ]

  private nonisolated static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test("has the value that a person steps to, and tells of it", arguments: touches + keys)
  func steps(_ controlCase: Case) {
    controlCase.check({ UIStepper() }) { Self.text($0.value) }
  }

  @Test("goes from 0 to 100 by 1, and sends nothing for what code sets")
  func inCode() {
    let fixture = ControlFixture({ UIStepper() }) { Self.text($0.value) }
    let stepper = fixture.control
    expectEqual([stepper.minimumValue, stepper.value, stepper.maximumValue], [0, 0, 100])
    expectEqual(stepper.stepValue, 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    stepper.value = 300
    expectEqual(stepper.value, 100)
    stepper.maximumValue = 50
    expectEqual(stepper.value, 50)
    stepper.minimumValue = -10
    stepper.value = -20
    expectEqual(stepper.value, -10)
    expectEqual(fixture.sent, [])
  }

  @Test("reports what Apple's raises an exception for, and does not take it")
  func badNumbers() {
    let stepper = UIStepper()
    stepper.value = 5
    let messages = reports {
      stepper.value = .nan
      stepper.minimumValue = 100
      stepper.minimumValue = -.infinity
      stepper.maximumValue = 0
      stepper.stepValue = 0
      stepper.stepValue = -1
      stepper.stepValue = .infinity
    }
    expectEqual(messages.count, 7)
    #expect(messages[1].contains("A minimum of 100.0 was set in UIStepper, from 0.0 to 100.0"))
    expectEqual([stepper.minimumValue, stepper.value, stepper.maximumValue], [0, 5, 100])
    expectEqual(stepper.stepValue, 1)
  }

  @Test("is 94 × 32 points, with the plus where reading goes to")
  func parts() {
    let fixture = Fixture()
    defer { withExtendedLifetime(fixture) {} }
    let stepper = UIStepper(frame: CGRect(5, 6, 300, 5))
    expectEqual(stepper.frame, CGRect(5, 6, 94, 32))
    expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    stepper.layoutIfNeeded()
    expectEqual(stepper.chrome.decrement.frame, CGRect(0, 0, 47, 32))
    expectEqual(stepper.chrome.increment.frame, CGRect(47, 0, 47, 32))
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.layoutIfNeeded()
    expectEqual(stepper.chrome.decrement.frame, CGRect(47, 0, 47, 32))
    expectEqual(stepper.chrome.increment.frame, CGRect(0, 0, 47, 32))
  }

  @Test("shows which half is pressed, and which leads nowhere")
  func looks() {
    let fixture = ControlFixture({ UIStepper() }) { Self.text($0.value) }
    let chrome = fixture.control.chrome
    fixture.run([])
    expectEqual(chrome.decrement.alpha, 0.3)
    expectEqual(chrome.increment.alpha, 1)
    #expect(chrome.press.isHidden)
    fixture.run([.press(70)])
    #expect(!chrome.press.isHidden)
    expectEqual(chrome.press.frame, CGRect(47, 0, 47, 32))
    expectEqual(chrome.decrement.alpha, 1)
    fixture.run([.drag(20)])
    #expect(chrome.press.isHidden)
    fixture.run([.release(20), .disable])
    expectEqual(chrome.increment.alpha, 0.3)
  }

  @Test("shows pictures of an app, those of the normal state where there are no others")
  func images() {
    // Another test may have left a program that has no symbols.
    UIApplication.start(with: HeadlessBackend())
    let stepper = UIStepper()
    let (normal, other) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    stepper.setIncrementImage(normal, for: .normal)
    stepper.setIncrementImage(other, for: .disabled)
    stepper.setDecrementImage(other, for: .normal)
    #expect(stepper.incrementImage(for: .disabled) === other)
    #expect(stepper.decrementImage(for: .normal) === other)
    #expect(stepper.decrementImage(for: .disabled) == nil)
    stepper.layoutIfNeeded()
    #expect(stepper.chrome.increment.image === normal)
    stepper.isEnabled = false
    stepper.layoutIfNeeded()
    #expect(stepper.chrome.increment.image === other)
    #expect(stepper.chrome.decrement.image === other)
  }

  @Test("stops to repeat when it leaves the window")
  func leaves() {
    let fixture = ControlFixture({ UIStepper() }) { Self.text($0.value) }
    fixture.run([.press(70)])
    fixture.control.removeFromSuperview()
    fixture.fixture.backend.advance(by: 3)
    expectEqual(fixture.sent, ["1"])
    #expect(fixture.fixture.backend.advanceUntilIdle())
  }
}
