import Foundation
import Testing
import UIKit

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

extension UIView {
  fileprivate var badge: String? {
    get { objc_getAssociatedObject(self, &firstKey) as? String }
    set { objc_setAssociatedObject(self, &firstKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@Suite("An associated object")
@MainActor
struct AssociatedObjectTests {
  private final class Owner {}

  private final class Mark: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Mark() }
  }

  @Test("is a stored property in an extension")
  func property() {
    let (view, other) = (UIView(), UIView())
    #expect(view.badge == nil)
    view.badge = "3"
    #expect(view.badge == "3" && other.badge == nil)
    view.badge = nil
    #expect(view.badge == nil)
  }

  @Test("has a place for each key, until all are taken away")
  func keys() {
    let owner = Owner()
    objc_setAssociatedObject(owner, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? Int == 1)
    #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 2)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test("is held, held as a copy, or not held, as its policy says")
  func policies() {
    let owner = Owner()
    weak var kept: Mark?
    do {
      let mark = Mark()
      kept = mark
      objc_setAssociatedObject(owner, &firstKey, mark, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept != nil && objc_getAssociatedObject(owner, &firstKey) as? Mark === kept)
    do {
      let mark = Mark()
      objc_setAssociatedObject(owner, &firstKey, mark, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(owner, &secondKey, mark, .OBJC_ASSOCIATION_ASSIGN)
      let copy = objc_getAssociatedObject(owner, &firstKey) as? Mark
      #expect(copy != nil && copy !== mark && kept == nil)
      #expect(objc_getAssociatedObject(owner, &secondKey) as? Mark === mark)
    }
    #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
  }

  @Test("goes after its owner, and no other object gets it")
  func lifetime() {
    weak var value: Owner?
    do {
      let owner = Owner()
      let held = Owner()
      value = held
      objc_setAssociatedObject(owner, &firstKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    // Other tests may have associated some values too.
    let others = (0..<2_000).map { _ in Owner() }
    for other in others {
      #expect(objc_getAssociatedObject(other, &firstKey) == nil)
      objc_setAssociatedObject(other, &secondKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("goes after its owner while others with values stay, whatever new ones get")
  func lifetimeBesideOthers() {
    let lasting = Owner()
    objc_setAssociatedObject(lasting, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    weak var value: Owner?
    do {
      let owner = Owner()
      let held = Owner()
      value = held
      objc_setAssociatedObject(owner, &firstKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<2_000).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, &secondKey, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
    #expect(objc_getAssociatedObject(lasting, &firstKey) as? Int == 1)
  }

  @Test("of an object in an optional are those of the object")
  func optional() {
    let object = NSObject()
    let target: AnyObject? = object
    objc_setAssociatedObject(target as Any, &secondKey, "Hello", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(target as Any, &secondKey) as? String == "Hello")
    #expect(objc_getAssociatedObject(object, &secondKey) as? String == "Hello")
    let none: AnyObject? = nil
    #expect(objc_getAssociatedObject(none as Any, &secondKey) == nil)
  }
}
