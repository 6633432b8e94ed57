import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// An object with commands of its own, as it is written for iOS.
@MainActor
private final class Document: UIResponder {
  var calls: [String] = []

  func save() { calls.append("save") }
  func close() { calls.append("close") }
  func chosen(_ sender: Any) { calls.append("chosen") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(Self.save, named: "save")
  }
}

@Suite("A selector")
@MainActor
struct SelectorIdentityTests {
  private let document = Document()
  private let button = UIButton()

  private func makeSave() -> Selector { Selector(Document.save) }

  @Test("is equal to its copies and to what the same place makes")
  func places() {
    let save = makeSave()
    let copy = save
    expectEqual(copy, save)
    expectEqual(makeSave(), save)
    expectEqual(Set([save, makeSave()]).count, 1)
    #expect(Selector(Document.save) != save)
  }

  @Test("with a name is equal to those with the same name, and is described by it")
  func names() {
    let save = Selector(Document.save, named: "save")
    expectEqual(Selector(Document.save, named: "save"), save)
    expectEqual(Set([save, Selector(Document.save, named: "save")]).count, 1)
    #expect(Selector(Document.close, named: "close") != save)
    #expect(Selector(Document.save) != save)
    expectEqual("\(save)", "save")
  }

  @Test("with a name tells a responder which action is meant")
  func comparison() {
    let close = Selector(Document.close, named: "close")
    let save = Selector(Document.save, named: "save")
    #expect(document.target(forAction: save, withSender: nil) as? UIResponder === document)
    #expect(document.target(forAction: close, withSender: nil) == nil)
  }

  @Test("with a name is what a control answers and removes, among several alike")
  func namedRemoval() {
    let save = Selector(Document.save, named: "save")
    button.addTarget(document, action: save, for: .touchUpInside)
    let close = Selector(Document.close, named: "close")
    button.addTarget(document, action: close, for: .touchUpInside)
    let names = button.actions(forTarget: document, forControlEvent: .touchUpInside)
    expectEqual(names, ["save", "close"])
    let another = Selector(Document.save, named: "save")
    button.removeTarget(document, action: another, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(document.calls, ["close"])
  }

  @Test("with a name is not removed by another name, nor by a method with other parameters")
  func otherNames() {
    let save = Selector(Document.save, named: "save")
    button.addTarget(document, action: save, for: .touchUpInside)
    let close = Selector(Document.close, named: "close")
    let chosen = Selector(Document.chosen(_:))
    for other in [close, chosen] {
      button.removeTarget(document, action: other, for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    expectEqual(document.calls, ["save"])
  }

  @Test("is called once for an event, however often it was added under its name")
  func namedTwice() {
    for _ in 0..<2 {
      let save = Selector(Document.save, named: "save")
      button.addTarget(document, action: save, for: .touchUpInside)
    }
    let again = Selector(Document.save, named: "save")
    button.addTarget(document, action: again, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(document.calls, ["save"])
  }

  @Test("removes its method for the named events and leaves the others")
  func events() {
    let save = Selector(Document.save)
    button.addTarget(document, action: save, for: [.touchDown, .touchUpInside])
    button.removeTarget(document, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    expectEqual(document.calls, [])
    button.sendActions(for: .touchUpInside)
    expectEqual(document.calls, ["save"])
  }
}
