import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Geometry in objects")
struct GeometryObjectTests {
  @Test("gives back what it was made of")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgPoint: rect.origin) != NSValue(cgPoint: .zero))
  }

  @Test("is found in the notification of a keyboard")
  func keyboard() {
    let frame = CGRect(x: 0, y: 500, width: 320, height: 300)
    let note = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
    )
    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    expectEqual(value?.cgRectValue, frame)
  }
}

@Suite("Coordinate spaces")
@MainActor
struct CoordinateSpaceTests {
  /// The view is at (20, 30), and the one in it at (5, 6), twice as large as its bounds.
  @Test("lead from views to the display and back")
  func screen() {
    let fixture = Fixture()
    let outer = fixture.show(UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100)))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    inner.layer.anchorPoint = .zero
    inner.frame.origin = CGPoint(x: 5, y: 6)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.addSubview(inner)
    let screen = fixture.window.screen.coordinateSpace
    let point = CGPoint(x: 1, y: 1)
    expectEqual(inner.convert(point, to: screen), CGPoint(x: 27, y: 38))
    expectEqual(screen.convert(point, from: inner), CGPoint(x: 27, y: 38))
    expectEqual(inner.convert(CGPoint(x: 27, y: 38), from: screen), point)
    expectEqual(screen.convert(CGPoint(x: 27, y: 38), to: inner), point)
    expectEqual(
      screen.convert(CGRect(x: 0, y: 400, width: 320, height: 80), to: outer),
      CGRect(x: -20, y: 370, width: 320, height: 80)
    )
    expectEqual(
      screen.convert(inner.bounds, from: inner),
      CGRect(x: 25, y: 36, width: 20, height: 20)
    )
  }

  @Test("of views are those of their bounds, and convert as the views do")
  func views() {
    let fixture = Fixture()
    let first = fixture.show(UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100)))
    let second = fixture.show(UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 100)))
    let space: any UICoordinateSpace = second
    expectEqual(first.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: -29, y: 22))
    expectEqual(first.convert(CGPoint(x: -29, y: 22), from: space), CGPoint(x: 1, y: 2))
    expectEqual(
      first.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: space),
      CGRect(x: -30, y: 20, width: 5, height: 5)
    )
    expectEqual(space.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("of the display and of scenes are as large as those, and agree")
  func scenes() {
    let fixture = Fixture()
    let screen = fixture.window.screen
    expectEqual(screen.coordinateSpace.bounds, screen.bounds)
    let point = CGPoint(x: 3, y: 4)
    expectEqual(screen.coordinateSpace.convert(point, to: screen.fixedCoordinateSpace), point)
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    fixture.window.windowScene = scene
    expectEqual(scene.coordinateSpace.bounds, CGRect(x: 0, y: 0, width: 320, height: 480))
    expectEqual(scene.coordinateSpace.convert(point, to: fixture.window), point)
  }

  @Test("of windows agree, since a desktop does not tell where they are")
  func windows() {
    let fixture = Fixture()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    other.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    other.addSubview(view)
    expectEqual(view.convert(CGPoint.zero, to: other.screen.coordinateSpace), CGPoint(x: 1, y: 2))
    let space: any UICoordinateSpace = fixture.window
    expectEqual(view.convert(CGPoint.zero, to: space), CGPoint(x: 1, y: 2))
    expectEqual(view.convert(CGPoint(x: 1, y: 2), from: space), .zero)
  }
}
