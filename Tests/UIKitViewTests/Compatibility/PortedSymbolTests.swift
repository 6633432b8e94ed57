import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// A place in a text that an app keeps in lines.
private final class LinePosition: UITextPosition {
  let line: Int

  init(line: Int) { self.line = line }

  override func isEqual(_ object: Any?) -> Bool { (object as? LinePosition)?.line == line }
}

/// A range whose ends an app says.
private final class OwnRange: UITextRange {
  private let ends: (UITextPosition, UITextPosition)

  init(_ start: UITextPosition, _ end: UITextPosition) { ends = (start, end) }

  override var start: UITextPosition { ends.0 }
  override var end: UITextPosition { ends.1 }
}

@Suite("A symbol that public sources need")
@MainActor
struct PortedSymbolTests {
  @Test("is the colour behind grouped tables under its former name")
  func groupedBackground() {
    expectEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
  }

  @Test("is the orientation of a device, which a desktop does not know and never reports")
  func orientation() {
    let device = UIDevice.current
    expectEqual(device.orientation, .unknown)
    #expect(!device.orientation.isPortrait && !device.orientation.isLandscape)
    #expect(!device.orientation.isValidInterfaceOrientation && !device.orientation.isFlat)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.faceUp.isFlat)
    expectEqual(
      UIDevice.orientationDidChangeNotification.rawValue,
      "UIDeviceOrientationDidChangeNotification"
    )
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("finds the window that keys go to, by its key path")
  func keyWindow() {
    let fixture = Fixture()
    fixture.show(UIView())
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!other.isKeyWindow)
    other.makeKeyAndVisible()
    let found = UIApplication.shared.windows.filter(\.isKeyWindow)
    expectEqual(found, [other])
    #expect(other.isKeyWindow && !fixture.window.isKeyWindow)
  }

  @Test("is a position or a range that an app makes for its own text")
  func ownPositions() {
    expectEqual(LinePosition(line: 2), LinePosition(line: 2))
    #expect(LinePosition(line: 2) != LinePosition(line: 3))
    let (first, second) = (UITextPosition(), UITextPosition())
    #expect(first == first && first != second)
    let (range, other) = (UITextRange(), UITextRange())
    #expect(range == range && range != other && range.isEmpty)
  }

  @Test("is a range of an app's own class that a text view takes by its ends")
  func ownRanges() throws {
    let view = UITextView()
    view.text = "one two"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let range = OwnRange(start, view.endOfDocument)
    #expect(!range.isEmpty)
    expectEqual(view.text(in: range), "two")
    view.replace(range, withText: "three")
    expectEqual(view.text, "one three")
  }

  @Test("is what is typed into a text view, with the font and the colour of the whole text")
  func typingAttributes() {
    let view = UITextView()
    view.text = "one"
    view.font = .systemFont(ofSize: 20)
    expectEqual(view.typingAttributes[.font] as? UIFont, .systemFont(ofSize: 20))
    view.typingAttributes = [.foregroundColor: UIColor.red]
    expectEqual(view.textColor, .red)
    expectEqual(view.font, .systemFont(ofSize: 20))
    view.typingAttributes[.font] = UIFont.systemFont(ofSize: 12)
    expectEqual(view.font, .systemFont(ofSize: 12))
    expectEqual(view.text, "one")
  }

  @Test(
    "makes the picture of a custom button paler where it is pressed or disabled, unless told not to"
  )
  func pictures() {
    let fixture = Fixture()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    fixture.show(button)
    func opacity(_ change: (UIButton) -> Void) -> CGFloat? {
      change(button)
      button.layoutIfNeeded()
      return button.imageView?.alpha
    }
    expectEqual(opacity { _ in }, 1)
    expectEqual(opacity { $0.isHighlighted = true }, 0.5)
    expectEqual(opacity { $0.adjustsImageWhenHighlighted = false }, 1)
    expectEqual(
      opacity {
        $0.isHighlighted = false
        $0.isEnabled = false
      },
      0.5
    )
    expectEqual(opacity { $0.adjustsImageWhenDisabled = false }, 1)
    button.adjustsImageWhenDisabled = true
    // A picture for the state says it itself.
    expectEqual(opacity { $0.setImage(UIImage(systemName: "star"), for: .disabled) }, 1)
  }

  @Test("is the element with the focus of a screen reader, while there is one")
  func focusedElement() {
    defer { _ = Fixture() }
    let fixture = Fixture()
    let (first, second) = (UIButton(type: .system), UIButton(type: .system))
    for (index, button) in [first, second].enumerated() {
      button.setTitle("\(index)", for: .normal)
      button.frame = CGRect(x: 0, y: 50 * index, width: 80, height: 40)
      fixture.window.addSubview(button)
    }
    fixture.window.makeKeyAndVisible()
    func focused(
      _ technology: UIAccessibility.AssistiveTechnologyIdentifier? = .notificationVoiceOver
    ) -> UIButton? { UIAccessibility.focusedElement(using: technology) as? UIButton }
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(focused() == nil)
    fixture.backend.environment.hasScreenReader = true
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(focused() === second && focused(nil) === second)
    #expect(focused(.notificationSwitchControl) == nil)
    fixture.screen.press(.keyboardTab)
    #expect(focused() === first)
    fixture.backend.environment.hasScreenReader = false
  }
}
