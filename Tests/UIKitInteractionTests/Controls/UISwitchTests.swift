import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A switch")
@MainActor
struct UISwitchTests {
  typealias Case = ControlCase<UISwitch>

  // A switch is 51 points wide, so that its middle is at 25.5.
  nonisolated static let touches = [
    Case(
      testDescription: "it is tapped",
      steps: [.press(10), .release(10)],
      sent: ["on"],
      value: "on"
    ),
    Case(
      testDescription: "it is tapped while it is on",
      prepare: { $0.isOn = true },
      steps: [.press(10), .release(10)],
      sent: ["off"],
      value: "off"
    ),
    Case(
      testDescription: "it is tapped twice",
      steps: [.press(10), .release(10), .press(10), .release(10)],
      sent: ["on", "off"],
      value: "off"
    ),
    Case(
      testDescription: "the touch is lifted outside",
      steps: [.press(20), .release(300)],
      // It has moved to the right, where on is.
      sent: ["on"],
      value: "on"
    ),
    Case(
      testDescription: "the thumb is dragged to the other side",
      steps: [.press(12), .drag(22), .drag(40), .release(40)],
      sent: ["on"],
      value: "on"
    ),
    Case(
      testDescription: "the thumb is dragged to the other side and back",
      steps: [.press(12), .drag(40), .drag(12), .release(12)],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "the thumb is dragged where it is already",
      prepare: { $0.isOn = true },
      steps: [.press(12), .drag(40), .release(40)],
      sent: [],
      value: "on"
    ),
    Case(
      testDescription: "the touch trembles",
      steps: [.press(20), .drag(26), .drag(22), .release(22)],
      sent: ["on"],
      value: "on"
    ),
    Case(
      testDescription: "the touch is taken away after a drag",
      steps: [.press(12), .drag(40), .cancel],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.press(10), .release(10)],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "it is disabled while it is held",
      steps: [.press(10), .disable, .release(10)],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "reading begins at the right: on is at the left",
      isRightToLeft: true,
      steps: [.press(40), .drag(12), .release(12)],
      sent: ["on"],
      value: "on"
    ),
  ]

  nonisolated static let keys = [
    Case(testDescription: "space", steps: [.key(.keyboardSpacebar)], sent: ["on"], value: "on"),
    Case(
      testDescription: "return, twice",
      steps: [.key(.keyboardReturnOrEnter), .key(.keyboardReturnOrEnter)],
      sent: ["on", "off"],
      value: "off"
    ),
    Case(
      testDescription: "space that is held",
      steps: [
        .keyDown(.keyboardSpacebar), .keyHeld(.keyboardSpacebar), .keyHeld(.keyboardSpacebar),
        .keyUp(.keyboardSpacebar),
      ],
      sent: ["on"],
      value: "on"
    ),
    Case(
      testDescription: "escape while space is held",
      steps: [
        .keyDown(.keyboardSpacebar), .key(.keyboardEscape), .keyUp(.keyboardSpacebar),
      ],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "space with a modifier, and arrows",
      steps: [
        .key(.keyboardSpacebar, .control), .key(.keyboardRightArrow), .key(.keyboardUpArrow),
      ],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "space while it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.key(.keyboardSpacebar)],
      sent: [],
      value: "off"
    ),
    Case(
      testDescription: "space while the mouse holds it",
      steps: [.press(10), .key(.keyboardSpacebar), .release(10)],
      sent: ["on"],
      value: "on"
    ),
  ]

  @Test("turns over by touch and key, and tells of it once", arguments: touches + keys)
  func turns(_ controlCase: Case) {
    controlCase.check({ UISwitch() }) { $0.isOn ? "on" : "off" }
  }

  @Test("is 51 × 31 points, whatever frame it is made with")
  func size() {
    let control = UISwitch(frame: CGRect(5, 6, 200, 100))
    expectEqual(control.frame, CGRect(5, 6, 51, 31))
    expectEqual(control.intrinsicContentSize, CGSize(width: 51, height: 31))
    expectEqual(control.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    control.frame = CGRect(0, 0, 151, 51)
    control.layoutIfNeeded()
    expectEqual(control.chrome.frame, CGRect(50, 10, 51, 31))
  }

  // The track is 51 long, the thumb 27, two points inside; six wider while it is pressed.
  @Test(
    "has the thumb at the end where reading goes to while it is on",
    arguments: [
      (false, false, 2.0, 27.0), (true, false, 22, 27), (false, true, 22, 27), (true, true, 2, 27),
    ]
  )
  func thumb(isOn: Bool, isRightToLeft: Bool, x: CGFloat, width: CGFloat) {
    let control = UISwitch()
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.isOn = isOn
    control.layoutIfNeeded()
    expectEqual(control.chrome.thumb.frame, CGRect(x, 2, width, 27))
  }

  @Test("has a wider thumb while it is pressed, and is paler while it is disabled")
  func states() {
    let control = UISwitch()
    control.isHighlighted = true
    control.layoutIfNeeded()
    expectEqual(control.chrome.thumb.frame, CGRect(2, 2, 33, 27))
    control.isOn = true
    control.layoutIfNeeded()
    expectEqual(control.chrome.thumb.frame, CGRect(16, 2, 33, 27))
    control.isEnabled = false
    control.layoutIfNeeded()
    expectEqual(control.chrome.alpha, 0.5)
  }

  @Test("has colours of the system, or of an app")
  func colors() {
    let control = UISwitch()
    control.layoutIfNeeded()
    expectEqual(control.chrome.track.backgroundColor, .systemFill)
    expectEqual(control.chrome.thumb.backgroundColor, .white)
    control.isOn = true
    control.layoutIfNeeded()
    expectEqual(control.chrome.track.backgroundColor, .systemGreen)
    control.onTintColor = .systemRed
    control.thumbTintColor = .systemYellow
    control.layoutIfNeeded()
    expectEqual(control.chrome.track.backgroundColor, .systemRed)
    expectEqual(control.chrome.thumb.backgroundColor, .systemYellow)
    control.onTintColor = nil
    control.layoutIfNeeded()
    expectEqual(control.chrome.track.backgroundColor, .systemGreen)
  }

  @Test("travels when it is set with an animation, and sends nothing for what code sets")
  func animates() {
    let fixture = ControlFixture({ UISwitch() }) { "\($0.isOn)" }
    fixture.control.setOn(true, animated: true)
    fixture.fixture.backend.advance(by: 0.1)
    let middle = fixture.control.chrome.thumb.layer.shown.frame.minX
    #expect(middle > 2 && middle < 22)
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(fixture.control.chrome.thumb.layer.shown.frame.minX, 22)
    fixture.control.isOn = false
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.control.chrome.thumb.layer.shown.frame.minX, 2)
    expectEqual(fixture.sent, [])
  }

  @Test("may be turned back by the handler")
  func refused() {
    let fixture = ControlFixture({ UISwitch() }) { "\($0.isOn)" }
    let control = fixture.control
    control.addAction(
      UIAction { [unowned control] _ in control.setOn(false, animated: true) },
      for: .valueChanged
    )
    fixture.run([.press(10), .release(10)])
    #expect(!control.isOn)
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(control.chrome.thumb.layer.shown.frame.minX, 2)
  }
}
