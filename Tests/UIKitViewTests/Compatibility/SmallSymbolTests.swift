import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

extension CGFloat {
  fileprivate var distance: CGFloat { abs(self - 3) }
  fileprivate static func magnitude(_ number: CGFloat, _ other: Double, _ count: Int) -> CGFloat {
    abs(number) + abs(other) + CGFloat(abs(count))
  }
}

@Suite("A small symbol of Apple's")
@MainActor
struct SmallSymbolTests {
  private class Keeper: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Plain: NSObject, UIApplicationDelegate {}

  private final class SceneKeeper: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test("finds the window of a delegate through its protocol, and none where it keeps none")
  func windowOfDelegate() {
    let fixture = Fixture()
    let keeper = Keeper()
    keeper.window = fixture.window
    let root = UIViewController()
    keeper.window?.rootViewController = root
    let delegate: (any UIApplicationDelegate)? = keeper
    // An optional property of an optional value, as on Apple's platforms.
    #expect(delegate?.window??.rootViewController === root)
    if let window = delegate?.window, let unwrapped = window {
      #expect(unwrapped === fixture.window)
    } else {
      Issue.record("There is a window.")
    }
    expectEqual((Plain() as any UIApplicationDelegate).window, .some(nil))
    #expect((keeper as any UIWindowKeeping).window === fixture.window)
    let sceneKeeper = SceneKeeper()
    sceneKeeper.window = fixture.window
    #expect((sceneKeeper as any UIWindowSceneDelegate).window??.rootViewController === root)
  }

  @Test("makes a text without letters")
  func emptyText() {
    let text = NSAttributedString()
    let mutable = NSMutableAttributedString()
    mutable.append(NSAttributedString(string: "a"))
    expectEqual(text.length, 0)
    expectEqual(mutable.string, "a")
  }

  @Test("is the function abs in extensions of CGFloat")
  func absolute() {
    expectEqual(CGFloat(1).distance, 2)
    expectEqual(CGFloat.magnitude(-1, -2, -3), 6)
    expectEqual(CGFloat(-4).abs(-4), 4)
  }

  @Test("keeps the curve of corners, which begins further away where it is continuous")
  func cornerCurve() {
    let layer = UIView().layer
    expectEqual(layer.cornerCurve, .circular)
    layer.cornerCurve = .continuous
    expectEqual(layer.cornerCurve, CALayerCornerCurve(rawValue: "continuous"))
    expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
    // Apple's number.
    expectEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
  }

  @Test("has the numbers of Apple's orientations of pictures")
  func orientations() {
    let orientations: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    expectEqual(orientations.map(\.rawValue), Array(0...7))
  }

  @Test("calls an observer with the value before, and then with the new one")
  func prior() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    let observation = view.observe(\.alpha, options: [.prior, .old, .new]) { _, change in
      log.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    view.alpha = 0.5
    expectEqual(log, ["true 1.0 -1.0", "false 1.0 0.5"])
    observation.invalidate()
  }
}

@Suite("A collation")
@MainActor
struct CollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func fullName() -> String { name }
    func age() -> Int { 3 }
  }

  private let collation = UILocalizedIndexedCollation.current()

  @Test("has the letters and a section for everything else")
  func titles() {
    expectEqual(collation.sectionTitles.count, 27)
    expectEqual(collation.sectionTitles.first, "A")
    expectEqual(collation.sectionTitles.last, "#")
    expectEqual(collation.sectionIndexTitles, collation.sectionTitles)
    expectEqual(collation.section(forSectionIndexTitle: 3), 3)
    expectEqual(collation.section(forSectionIndexTitle: 30), 26)
  }

  // A is 0, E is 4, O is 14; # is 26.
  @Test(
    "finds the section by the first letter, without its accent and its case",
    arguments: [("anna", 0), ("Émile", 4), ("Örn", 14), ("7 up", 26), ("Яна", 26), ("", 26)]
  )
  func section(name: String, section: Int) {
    let person = Person(name)
    let byProperty = Selector(\Person.name)
    let byMethod = Selector(Person.fullName)
    expectEqual(collation.section(for: person, collationStringSelector: byProperty), section)
    expectEqual(collation.section(for: person, collationStringSelector: byMethod), section)
  }

  @Test("sorts by the texts, those that are equal in the order in which they were")
  func sorted() {
    let people = ["Zoe", "anna", "Bert", "Anna"].map(Person.init)
    let sorted = collation.sortedArray(
      from: people,
      collationStringSelector: Selector(\Person.name)
    )
    expectEqual(sorted.compactMap { ($0 as? Person)?.name }, ["anna", "Anna", "Bert", "Zoe"])
  }

  @Test("has the selectors of one property equal, and puts what is no text last")
  func selectors() {
    expectEqual(Selector(\Person.name), Selector(\Person.name))
    let number = Selector(Person.age)
    expectEqual(collation.section(for: Person("a"), collationStringSelector: number), 26)
  }
}
