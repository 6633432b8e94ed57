import CoreGraphics
import Dispatch
import Foundation
import TesseraTestSupport
import Testing
import UIKit

// What Documentation/Porting.md says to write where Swift has no Objective-C beside it. The page shows these lines.

/// A protocol of an app, some of whose methods may be left out.
@MainActor
private protocol PickerDelegate: AnyObject {
  func picker(didPick name: String)
  func pickerDidCancel()
}

extension PickerDelegate {
  func pickerDidCancel() {}
}

/// An object of an array that does not keep it alive.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}

extension CGRect {
  /// Whether the rectangles have an area in common, as `intersects(_:)` says on Apple's platforms.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// A screen that makes controllers it knows by a closure.
@MainActor
private struct Tab {
  let title: String
  let makeController: () -> UIViewController
}

/// A model that is observed without key-value observing.
private final class Download {
  var onProgress: ((Double) -> Void)?
  var progress = 0.0 {
    didSet { onProgress?(progress) }
  }
}

@Suite("Code brought from Apple's platforms")
@MainActor
struct PortingTests {
  private final class Rows: UIViewController {}

  @Test("runs the action of a control without a selector")
  func actionOfControl() {
    var presses = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(presses, 1)
  }

  @Test("runs the action of a button in a bar without a selector")
  func actionOfBarButton() throws {
    var presses = 0
    let controller = UIViewController()
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in presses += 1 })
    controller.navigationItem.rightBarButtonItem = add
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [controller.navigationItem]
    Fixture().show(bar)
    let button = bar.hitTest(CGPoint(x: 300, y: 22), with: nil) as? UIButton
    try #require(button).sendActions(for: .primaryActionTriggered)
    expectEqual(presses, 1)
  }

  @Test("hears notifications by a closure, until it lets the token go")
  func notification() {
    let name = Notification.Name("PortingTests.changed")
    let center = NotificationCenter()
    nonisolated(unsafe) var heard = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    expectEqual(heard, 1)
  }

  @Test("runs a timer by a closure")
  func timer() {
    nonisolated(unsafe) var ticks = 0
    let timer = Timer(timeInterval: 60, repeats: true) { _ in ticks += 1 }
    timer.fire()
    timer.invalidate()
    expectEqual(ticks, 1)
  }

  @Test("leaves optional methods of its own protocols to an extension")
  func optionalMethods() {
    final class Picked: PickerDelegate {
      var names: [String] = []
      func picker(didPick name: String) { names.append(name) }
    }
    let picked = Picked()
    let delegate: any PickerDelegate = picked
    delegate.picker(didPick: "Oslo")
    delegate.pickerDidCancel()
    expectEqual(picked.names, ["Oslo"])
  }

  @Test("keeps weak references in an array")
  func weakReferences() {
    var observers: [Weak<UIView>] = []
    let view = UIView()
    var gone: UIView? = UIView()
    observers.append(Weak(object: view))
    observers.append(Weak(object: gone))
    gone = nil
    observers.removeAll { $0.object == nil }
    expectEqual(observers.count, 1)
    #expect(observers.first?.object === view)
  }

  @Test("finds no overlap where rectangles only touch")
  func touchingRectangles() {
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!left.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(left.overlaps(CGRect(x: 9, y: 9, width: 10, height: 10)))
  }

  @Test("makes controllers by closures instead of classes")
  func controllersByClosures() {
    let tabs = [Tab(title: "Rows", makeController: { Rows() })]
    #expect(tabs.map { type(of: $0.makeController()) == Rows.self } == [true])
  }

  @Test("makes a view of a class that is a parameter")
  func viewOfParameter() {
    func makeBackground<Background: UIView>(_: Background.Type) -> Background { Background() }
    #expect(type(of: makeBackground(UILabel.self)) == UILabel.self)
  }

  @Test("observes a model by a closure, and a view by a key path")
  func observing() {
    let download = Download()
    var seen: [Double] = []
    download.onProgress = { seen.append($0) }
    download.progress = 0.5
    expectEqual(seen, [0.5])

    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [CGFloat] = []
    let observation = list.observe(\.contentOffset) { list, _ in
      offsets.append(list.contentOffset.y)
    }
    list.contentOffset = CGPoint(x: 0, y: 40)
    observation.invalidate()
    list.contentOffset = CGPoint(x: 0, y: 80)
    expectEqual(offsets, [40])
  }

  @Test("follows values by an asynchronous sequence")
  func values() async {
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    continuation.yield("Lima")
    continuation.finish()
    var seen: [String] = []
    for await name in names { seen.append(name) }
    expectEqual(seen, ["Lima"])
  }

  @Test("names its own classes by their description")
  func namesOfClasses() {
    let identifier = String(describing: UICollectionViewListCell.self)
    expectEqual(identifier, "UICollectionViewListCell")
  }

  @Test("formats strings as Foundation does")
  func formats() {
    expectEqual(String(format: "%@: %d", "rows", 3), "rows: 3")
  }
}
