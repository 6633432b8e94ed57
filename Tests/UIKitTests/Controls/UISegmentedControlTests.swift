import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A segmented control")
@MainActor
struct UISegmentedControlTests {
  /// A control of 300 × 40 with segments a, b and c of 100 each, and what it sends.
  @MainActor
  private final class Fixture {
    let stage: Stage
    let control = UISegmentedControl(items: ["a", "b", "c"])
    var log: [String] = []

    init(isRightToLeft: Bool = false) {
      stage = Stage(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stage.show(control)
      RecordingControl.record(control) { [unowned self] word in
        if word == "value" || word == "primary" {
          log.append("\(word) \(control.selectedSegmentIndex)")
        }
      }
    }

    func tap(_ x: CGFloat) { stage.screen.tap(at: CGPoint(x: x, y: 20)) }

    /// Where the thumb is on screen, or `nil` if it is not shown.
    var thumb: CGRect? {
      let layer = control.chrome.all[2].layer
      guard layer.shown.opacity > 0 else { return nil }
      return layer.shown.frame
    }
  }

  @Test("has no segment chosen at first, and the one that code chooses, silently")
  func choosesInCode() {
    let fixture = Fixture()
    #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(fixture.thumb == nil)
    fixture.control.selectedSegmentIndex = 1
    fixture.stage.backend.makeFrame()
    #expect(fixture.thumb == CGRect(x: 102, y: 2, width: 96, height: 36))
    fixture.control.selectedSegmentIndex = UISegmentedControl.noSegment
    fixture.stage.backend.makeFrame()
    #expect(fixture.thumb == nil)
    #expect(fixture.log == [])
  }

  @Test("chooses the segment that is tapped, once")
  func choosesByTap() {
    let fixture = Fixture()
    fixture.tap(250)
    #expect(fixture.log == ["value 2", "primary 2"])
    fixture.tap(250)
    #expect(fixture.log.count == 2)
    fixture.tap(50)
    #expect(fixture.log.suffix(2) == ["value 0", "primary 0"])
  }

  @Test("moves its thumb to the segment on the way from where it is")
  func animatesThumb() throws {
    let fixture = Fixture()
    fixture.control.selectedSegmentIndex = 0
    fixture.stage.backend.makeFrame()
    fixture.tap(250)
    fixture.stage.backend.advance(by: 0.125)
    let middle = try #require(fixture.thumb)
    #expect(middle.minX > 2)
    #expect(middle.minX < 202)
    #expect(fixture.stage.backend.advanceUntilIdle())
    #expect(fixture.thumb == CGRect(x: 202, y: 2, width: 96, height: 36))
  }

  @Test("takes its thumb along with a drag and chooses where that ends")
  func dragsThumb() {
    let fixture = Fixture()
    fixture.control.selectedSegmentIndex = 0
    fixture.stage.backend.makeFrame()
    fixture.stage.screen.pointer(.pressed, at: CGPoint(x: 50, y: 20))
    fixture.stage.screen.pointer(.dragged, at: CGPoint(x: 150, y: 20))
    fixture.stage.backend.advance(by: 1)
    #expect(fixture.thumb?.minX == 102)
    #expect(fixture.control.selectedSegmentIndex == 0)
    fixture.stage.screen.pointer(.dragged, at: CGPoint(x: 260, y: 20))
    fixture.stage.screen.pointer(.released, at: CGPoint(x: 260, y: 20))
    #expect(fixture.log == ["value 2", "primary 2"])
  }

  @Test("chooses nothing when a touch is lifted elsewhere or taken away")
  func cancels() {
    let fixture = Fixture()
    fixture.stage.screen.pointer(.pressed, at: CGPoint(x: 250, y: 20))
    fixture.stage.screen.pointer(.dragged, at: CGPoint(x: 250, y: 300))
    fixture.stage.screen.pointer(.released, at: CGPoint(x: 250, y: 300))
    fixture.stage.screen.pointer(.pressed, at: CGPoint(x: 250, y: 20))
    fixture.stage.screen.pointer(.cancelled, at: CGPoint(x: 250, y: 20))
    #expect(fixture.log == [])
    #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("passes over segments that are disabled")
  func skipsDisabled() {
    let fixture = Fixture()
    fixture.control.setEnabled(false, forSegmentAt: 1)
    #expect(fixture.control.isEnabledForSegment(at: 1) == false)
    fixture.tap(150)
    #expect(fixture.log == [])
    fixture.control.selectedSegmentIndex = 0
    #expect(fixture.control.becomeFirstResponder())
    fixture.stage.screen.press(.keyboardRightArrow)
    #expect(fixture.control.selectedSegmentIndex == 2)
  }

  @Test("follows the arrow keys, mirrored where reading is")
  func followsKeys() {
    for isRightToLeft in [false, true] {
      let fixture = Fixture(isRightToLeft: isRightToLeft)
      fixture.control.becomeFirstResponder()
      let onward = isRightToLeft ? UIKeyboardHIDUsage.keyboardLeftArrow : .keyboardRightArrow
      let back = isRightToLeft ? UIKeyboardHIDUsage.keyboardRightArrow : .keyboardLeftArrow
      for key in [onward, onward, back, .keyboardEnd, onward, .keyboardHome, back] {
        fixture.stage.screen.press(key)
      }
      let values = fixture.log.filter { $0.hasPrefix("value") }
      #expect(values == ["value 0", "value 1", "value 0", "value 2", "value 0"])
      fixture.tap(250)
      #expect(fixture.control.selectedSegmentIndex == (isRightToLeft ? 0 : 2))
    }
  }

  @Test("keeps nothing chosen while it is momentary")
  func isMomentary() {
    let fixture = Fixture()
    fixture.control.isMomentary = true
    fixture.tap(150)
    #expect(fixture.log == ["value 1", "primary 1"])
    #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.tap(150)
    #expect(fixture.log.count == 4)
  }

  @Test("keeps its choice while segments come and go")
  func editsSegments() {
    let fixture = Fixture()
    let control = fixture.control
    func titles() -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 0, animated: true)
    control.insertSegment(withTitle: "y", at: 99, animated: false)
    #expect(titles() == ["x", "a", "b", "c", "y"])
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("z", forSegmentAt: 0)
    #expect(titles() == ["z", "c", "y"])
    fixture.stage.backend.makeFrame()
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    fixture.stage.backend.makeFrame()
    fixture.tap(50)
    #expect(fixture.log == [])
  }

  @Test("performs the action of the segment before the control's")
  func performsActions() {
    let stage = Stage()
    var log: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 40),
      actions: ["a", "b"].map { name in UIAction(title: name) { _ in log.append(name) } }
    )
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    stage.show(control)
    stage.screen.tap(at: CGPoint(x: 150, y: 20))
    #expect(log == ["b", "value"])
    #expect(control.actionForSegment(at: 1)?.title == "b")
  }

  // In 13 points “a” is 6.5 wide, rounded to 7, and “long” 26; margins add 20 to each.
  @Test("asks for room for its segments")
  func hasSize() {
    _ = Stage()
    let control = UISegmentedControl(items: ["a", "long"])
    #expect(control.bounds.size == CGSize(width: 92, height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize == CGSize(width: 73, height: 32))
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.sizeThatFits(.zero) == CGSize(width: 146, height: 32))
    #expect(control.widthForSegment(at: 0) == 100)
    control.setImage(UIImage(data: TestPictures.png(width: 20, height: 50)), forSegmentAt: 1)
    #expect(control.intrinsicContentSize == CGSize(width: 140, height: 62))
    #expect(control.titleForSegment(at: 1) == nil)
  }

  @Test("reports indexes of segments that do not exist and goes on")
  func reportsIndexes() {
    let fixture = Fixture()
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    fixture.control.selectedSegmentIndex = 1
    fixture.control.selectedSegmentIndex = 3
    fixture.control.selectedSegmentIndex = -2
    fixture.control.removeSegment(at: 7, animated: true)
    #expect(fixture.control.titleForSegment(at: -1) == nil)
    #expect(fixture.control.selectedSegmentIndex == 1)
    #expect(messages.count == 4)
    #expect(messages.first?.contains("3") == true)
    fixture.control.setWidth(.nan, forSegmentAt: 0)
    fixture.control.frame = .zero
    fixture.stage.backend.makeFrame()
    #expect(fixture.control.numberOfSegments == 3)
  }

  @Test("keeps its thumb in a size that has no room for it", arguments: [CGFloat(0), 1, 3])
  func smallSizes(edge: CGFloat) throws {
    let fixture = Fixture()
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    fixture.control.selectedSegmentIndex = 1
    fixture.control.frame = CGRect(x: 0, y: 0, width: edge, height: edge)
    fixture.stage.backend.makeFrame()
    #expect(messages == [])
    // The middle of the middle segment.
    let thumb = try #require(fixture.thumb)
    #expect(abs(thumb.midX - edge / 2) < 1e-9)
    #expect(abs(thumb.midY - edge / 2) < 1e-9)
  }
}
