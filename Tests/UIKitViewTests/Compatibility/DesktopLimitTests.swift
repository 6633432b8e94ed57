import Foundation
import TesseraTestSupport
import Testing
import UIKit

private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
}

private final class KnownFocusView: UIView {
  override var isFocused: Bool { true }
}

@Suite("What a desktop does not have")
@MainActor
struct DesktopLimitTests {
  @Test("is said by controllers, whose views are as large as without it")
  func statusBar() {
    let fixture = Fixture(width: 100, height: 50)
    let controller = LightController()
    fixture.window.rootViewController = controller
    controller.setNeedsStatusBarAppearanceUpdate()
    fixture.backend.makeFrame()
    expectEqual(controller.view.safeAreaInsets.top, 0)
    let plain = UIViewController()
    expectEqual(plain.preferredStatusBarStyle, UIStatusBarStyle.default)
    #expect(!plain.prefersStatusBarHidden)
    expectEqual(UIStatusBarStyle.darkContent.rawValue, 3)
    expectEqual(plain.preferredStatusBarUpdateAnimation, .fade)
    #expect(plain.childForStatusBarStyle == nil)
    #expect(plain.childForStatusBarHidden == nil)
  }

  @Test("is a keyboard that comes up: nothing is posted when a field is edited")
  func keyboard() {
    let fixture = Fixture()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    var heard = 0
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard += 1 }
      }
    }
    let field = fixture.show(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(field.becomeFirstResponder())
    fixture.backend.makeFrame()
    field.resignFirstResponder()
    fixture.backend.makeFrame()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    expectEqual(heard, 0)
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    expectEqual(Set(keys).count, 5)
  }

  @Test("is a tap under the finger: generators can be called")
  func feedback() {
    let style = UIImpactFeedbackGenerator.FeedbackStyle.heavy
    let impact = UIImpactFeedbackGenerator(style: style)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    let outcome = UINotificationFeedbackGenerator.FeedbackType.warning
    UINotificationFeedbackGenerator().notificationOccurred(outcome)
    let generators: [UIFeedbackGenerator] = [impact, UISelectionFeedbackGenerator()]
    for generator in generators { generator.prepare() }
  }

  @Test("is a second display: a window is on the main one")
  func display() {
    #expect(Fixture().window.screen === UIScreen.main)
  }

  @Test("is a pool: its closure runs and its value is returned")
  func pool() {
    expectEqual(UIKit.autoreleasepool { 2 }, 2)
  }

  @Test("are views whose focus no subclass can tell")
  func focus() {
    let view: UIView = KnownFocusView()
    #expect(view.isFocused)
  }
}

private protocol HashTableListener: AnyObject {
  func hear()
}

private final class NumberListener: HashTableListener {
  private(set) var calls = 0

  func hear() { calls += 1 }
}

@Suite("A table of objects")
struct HashTableTests {
  @Test("does not keep objects that it holds weakly")
  func weak() {
    let table = NSHashTable<NSObject>.weakObjects()
    var object: NSObject? = NSObject()
    let other = NSObject()
    table.add(object)
    table.add(other)
    table.add(other)
    expectEqual(table.count, 2)
    #expect(table.contains(other))
    object = nil
    expectEqual(table.count, 1)
    #expect(table.allObjects.first === other)
    table.remove(other)
    #expect(table.anyObject == nil)
    #expect(!table.contains(other))
  }

  @Test("has objects of a protocol")
  func protocols() {
    let table = NSHashTable<any HashTableListener>.weakObjects()
    let listener = NumberListener()
    table.add(listener)
    #expect(table.contains(listener))
    for object in table.allObjects { object.hear() }
    expectEqual(listener.calls, 1)
  }

  @Test("keeps the others")
  func strong() {
    let table = NSHashTable<NSObject>(options: .strongMemory, capacity: 4)
    table.add(NSObject())
    table.add(nil)
    expectEqual(table.count, 1)
    #expect(table.member(table.anyObject) === table.anyObject)
    table.removeAllObjects()
    expectEqual(table.count, 0)
  }
}
