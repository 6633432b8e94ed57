import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view in a tree of views")
@MainActor
struct UIViewHierarchyTests {
  private final class Story {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Tells what it hears of its place in the tree.
  private final class Teller: UIView {
    let name: String
    let story: Story

    init(_ name: String, _ story: Story) {
      self.name = name
      self.story = story
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ line: String) { story.lines.append("\(name) \(line)") }

    private func label(_ view: UIView?) -> String {
      (view as? Teller)?.name ?? (view == nil ? "nothing" : "another")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      tell("will be in \(label(newSuperview))")
    }
    override func didMoveToSuperview() { tell("is in \(label(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) {
      tell(newWindow == nil ? "will leave the window" : "will enter a window")
    }
    override func didMoveToWindow() { tell(window == nil ? "left" : "entered") }
    override func didAddSubview(_ subview: UIView) { tell("has \(label(subview))") }
    override func willRemoveSubview(_ subview: UIView) { tell("will lose \(label(subview))") }
  }

  @Test("hears of its new superview and window in the order of UIKit")
  func order() {
    let story = Story()
    let fixture = Fixture()
    let outer = Teller("outer", story)
    let inner = Teller("inner", story)
    outer.addSubview(inner)
    expectEqual(story.take(), ["inner will be in outer", "inner is in outer", "outer has inner"])
    fixture.window.addSubview(outer)
    expectEqual(
      story.take(),
      [
        "outer will be in another", "outer will enter a window", "inner will enter a window",
        "outer entered", "inner entered", "outer is in another",
      ]
    )
    inner.removeFromSuperview()
    expectEqual(
      story.take(),
      [
        "inner will be in nothing", "outer will lose inner", "inner will leave the window",
        "inner left", "inner is in nothing",
      ]
    )
  }

  @Test("leaves its superview when it is put into another")
  func moves() {
    let story = Story()
    let first = Teller("first", story)
    let second = Teller("second", story)
    let view = Teller("view", story)
    first.addSubview(view)
    _ = story.take()
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    expectEqual(
      story.take(),
      [
        "view will be in second", "first will lose view", "view is in second", "second has view",
      ]
    )
  }

  @Test("stands where it was put among its siblings")
  func siblings() {
    let parent = UIView()
    let views = (0..<4).map { tag -> UIView in
      let view = UIView()
      view.tag = tag
      return view
    }
    func order() -> [Int] { parent.subviews.map(\.tag) }
    for view in views.prefix(3) { parent.addSubview(view) }
    parent.insertSubview(views[3], belowSubview: views[1])
    expectEqual(order(), [0, 3, 1, 2])
    parent.insertSubview(views[0], aboveSubview: views[2])
    expectEqual(order(), [3, 1, 2, 0])
    parent.sendSubviewToBack(views[2])
    parent.bringSubviewToFront(views[3])
    expectEqual(order(), [2, 1, 0, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expectEqual(order(), [3, 1, 0, 2])
    parent.insertSubview(views[1], at: 99)
    expectEqual(order(), [3, 0, 2, 1])
    #expect(parent.viewWithTag(2) === views[2])
    #expect(parent.viewWithTag(7) == nil)
  }

  @Test("cannot be put into itself or into what it holds, and says so")
  func cycles() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    outer.exchangeSubview(at: 0, withSubviewAt: 5)
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
    expectEqual(messages.count, 3)
    #expect(messages.last?.contains("Subviews 0 and 5") == true)
  }

  @Test("resizes subviews by their masks unless it is told not to")
  func autoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 50)
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
  }
}
