import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A transition of a layer")
@MainActor
struct CATransitionTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var ends: [Bool] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  /// A label of 100 × 20 points at (200, 50), which a frame has shown.
  @MainActor
  private struct LabelFixture {
    let fixture = Fixture()
    let label = UILabel(frame: CGRect(x: 200, y: 50, width: 100, height: 20))

    init(color: UIColor? = nil) {
      label.text = "Old"
      label.backgroundColor = color
      fixture.window.addSubview(label)
      fixture.backend.makeFrame()
    }

    func change(_ transition: CATransition) {
      label.layer.add(transition, forKey: nil)
      label.text = "New"
    }

    func node(_ text: String) -> HeadlessScene.Node? { fixture.scene.nodes(showing: text).first }

    /// The texts from back to front.
    var texts: [String] { fixture.scene.nodes.flatMap(\.text) }
  }

  private func transition(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  @Test("fades the old look out and the new one in, and is over then")
  func fade() {
    let stage = LabelFixture()
    let listener = Listener()
    let fade = transition(.fade)
    fade.delegate = listener
    stage.change(fade)
    expectEqual(stage.label.layer.animationKeys(), [kCATransition])
    stage.fixture.backend.advance(by: 0.25)
    expectEqual(stage.texts, ["New", "Old"])
    #expect(stage.node("New")?.opacity == 0.25 && stage.node("Old")?.opacity == 0.75)
    expectEqual(stage.label.alpha, 1)
    stage.fixture.backend.advance(by: 0.75)
    #expect(stage.texts == ["New"] && stage.node("New")?.opacity == 1)
    #expect(listener.ends == [true] && stage.label.layer.animationKeys() == nil)
    expectEqual(stage.fixture.window.layer.sublayers?.count, 1)
  }

  @Test("leaves a new look that covers everything as it is behind the old one")
  func opaque() {
    let stage = LabelFixture(color: .white)
    stage.change(transition(.fade))
    stage.fixture.backend.advance(by: 0.25)
    #expect(stage.node("New")?.opacity == 1 && stage.node("Old")?.opacity == 0.75)
  }

  private struct Slide: Sendable {
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    /// Where the new and the old look are after a quarter of the way.
    var new: CGPoint
    var old: CGPoint
    var texts = ["New", "Old"]
  }

  nonisolated private static let home = CGPoint(x: 200, y: 50)

  nonisolated private static let slides = [
    Slide(
      type: .push,
      subtype: .fromRight,
      new: CGPoint(x: 275, y: 50),
      old: CGPoint(x: 175, y: 50)
    ),
    Slide(
      type: .push,
      subtype: .fromLeft,
      new: CGPoint(x: 125, y: 50),
      old: CGPoint(x: 225, y: 50)
    ),
    Slide(type: .push, subtype: nil, new: CGPoint(x: 125, y: 50), old: CGPoint(x: 225, y: 50)),
    Slide(type: .push, subtype: .fromTop, new: CGPoint(x: 200, y: 65), old: CGPoint(x: 200, y: 45)),
    Slide(
      type: .push,
      subtype: .fromBottom,
      new: CGPoint(x: 200, y: 35),
      old: CGPoint(x: 200, y: 55)
    ),
    Slide(
      type: .moveIn,
      subtype: .fromRight,
      new: CGPoint(x: 275, y: 50),
      old: home,
      texts: ["Old", "New"]
    ),
    Slide(type: .reveal, subtype: .fromRight, new: home, old: CGPoint(x: 175, y: 50)),
  ]

  @Test("slides in its direction, over the old look, with it, or from under it", arguments: slides)
  private func slide(_ slide: Slide) {
    let stage = LabelFixture()
    stage.change(transition(slide.type, slide.subtype))
    stage.fixture.backend.advance(by: 0.25)
    expectEqual(stage.node("New")?.frame.origin, slide.new)
    expectEqual(stage.node("Old")?.frame.origin, slide.old)
    #expect(stage.texts == slide.texts && stage.node("New")?.opacity == 1)
    stage.fixture.backend.advance(by: 0.75)
    #expect(stage.texts == ["New"] && stage.node("New")?.frame.origin == Self.home)
  }

  @Test("goes a part of its way, by its timing function")
  func parts() {
    let stage = LabelFixture()
    let push = transition(.push, .fromRight)
    push.startProgress = 0.2
    push.endProgress = 0.6
    push.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.change(push)
    #expect(stage.node("New").map { abs($0.frame.minX - 280) < 1e-3 } == true)
    stage.fixture.backend.advance(by: 0.5)
    // 0.2 and half of 0.4.
    #expect(stage.node("New").map { abs($0.frame.minX - 260) < 1e-3 } == true)
  }

  @Test("gives way to another, which begins with what was on screen")
  func replaced() {
    let stage = LabelFixture()
    let listener = Listener()
    let first = transition(.push, .fromRight)
    first.delegate = listener
    stage.change(first)
    stage.fixture.backend.advance(by: 0.5)
    stage.label.layer.add(transition(.fade), forKey: "other")
    stage.label.text = "Newer"
    #expect(listener.ends == [false] && stage.texts == ["Newer", "New"])
    #expect(stage.node("New")?.frame.minX == 250 && stage.node("Newer")?.frame.minX == 200)
    stage.label.layer.removeAnimation(forKey: kCATransition)
    #expect(stage.texts == ["Newer"] && stage.node("Newer")?.opacity == 1)
  }

  @Test("is an action of a layer, and lasts as long as the transaction says")
  func action() {
    let fixture = Fixture()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.actions = ["backgroundColor": transitionOfTransaction()]
    fixture.window.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.backgroundColor = UIColor.red.cgColor
    CATransaction.commit()
    expectEqual(layer.animationKeys(), [kCATransition])
    expectEqual(layer.animation(forKey: kCATransition)?.duration, 2)
    fixture.backend.advance(by: 2)
    #expect(layer.animationKeys() == nil)
  }

  private func transitionOfTransaction() -> CATransition { CATransition() }

  @Test("fades the layer of a window, and changes one outside of windows at once")
  func ends() {
    let fixture = Fixture()
    fixture.backend.makeFrame()
    fixture.window.layer.add(transition(.push, .fromRight), forKey: nil)
    fixture.backend.advance(by: 0.25)
    expectEqual(fixture.scene.root.frame.minX, 0)
    expectEqual(fixture.scene.root.children.map(\.opacity), [0.75])
    fixture.backend.advance(by: 0.75)
    #expect(fixture.scene.root.children.isEmpty)
    let layer = CALayer()
    layer.add(transition(.fade), forKey: nil)
    #expect(layer.superlayer == nil && layer.shown.opacity == 1)
  }
}
