import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An ambiguous layout")
@MainActor
struct ConstraintAmbiguityTests {
  @Test("is one in which a view could be somewhere else")
  func place() {
    let fixture = ConstraintFixture()
    let view = fixture.box(10, 10)
    let left = view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    let top = view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    left.isActive = true
    #expect(view.hasAmbiguousLayout)
    top.isActive = true
    #expect(!view.hasAmbiguousLayout)
    left.isActive = false
    view.leftAnchor.constraint(greaterThanOrEqualTo: fixture.root.leftAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
  }

  @Test("is one in which two views could share a length otherwise")
  func share() {
    let fixture = ConstraintFixture()
    let views = [fixture.box(10, 10), fixture.box(10, 10)]
    activate(
      views[0].leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
      views[0].topAnchor.constraint(equalTo: fixture.root.topAnchor),
      views[1].topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    expectEqual(views.map(\.hasAmbiguousLayout), [true, true])
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    expectEqual(views.map(\.hasAmbiguousLayout), [false, false])
  }

  @Test("is not one of views with frames or without constraints")
  func framed() {
    let fixture = ConstraintFixture()
    let framed = UIView(frame: CGRect(1, 2, 3, 4))
    fixture.root.addSubview(framed)
    #expect(!framed.hasAmbiguousLayout)
    #expect(!fixture.root.hasAmbiguousLayout)
  }

  @Test("of a guide is one in which it could be somewhere else")
  func guide() {
    let fixture = ConstraintFixture()
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    activate(
      guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10)
    )
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test("of a guide is understood from the constraints that it depends on")
  func guideAffecting() {
    let fixture = ConstraintFixture()
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 10)
    activate(left, height)
    expectEqual(guide.constraintsAffectingLayout(for: .horizontal), [left])
    expectEqual(guide.constraintsAffectingLayout(for: .vertical), [height])
  }

  @Test("is understood from the constraints that a view depends on along an axis")
  func affecting() {
    let fixture = ConstraintFixture()
    let first = fixture.box(10, 10)
    let second = fixture.box(10, 10)
    let other = fixture.box(10, 10)
    let left = first.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    let between = second.leftAnchor.constraint(equalTo: first.rightAnchor)
    let top = second.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    let far = other.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)
    activate(left, between, top, far)
    expectEqual(second.constraintsAffectingLayout(for: .horizontal), [left, between])
    expectEqual(second.constraintsAffectingLayout(for: .vertical), [top])
    expectEqual(other.constraintsAffectingLayout(for: .horizontal), [far])
  }
}

@Suite("Constraints that make no sense")
@MainActor
struct ConstraintMisuseTests {
  @Test("in a cycle are met or reported, and end")
  func cycle() {
    let fixture = ConstraintFixture()
    let views = [fixture.view(), fixture.view(), fixture.view()]
    let messages = reports {
      for (index, view) in views.enumerated() {
        view.widthAnchor.constraint(equalTo: views[(index + 1) % 3].widthAnchor, constant: 1)
          .isActive = true
      }
      fixture.root.layoutIfNeeded()
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("contradict each other") == true)
  }

  @Test("of a view with itself are reported")
  func itself() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let messages = reports {
      view.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
      fixture.root.layoutIfNeeded()
    }
    expectEqual(messages.count, 1)
  }

  @Test("by the thousand are all reported, each with the one that is broken")
  func thousands() {
    let fixture = ConstraintFixture()
    let messages = reports {
      for index in 0..<1000 {
        let view = fixture.view()
        activate(
          view.widthAnchor.constraint(equalToConstant: CGFloat(index)),
          view.widthAnchor.constraint(equalToConstant: CGFloat(index + 1))
        )
      }
      fixture.root.layoutIfNeeded()
    }
    expectEqual(messages.count, 1000)
    #expect(messages.last?.contains("UIView (subview 999).width == 1000, is broken") == true)
  }

  @Test("because views are removed while constraints are met leave the others alone")
  func removedDuringLayout() {
    final class Removing: UIView {
      var victim: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        victim?.removeFromSuperview()
      }
    }
    let root = Removing(frame: CGRect(0, 0, 100, 100))
    let victim = ContentBox(10, 10)
    let other = ContentBox(20, 20)
    root.addSubview(victim)
    root.addSubview(other)
    activate(
      victim.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      other.leftAnchor.constraint(equalTo: victim.rightAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).at(500)
    )
    root.layoutIfNeeded()
    expectEqual(other.frame, CGRect(13, 0, 20, 20))
    root.victim = victim
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(other.frame, CGRect(7, 0, 20, 20))
    expectEqual(root.constraints.count, 2)
  }

  @Test("because views are removed while they are asked for their content leave the others alone")
  func removedDuringMeasuring() {
    final class Leaving: UIView {
      override var intrinsicContentSize: CGSize {
        removeFromSuperview()
        return CGSize(width: 5, height: 5)
      }
    }
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    let leaving = Leaving()
    leaving.translatesAutoresizingMaskIntoConstraints = false
    let other = ContentBox(20, 20)
    root.addSubview(leaving)
    root.addSubview(other)
    activate(
      leaving.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    )
    root.layoutIfNeeded()
    #expect(leaving.superview == nil)
    expectEqual(other.frame, CGRect(7, 0, 20, 20))
  }

  @Test("because contents and margins are not finite do without those")
  func notFinite() {
    let fixture = ConstraintFixture()
    let view = fixture.box(.nan, .infinity)
    activate(
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 5).at(1),
      view.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).at(1),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 40)
    )
    expectEqual(fixture.frames(view), [CGRect(0, 0, 5, 40)])
  }

  @Test("because one changes in each layout end and are reported")
  func restless() {
    final class Restless: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant += 1
      }
    }
    let root = Restless(frame: CGRect(0, 0, 100, 100))
    let view = ContentBox(10, 10)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    activate(width, view.leftAnchor.constraint(equalTo: root.leftAnchor))
    root.width = width
    let messages = reports { root.layoutIfNeeded() }
    expectEqual(messages.count, 1)
  }
}
