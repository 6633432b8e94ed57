import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("A table of objects by keys")
@MainActor
struct MapTableTests {
  @Test("finds the object of a key, and forgets it")
  func objects() {
    let table = NSMapTable<UIView, NSNumber>.strongToStrongObjects()
    let (first, second) = (UIView(), UIView())
    table.setObject(NSNumber(value: 1), forKey: first)
    table.setObject(NSNumber(value: 2), forKey: second)
    table.setObject(NSNumber(value: 3), forKey: first)
    expectEqual(table.object(forKey: first), NSNumber(value: 3))
    expectEqual(table.count, 2)
    table.removeObject(forKey: first)
    expectEqual(table.object(forKey: first), nil)
    expectEqual(table.keyEnumerator().allObjects.count, 1)
    expectEqual(table.objectEnumerator()?.allObjects as? [NSNumber], [NSNumber(value: 2)])
    table.removeAllObjects()
    expectEqual(table.count, 0)
    #expect(table.objectEnumerator() == nil)
  }

  @Test("keeps neither keys nor objects that are held weakly")
  func weakly() {
    let presenters = NSMapTable<UIView, UIResponder>(
      keyOptions: .weakMemory,
      valueOptions: .weakMemory
    )
    let view = UIView()
    var presenter: UIResponder? = UIResponder()
    presenters.setObject(presenter, forKey: view)
    #expect(presenters.object(forKey: view) === presenter)
    presenter = nil
    #expect(presenters.object(forKey: view) == nil)
    expectEqual(presenters.count, 0)

    let names = NSMapTable<UIView, NSNumber>.weakToStrongObjects()
    var short: UIView? = UIView()
    names.setObject(NSNumber(value: 1), forKey: short)
    expectEqual(names.count, 1)
    short = nil
    expectEqual(names.count, 0)
  }

  @Test("releases the objects of keys that have gone, as others come")
  func purging() {
    final class Box { weak var object: UIResponder? }
    let table = NSMapTable<UIView, UIResponder>.weakToStrongObjects()
    func fill() -> (keys: [UIView], boxes: [Box]) {
      let keys = (0..<1_000).map { _ in UIView() }
      let boxes = keys.map { key in
        let (box, object) = (Box(), UIResponder())
        box.object = object
        table.setObject(object, forKey: key)
        return box
      }
      return (keys, boxes)
    }
    let former = fill().boxes
    expectEqual(table.count, 0)
    // Entries that have gone are looked for when there are twice as many as were left: 16, 32, and so on to 1,024.
    let latter = fill()
    expectEqual(table.count, 1_000)
    expectEqual(former.filter { $0.object != nil }.count, 0)
    withExtendedLifetime(latter) {}
  }

  @Test("has equal keys for one")
  func equalKeys() {
    let views = NSMapTable<NSNumber, UIView>.strongToWeakObjects()
    let view = UIView()
    views.setObject(view, forKey: NSNumber(value: 1_000_000))
    #expect(views.object(forKey: NSNumber(value: 1_000_000)) === view)
    #expect(views.object(forKey: NSNumber(value: 2)) == nil)
    views.setObject(nil, forKey: NSNumber(value: 1_000_000))
    expectEqual(views.count, 1)
    expectEqual(NSMapTable<NSNumber, UIView>.weakToWeakObjects().count, 0)
  }

  @Test("is one of the things that Foundation has on Apple's platforms alone")
  func foundation() {
    final class BookCell: UICollectionViewCell {}
    #expect(BookCell.description().hasSuffix("BookCell"))
    expectEqual(UITableViewCell.description(), "UIKit.UITableViewCell")
    let before = Date.timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(now >= before)
    #expect(now - before < 60)
  }
}
