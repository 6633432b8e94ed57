import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A segmented control")
@MainActor
struct UISegmentedControlTests {
  /// A control of 300 × 40 with segments a, b and c of 100 each, and what it sends.
  @MainActor
  private final class ControlFixture {
    let fixture: Fixture
    let control = UISegmentedControl(items: ["a", "b", "c"])
    var log: [String] = []

    init(isRightToLeft: Bool = false) {
      fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      fixture.show(control)
      RecordingControl.record(control) { [unowned self] word in
        if word == "value" || word == "primary" {
          log.append("\(word) \(control.selectedSegmentIndex)")
        }
      }
    }

    func tap(_ x: CGFloat) { fixture.screen.tap(at: CGPoint(x: x, y: 20)) }

    /// Where the thumb is on screen, or `nil` if it is not shown.
    var thumb: CGRect? {
      let layer = control.chrome.all[2].layer
      guard layer.shown.opacity > 0 else { return nil }
      return layer.shown.frame
    }
  }

  @Test("has no segment chosen at first, and the one that code chooses, silently")
  func choosesInCode() {
    let controlFixture = ControlFixture()
    expectEqual(controlFixture.control.selectedSegmentIndex, UISegmentedControl.noSegment)
    #expect(controlFixture.thumb == nil)
    controlFixture.control.selectedSegmentIndex = 1
    controlFixture.fixture.backend.makeFrame()
    expectEqual(controlFixture.thumb, CGRect(x: 102, y: 2, width: 96, height: 36))
    controlFixture.control.selectedSegmentIndex = UISegmentedControl.noSegment
    controlFixture.fixture.backend.makeFrame()
    #expect(controlFixture.thumb == nil)
    expectEqual(controlFixture.log, [])
  }

  @Test("chooses the segment that is tapped, once")
  func choosesByTap() {
    let controlFixture = ControlFixture()
    controlFixture.tap(250)
    expectEqual(controlFixture.log, ["value 2", "primary 2"])
    controlFixture.tap(250)
    expectEqual(controlFixture.log.count, 2)
    controlFixture.tap(50)
    expectEqual(controlFixture.log.suffix(2), ["value 0", "primary 0"])
  }

  @Test("moves its thumb to the segment on the way from where it is")
  func animatesThumb() throws {
    let controlFixture = ControlFixture()
    controlFixture.control.selectedSegmentIndex = 0
    controlFixture.fixture.backend.makeFrame()
    controlFixture.tap(250)
    controlFixture.fixture.backend.advance(by: 0.125)
    let middle = try #require(controlFixture.thumb)
    #expect(middle.minX > 2)
    #expect(middle.minX < 202)
    #expect(controlFixture.fixture.backend.advanceUntilIdle())
    expectEqual(controlFixture.thumb, CGRect(x: 202, y: 2, width: 96, height: 36))
  }

  @Test("takes its thumb along with a drag and chooses where that ends")
  func dragsThumb() {
    let controlFixture = ControlFixture()
    controlFixture.control.selectedSegmentIndex = 0
    controlFixture.fixture.backend.makeFrame()
    controlFixture.fixture.screen.pointer(.pressed, at: CGPoint(x: 50, y: 20))
    controlFixture.fixture.screen.pointer(.dragged, at: CGPoint(x: 150, y: 20))
    controlFixture.fixture.backend.advance(by: 1)
    expectEqual(controlFixture.thumb?.minX, 102)
    expectEqual(controlFixture.control.selectedSegmentIndex, 0)
    controlFixture.fixture.screen.pointer(.dragged, at: CGPoint(x: 260, y: 20))
    controlFixture.fixture.screen.pointer(.released, at: CGPoint(x: 260, y: 20))
    expectEqual(controlFixture.log, ["value 2", "primary 2"])
  }

  @Test("chooses nothing when a touch is lifted elsewhere or taken away")
  func cancels() {
    let controlFixture = ControlFixture()
    controlFixture.fixture.screen.pointer(.pressed, at: CGPoint(x: 250, y: 20))
    controlFixture.fixture.screen.pointer(.dragged, at: CGPoint(x: 250, y: 300))
    controlFixture.fixture.screen.pointer(.released, at: CGPoint(x: 250, y: 300))
    controlFixture.fixture.screen.pointer(.pressed, at: CGPoint(x: 250, y: 20))
    controlFixture.fixture.screen.pointer(.cancelled, at: CGPoint(x: 250, y: 20))
    expectEqual(controlFixture.log, [])
    expectEqual(controlFixture.control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test("passes over segments that are disabled")
  func skipsDisabled() {
    let controlFixture = ControlFixture()
    controlFixture.control.setEnabled(false, forSegmentAt: 1)
    #expect(controlFixture.control.isEnabledForSegment(at: 1) == false)
    controlFixture.tap(150)
    expectEqual(controlFixture.log, [])
    controlFixture.control.selectedSegmentIndex = 0
    #expect(controlFixture.control.becomeFirstResponder())
    controlFixture.fixture.screen.press(.keyboardRightArrow)
    expectEqual(controlFixture.control.selectedSegmentIndex, 2)
  }

  @Test("follows the arrow keys, mirrored where reading is")
  func followsKeys() {
    for isRightToLeft in [false, true] {
      let controlFixture = ControlFixture(isRightToLeft: isRightToLeft)
      controlFixture.control.becomeFirstResponder()
      let onward = isRightToLeft ? UIKeyboardHIDUsage.keyboardLeftArrow : .keyboardRightArrow
      let back = isRightToLeft ? UIKeyboardHIDUsage.keyboardRightArrow : .keyboardLeftArrow
      for key in [onward, onward, back, .keyboardEnd, onward, .keyboardHome, back] {
        controlFixture.fixture.screen.press(key)
      }
      let values = controlFixture.log.filter { $0.hasPrefix("value") }
      expectEqual(values, ["value 0", "value 1", "value 0", "value 2", "value 0"])
      controlFixture.tap(250)
      expectEqual(controlFixture.control.selectedSegmentIndex, (isRightToLeft ? 0 : 2))
    }
  }

  @Test("keeps nothing chosen while it is momentary")
  func isMomentary() {
    let controlFixture = ControlFixture()
    controlFixture.control.isMomentary = true
    controlFixture.tap(150)
    expectEqual(controlFixture.log, ["value 1", "primary 1"])
    expectEqual(controlFixture.control.selectedSegmentIndex, UISegmentedControl.noSegment)
    controlFixture.tap(150)
    expectEqual(controlFixture.log.count, 4)
  }

  @Test("keeps its choice while segments come and go")
  func editsSegments() {
    let controlFixture = ControlFixture()
    let control = controlFixture.control
    func titles() -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 0, animated: true)
    control.insertSegment(withTitle: "y", at: 99, animated: false)
    expectEqual(titles(), ["x", "a", "b", "c", "y"])
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: true)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.setTitle("z", forSegmentAt: 0)
    expectEqual(titles(), ["z", "c", "y"])
    controlFixture.fixture.backend.makeFrame()
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
    controlFixture.fixture.backend.makeFrame()
    controlFixture.tap(50)
    expectEqual(controlFixture.log, [])
  }

  @Test("performs the action of the segment before the control's")
  func performsActions() {
    let fixture = Fixture()
    var log: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 40),
      actions: ["a", "b"].map { name in UIAction(title: name) { _ in log.append(name) } }
    )
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    fixture.show(control)
    fixture.screen.tap(at: CGPoint(x: 150, y: 20))
    expectEqual(log, ["b", "value"])
    expectEqual(control.actionForSegment(at: 1)?.title, "b")
  }

  // In 13 points “a” is 6.5 wide, rounded to 7, and “long” 26; margins add 20 to each.
  @Test("asks for room for its segments")
  func hasSize() {
    _ = Fixture()
    let control = UISegmentedControl(items: ["a", "long"])
    expectEqual(control.bounds.size, CGSize(width: 92, height: 32))
    control.apportionsSegmentWidthsByContent = true
    expectEqual(control.intrinsicContentSize, CGSize(width: 73, height: 32))
    control.setWidth(100, forSegmentAt: 0)
    expectEqual(control.sizeThatFits(.zero), CGSize(width: 146, height: 32))
    expectEqual(control.widthForSegment(at: 0), 100)
    control.setImage(UIImage(data: TestPictures.png(width: 20, height: 50)), forSegmentAt: 1)
    expectEqual(control.intrinsicContentSize, CGSize(width: 140, height: 62))
    #expect(control.titleForSegment(at: 1) == nil)
  }

  @Test("reports indexes of segments that do not exist and goes on")
  func reportsIndexes() {
    let controlFixture = ControlFixture()
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    controlFixture.control.selectedSegmentIndex = 1
    controlFixture.control.selectedSegmentIndex = 3
    controlFixture.control.selectedSegmentIndex = -2
    controlFixture.control.removeSegment(at: 7, animated: true)
    #expect(controlFixture.control.titleForSegment(at: -1) == nil)
    expectEqual(controlFixture.control.selectedSegmentIndex, 1)
    expectEqual(messages.count, 4)
    #expect(messages.first?.contains("3") == true)
    controlFixture.control.setWidth(.nan, forSegmentAt: 0)
    controlFixture.control.frame = .zero
    controlFixture.fixture.backend.makeFrame()
    expectEqual(controlFixture.control.numberOfSegments, 3)
  }

  @Test("keeps its thumb in a size that has no room for it", arguments: [CGFloat(0), 1, 3])
  func smallSizes(edge: CGFloat) throws {
    let controlFixture = ControlFixture()
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    controlFixture.control.selectedSegmentIndex = 1
    controlFixture.control.frame = CGRect(x: 0, y: 0, width: edge, height: edge)
    controlFixture.fixture.backend.makeFrame()
    expectEqual(messages, [])
    // The middle of the middle segment.
    let thumb = try #require(controlFixture.thumb)
    #expect(abs(thumb.midX - edge / 2) < 1e-9)
    #expect(abs(thumb.midY - edge / 2) < 1e-9)
  }

  @Test("shows words, pictures and actions, which can be put in and exchanged")
  func contents() throws {
    let fixture = Fixture()
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    var performed: [String] = []
    func action(_ title: String) -> UIAction {
      UIAction(title: title) { performed.append($0.title) }
    }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(control.numberOfSegments == 0 && control.frame.width == 300)
    control.insertSegment(with: star, at: 0, animated: false)
    control.insertSegment(action: action("Go"), at: 9, animated: false)
    control.insertSegment(withTitle: "in between", at: 1, animated: false)
    fixture.show(control)
    #expect(control.imageForSegment(at: 0) === star && control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 2) == "Go")
    fixture.screen.tap(at: CGPoint(x: 250, y: 20))
    expectEqual(performed, ["Go"])
    control.setAction(action("Stop"), forSegmentAt: 0)
    control.setImage(heart, forSegmentAt: 2)
    fixture.backend.makeFrame()
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Stop")
    #expect(control.imageForSegment(at: 2) === heart && control.titleForSegment(at: 2) == nil)
    fixture.screen.tap(at: CGPoint(x: 50, y: 20))
    expectEqual(performed, ["Go", "Stop"])
    #expect(
      !fixture.scene.nodes(showing: "Stop").isEmpty && fixture.scene.nodes(showing: "Go").isEmpty
    )
  }

  @Test("has a thumb of the colour that it is told")
  func thumbColor() {
    let controlFixture = ControlFixture()
    let usual = controlFixture.control.chrome.all[2].backgroundColor
    #expect(controlFixture.control.selectedSegmentTintColor == nil)
    controlFixture.control.selectedSegmentTintColor = .red
    expectEqual(controlFixture.control.chrome.all[2].backgroundColor, .red)
    controlFixture.control.selectedSegmentTintColor = nil
    expectEqual(controlFixture.control.chrome.all[2].backgroundColor, usual)
  }
}
