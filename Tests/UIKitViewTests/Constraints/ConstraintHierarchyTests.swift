import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Constraints and the view hierarchy")
@MainActor
struct ConstraintHierarchyTests {
  @Test("are held by the nearest view that both items are in")
  func holder() {
    let fixture = ConstraintFixture()
    let outer = fixture.view()
    let inner = fixture.view(in: outer)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let edge = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let across = inner.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    activate(width, edge, across)
    expectEqual(inner.constraints, [width])
    expectEqual(outer.constraints, [edge])
    expectEqual(fixture.root.constraints, [across])
    across.isActive = false
    #expect(fixture.root.constraints.isEmpty)
  }

  @Test("of a hierarchy that is built before it is added are met in the one it is added to")
  func builtFirst() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let box = ContentBox(30, 20)
    card.addSubview(box)
    activate(
      box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      box.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5)
    )
    let fixture = ConstraintFixture()
    fixture.root.addSubview(card)
    activate(
      card.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor)
    )
    // 30 + 2 · 5 wide and 20 + 2 · 5 high, in the middle of 100.
    expectEqual(fixture.frames(card, box), [CGRect(30, 35, 40, 30), CGRect(5, 5, 30, 20)])
  }

  /// Makes its constraints when it is asked to update them.
  private final class LateCard: UIView {
    let box = ContentBox(30, 20)

    override func updateConstraints() {
      if box.superview == nil {
        addSubview(box)
        activate(
          box.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
          box.rightAnchor.constraint(equalTo: rightAnchor, constant: -5),
          box.topAnchor.constraint(equalTo: topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5)
        )
      }
      super.updateConstraints()
    }
  }

  @Test("that a view makes in its update count when it is asked for its size before any layout")
  func late() {
    let card = LateCard()
    card.setNeedsUpdateConstraints()
    expectEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 30))
  }

  @Test("on margins and on views with frames leave with their view, and come back with it")
  func placedInside() {
    let fixture = ConstraintFixture()
    let messages = reports {
      let outer = fixture.view()
      outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let inner = fixture.box(20, 10, in: outer)
      let placed = UIView(frame: CGRect(40, 50, 5, 6))
      outer.addSubview(placed)
      let margins = outer.layoutMarginsGuide
      activate(
        inner.leftAnchor.constraint(equalTo: margins.leftAnchor),
        inner.topAnchor.constraint(equalTo: margins.topAnchor),
        inner.rightAnchor.constraint(equalTo: placed.leftAnchor),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        outer.rightAnchor.constraint(equalTo: placed.rightAnchor)
      )
      for left in [7, 9] as [CGFloat] {
        fixture.root.addSubview(outer)
        activate(
          outer.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: left),
          outer.topAnchor.constraint(equalTo: fixture.root.topAnchor)
        )
        // 1 + 10 + 3 high, and as wide as the placed view reaches.
        expectEqual(
          fixture.frames(outer, inner),
          [CGRect(left, 0, 45, 14), CGRect(2, 1, 38, 10)]
        )
        outer.removeFromSuperview()
      }
    }
    #expect(messages.isEmpty)
  }

  @Test("that lead out of a view are deactivated when it is removed, and those inside go with it")
  func removed() {
    let fixture = ConstraintFixture()
    let outer = fixture.view()
    let inner = fixture.box(20, 10, in: outer)
    let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4)
    let end = inner.rightAnchor.constraint(equalTo: outer.rightAnchor)
    let outside = outer.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 7)
    let deep = inner.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    activate(inside, end, outside, deep)
    fixture.root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(!deep.isActive)
    #expect(inside.isActive)
    let other = ConstraintFixture()
    other.root.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: other.root.leftAnchor, constant: 1).isActive = true
    // 4 + 20 wide.
    expectEqual(other.frames(outer, inner), [CGRect(1, 0, 24, 0), CGRect(4, 0, 20, 10)])
  }

  @Test("find an engine of their own in a view that has a frame")
  func framed() {
    let fixture = ConstraintFixture()
    let framed = UIView(frame: CGRect(10, 10, 50, 50))
    fixture.root.addSubview(framed)
    let inner = fixture.box(20, 10, in: framed)
    activate(
      inner.rightAnchor.constraint(equalTo: framed.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: framed.bottomAnchor)
    )
    expectEqual(fixture.frames(framed, inner), [CGRect(10, 10, 50, 50), CGRect(30, 40, 20, 10)])
    #expect(fixture.root.layoutState.membership == nil)
    framed.frame = CGRect(10, 10, 60, 70)
    expectEqual(fixture.frames(inner), [CGRect(40, 60, 20, 10)])
  }

  @Test("may lead from inside of a view that has a frame to the outside")
  func crossing() {
    let fixture = ConstraintFixture()
    let framed = UIView(frame: CGRect(10, 20, 50, 50))
    fixture.root.addSubview(framed)
    let inner = fixture.box(20, 10, in: framed)
    let other = fixture.box(5, 5)
    activate(
      inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: framed.topAnchor, constant: 4)
    )
    fixture.root.layoutIfNeeded()
    activate(
      other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 1)
    )
    // 10 + 3 + 20 + 1 and 20 + 4 + 10 + 1.
    expectEqual(fixture.frames(inner, other), [CGRect(3, 4, 20, 10), CGRect(34, 35, 5, 5)])
    framed.frame.origin = CGPoint(x: 0, y: 0)
    expectEqual(fixture.frames(inner, other), [CGRect(3, 4, 20, 10), CGRect(24, 15, 5, 5)])
  }

  @Test("follow a view that is placed by its autoresizing mask")
  func autoresizing() {
    let fixture = ConstraintFixture(100, 100)
    let spring = UIView(frame: CGRect(10, 0, 60, 10))
    spring.autoresizingMask = .flexibleWidth
    fixture.root.addSubview(spring)
    let box = fixture.box(5, 5)
    activate(
      box.leftAnchor.constraint(equalTo: spring.rightAnchor),
      box.topAnchor.constraint(equalTo: spring.bottomAnchor)
    )
    expectEqual(fixture.frames(spring, box), [CGRect(10, 0, 60, 10), CGRect(70, 10, 5, 5)])
    fixture.root.frame.size.width = 150
    expectEqual(fixture.frames(spring, box), [CGRect(10, 0, 110, 10), CGRect(120, 10, 5, 5)])
    spring.frame = CGRect(0, 0, 40, 20)
    expectEqual(fixture.frames(spring, box), [CGRect(0, 0, 40, 20), CGRect(40, 20, 5, 5)])
  }

  @Test("stop placing a view that goes back to its frame, and place it again")
  func toggled() {
    let fixture = ConstraintFixture()
    let view = fixture.box(20, 10)
    activate(
      view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor).at(999),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor).at(999)
    )
    expectEqual(fixture.frames(view), [CGRect(80, 0, 20, 10)])
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(1, 2, 3, 4)
    expectEqual(fixture.frames(view), [CGRect(1, 2, 3, 4)])
    view.translatesAutoresizingMaskIntoConstraints = false
    expectEqual(fixture.frames(view), [CGRect(80, 0, 20, 10)])
  }

  @Test("place a view in one that scrolls by where its content begins")
  func scrolled() {
    let fixture = ConstraintFixture()
    fixture.root.bounds.origin = CGPoint(x: 0, y: 40)
    let box = fixture.box(20, 10)
    activate(
      box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 2),
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 3)
    )
    expectEqual(fixture.frames(box), [CGRect(2, 3, 20, 10)])
  }

  @Test("are changed by updateConstraints, inner views first, once for each call that asks for it")
  func updating() {
    final class Updating: UIView {
      var log: (String) -> Void = { _ in }
      var name = ""
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        log(name)
        super.updateConstraints()
      }
    }
    var calls: [String] = []
    let outer = Updating(frame: CGRect(0, 0, 10, 10))
    let inner = Updating(frame: CGRect(0, 0, 10, 10))
    (outer.name, inner.name) = ("outer", "inner")
    outer.log = { calls.append($0) }
    inner.log = { calls.append($0) }
    outer.addSubview(inner)
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    root.addSubview(outer)
    root.layoutIfNeeded()
    expectEqual(calls, ["inner", "outer"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(calls, ["inner", "outer"])
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(calls, ["inner", "outer", "inner"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test("are changed at once by updateConstraintsIfNeeded, where that is due")
  func updatingNow() {
    final class Counting: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    let view = Counting()
    root.addSubview(view)
    root.updateConstraintsIfNeeded()
    expectEqual(view.updates, 0)
    view.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    root.updateConstraintsIfNeeded()
    expectEqual(view.updates, 1)
  }

  /// A view that asks for 10 × 10 points and tells when it gets its size.
  private final class PlacedBox: UIView {
    var placed: () -> Void = {}
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    override var bounds: CGRect { didSet { placed() } }
  }

  /// Makes a row of four from edge to edge; `placed` is called with the number of each that gets its size.
  private func fillRow(
    of view: UIView,
    _ fixture: ConstraintFixture,
    placed: @escaping (Int) -> Void
  ) -> [UIView] {
    let boxes = (0..<4).map { index in
      let box = PlacedBox()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.placed = { placed(index) }
      view.addSubview(box)
      return box
    }
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      activate(next.leftAnchor.constraint(equalTo: box.rightAnchor))
    }
    activate(
      boxes[0].leftAnchor.constraint(equalTo: view.leftAnchor),
      boxes[3].rightAnchor.constraint(equalTo: view.rightAnchor)
    )
    return boxes
  }

  /// Four boxes of 10 points fill 100 and hug alike: which of them is stretched is up to the solver, but not to chance,
  /// and they get their sizes in the order in which they were added.
  @Test("are met in the same way and order each time, also after others were removed")
  func sameEachTime() {
    var orders: [[Int]] = []
    let found = (0..<32).map { _ in
      let fixture = ConstraintFixture()
      let former = fixture.view()
      activate(
        former.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        former.widthAnchor.constraint(equalToConstant: 100)
      )
      _ = fillRow(of: former, fixture) { _ in }
      fixture.root.layoutIfNeeded()
      former.removeFromSuperview()
      var order: [Int] = []
      let boxes = fillRow(of: fixture.root, fixture) { order.append($0) }
      fixture.root.layoutIfNeeded()
      orders.append(order)
      return boxes.map(\.frame.width)
    }
    expectEqual(Set(found).count, 1, "\(found)")
    #expect(found.allSatisfy { $0.reduce(0, +) == 100 })
    expectEqual(Set(orders), [[0, 1, 2, 3]])
  }

  @Test("cost views without them nothing")
  func none() {
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    let child = UILabel(frame: CGRect(0, 0, 10, 10))
    root.addSubview(child)
    child.text = "text"
    root.layoutIfNeeded()
    #expect(root.layoutState.membership == nil)
    #expect(child.layoutState.membership == nil)
  }
}
