import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A slider of 228 × 40 points from 0 to 100, whose thumb of 28 points travels 200, and what it sends.
@MainActor
final class SliderFixture {
  let fixture: Fixture
  let slider = UISlider()
  var log: [String] = []

  init(isRightToLeft: Bool = false) {
    fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
    slider.frame = CGRect(x: 0, y: 0, width: 228, height: 40)
    slider.maximumValue = 100
    fixture.show(slider)
    RecordingControl.record(slider) { [unowned self] word in
      if word == "value" { log.append("\(slider.value)") }
    }
  }

  func pointer(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ device: UIBackendPointerEvent.Device = .mouse
  ) {
    fixture.screen.pointer(action, at: CGPoint(x: x, y: 20), device: device)
  }

  /// The middle of the thumb after a frame.
  var thumb: CGFloat {
    fixture.backend.makeFrame()
    return slider.chrome.thumb.frame.midX
  }
}

/// What is done to a slider in some state, and what comes of it.
struct SliderCase: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case press(CGFloat, UIBackendPointerEvent.Device = .mouse)
    case drag(CGFloat)
    case release(CGFloat)
    case cancel
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags = [])
  }

  let testDescription: String
  var isRightToLeft = false
  var prepare: @MainActor @Sendable (UISlider) -> Void = { _ in }
  let steps: [Step]
  /// What `valueChanged` was sent with.
  let sent: [Float]
  let value: Float

  @MainActor
  func run() -> SliderFixture {
    let fixture = SliderFixture(isRightToLeft: isRightToLeft)
    prepare(fixture.slider)
    fixture.fixture.backend.makeFrame()
    var device = UIBackendPointerEvent.Device.mouse
    for step in steps {
      switch step {
      case .press(let x, let pressing):
        device = pressing
        fixture.pointer(.pressed, x, device)
      case .drag(let x): fixture.pointer(.dragged, x, device)
      case .release(let x): fixture.pointer(.released, x, device)
      case .cancel: fixture.pointer(.cancelled, 0, device)
      case .key(let key, let modifiers):
        fixture.slider.becomeFirstResponder()
        fixture.fixture.screen.press(key, modifiers: modifiers)
      }
    }
    return fixture
  }
}

@Suite("A slider")
@MainActor
struct UISliderTests {
  // The middle of the thumb is at 14 for 0, and 2 points further for each 1; from the right at 214 and 2 points less.
  nonisolated static let drags = [
    SliderCase(
      testDescription: "the thumb is dragged",
      steps: [.press(14), .drag(114), .drag(154), .release(154)],
      sent: [50, 70],
      value: 70
    ),
    SliderCase(
      testDescription: "the thumb is held off its middle",
      steps: [.press(20), .drag(120), .release(120)],
      sent: [50],
      value: 50
    ),
    SliderCase(
      testDescription: "it is dragged past the end, along it, and back",
      steps: [.press(14), .drag(500), .drag(600), .drag(-90), .release(-90)],
      sent: [100, 0],
      value: 0
    ),
    SliderCase(
      testDescription: "it is let go further than it was dragged",
      steps: [.press(14), .drag(114), .release(134)],
      sent: [50, 60],
      value: 60
    ),
    SliderCase(
      testDescription: "the track is pressed, and not the thumb",
      steps: [.press(114), .drag(154), .release(154)],
      sent: [],
      value: 0
    ),
    SliderCase(
      testDescription: "a finger is beside the thumb, not more than 22 points from its middle",
      steps: [.press(35, .touch), .drag(135), .release(135)],
      sent: [50],
      value: 50
    ),
    SliderCase(
      testDescription: "the touch is taken away",
      steps: [.press(14), .drag(114), .cancel],
      sent: [50],
      value: 50
    ),
    SliderCase(
      testDescription: "it is not continuous",
      prepare: { $0.isContinuous = false },
      steps: [.press(14), .drag(114), .drag(154), .release(154)],
      sent: [70],
      value: 70
    ),
    SliderCase(
      testDescription: "it is not continuous, and dragged to and fro",
      prepare: { $0.isContinuous = false },
      steps: [.press(14), .drag(114), .drag(14), .release(14)],
      sent: [],
      value: 0
    ),
    SliderCase(
      testDescription: "it is not continuous, and the touch is taken away",
      prepare: { $0.isContinuous = false },
      steps: [.press(14), .drag(114), .cancel],
      sent: [50],
      value: 50
    ),
    SliderCase(
      testDescription: "it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.press(14), .drag(114), .release(114)],
      sent: [],
      value: 0
    ),
    SliderCase(
      testDescription: "reading begins at the right",
      isRightToLeft: true,
      steps: [.press(214), .drag(114), .drag(74), .release(74)],
      sent: [50, 70],
      value: 70
    ),
    SliderCase(
      testDescription: "its bounds are one",
      prepare: { $0.minimumValue = 100 },
      steps: [.press(14), .drag(114), .release(114)],
      sent: [],
      value: 100
    ),
    SliderCase(
      testDescription: "its track is no longer than its thumb",
      prepare: { $0.frame.size.width = 20 },
      steps: [.press(14), .drag(114), .release(114)],
      sent: [],
      value: 0
    ),
  ]

  // Arrows go a twentieth of the range, page keys a fifth.
  nonisolated static let keys = [
    SliderCase(
      testDescription: "arrows",
      steps: [
        .key(.keyboardRightArrow), .key(.keyboardUpArrow), .key(.keyboardUpArrow),
        .key(.keyboardLeftArrow), .key(.keyboardDownArrow),
      ],
      sent: [5, 10, 15, 10, 5],
      value: 5
    ),
    SliderCase(
      testDescription: "arrows where reading begins at the right",
      isRightToLeft: true,
      steps: [.key(.keyboardLeftArrow), .key(.keyboardUpArrow), .key(.keyboardRightArrow)],
      sent: [5, 10, 5],
      value: 5
    ),
    SliderCase(
      testDescription: "page keys, home and end",
      steps: [
        .key(.keyboardPageUp), .key(.keyboardPageUp), .key(.keyboardPageDown), .key(.keyboardEnd),
        .key(.keyboardHome),
      ],
      sent: [20, 40, 20, 100, 0],
      value: 0
    ),
    SliderCase(
      testDescription: "keys at the ends",
      steps: [
        .key(.keyboardLeftArrow), .key(.keyboardHome), .key(.keyboardEnd), .key(.keyboardPageUp),
      ],
      sent: [100],
      value: 100
    ),
    SliderCase(
      testDescription: "keys while it is not continuous",
      prepare: { $0.isContinuous = false },
      steps: [.key(.keyboardRightArrow)],
      sent: [5],
      value: 5
    ),
    SliderCase(
      testDescription: "keys while it is disabled",
      prepare: { $0.isEnabled = false },
      steps: [.key(.keyboardRightArrow)],
      sent: [],
      value: 0
    ),
    SliderCase(
      testDescription: "keys while the thumb is held",
      steps: [.press(14), .key(.keyboardEnd), .drag(114), .release(114)],
      sent: [50],
      value: 50
    ),
    SliderCase(
      testDescription: "arrows with a modifier, and keys that press other controls",
      steps: [
        .key(.keyboardRightArrow, .control), .key(.keyboardSpacebar), .key(.keyboardReturnOrEnter),
      ],
      sent: [],
      value: 0
    ),
  ]

  @Test("has the value that a person chooses, and tells of it", arguments: drags + keys)
  func chooses(_ sliderCase: SliderCase) {
    let fixture = sliderCase.run()
    expectEqual(fixture.log, sliderCase.sent.map { "\($0)" })
    expectEqual(fixture.slider.value, sliderCase.value)
    #expect(!fixture.slider.isTracking)
  }

  @Test("tells of the touch as well, and is highlighted meanwhile")
  func touches() {
    let fixture = SliderFixture()
    var log: [String] = []
    RecordingControl.record(fixture.slider) { log.append($0) }
    fixture.pointer(.pressed, 14)
    #expect(fixture.slider.isHighlighted)
    fixture.pointer(.dragged, 114)
    fixture.pointer(.released, 114)
    expectEqual(log, ["down", "value", "primary", "inside", "up inside"])
    #expect(!fixture.slider.isHighlighted)
  }

  @Test("lets a handler move the thumb to steps while it is dragged")
  func steps() {
    let fixture = SliderFixture()
    let slider = fixture.slider
    slider.addAction(
      UIAction { [unowned slider] _ in slider.value = (slider.value / 25).rounded() * 25 },
      for: .valueChanged
    )
    fixture.pointer(.pressed, 14)
    for (place, value) in [(60.0, 25.0), (80, 25), (100, 50), (104, 50), (214, 100)] {
      fixture.pointer(.dragged, place)
      expectEqual(slider.value, Float(value))
    }
    fixture.pointer(.released, 214)
    expectEqual(fixture.thumb, 214)
  }

  @Test("sends nothing for a value that is set, and keeps it between the bounds")
  func inCode() {
    let fixture = SliderFixture()
    fixture.slider.value = 25
    expectEqual(fixture.thumb, 64)
    fixture.slider.setValue(300, animated: false)
    expectEqual(fixture.slider.value, 100)
    expectEqual(fixture.thumb, 214)
    fixture.slider.maximumValue = 50
    expectEqual(fixture.slider.value, 50)
    fixture.slider.minimumValue = 60
    expectEqual([fixture.slider.minimumValue, fixture.slider.maximumValue], [60, 60])
    expectEqual(fixture.log, [])
  }

  @Test("lets the thumb travel to a value that is set with an animation")
  func animates() {
    let fixture = SliderFixture()
    fixture.slider.setValue(100, animated: true)
    expectEqual(fixture.slider.value, 100)
    fixture.fixture.backend.advance(by: 0.125)
    let middle = fixture.slider.chrome.thumb.layer.shown.frame.midX
    #expect(middle > 14 && middle < 214)
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(fixture.slider.chrome.thumb.layer.shown.frame.midX, 214)
  }

  @Test(
    "reports numbers that are not finite and does not take them",
    arguments: [Float.nan, .infinity]
  )
  func notFinite(number: Float) {
    let slider = UISlider()
    slider.value = 0.5
    let messages = reports {
      slider.value = number
      slider.setValue(-number, animated: true)
      slider.minimumValue = -number
      slider.maximumValue = number
    }
    expectEqual(messages.count, 4)
    #expect(messages.allSatisfy { $0.contains("\(number)") || $0.contains("\(-number)") })
    expectEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 0.5, 1])
  }

  @Test("keeps a view around it from panning along the slider, and only while its thumb is held")
  func pans() {
    final class Pan: UIPanGestureRecognizer {
      var moved = CGPoint.zero
      override func translation(in view: UIView?) -> CGPoint { moved }
    }
    let fixture = SliderFixture()
    let pan = Pan()
    fixture.fixture.window.addGestureRecognizer(pan)
    pan.moved = CGPoint(x: 10, y: 2)
    #expect(fixture.slider.gestureRecognizerShouldBegin(pan))
    fixture.pointer(.pressed, 14)
    #expect(!fixture.slider.gestureRecognizerShouldBegin(pan))
    pan.moved = CGPoint(x: 2, y: 10)
    #expect(fixture.slider.gestureRecognizerShouldBegin(pan))
    fixture.pointer(.released, 14)
  }
}
