import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An animation that is added to a layer")
@MainActor
struct AddedAnimationTests {
  /// A window with a layer at (10, 10), which frames have shown.
  @MainActor
  private struct LayerFixture<Layer: CALayer> {
    let fixture = Fixture()
    let layer: Layer

    init(_ layer: Layer) {
      self.layer = layer
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      fixture.window.layer.addSublayer(layer)
      fixture.backend.makeFrame()
    }

    var shown: Layer? { layer.presentation() }

    func advance(by time: Double) { fixture.backend.advance(by: time) }
  }

  private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  @Test("changes how the layer looks, not its properties, and goes at its end")
  func course() {
    let stage = LayerFixture(CALayer())
    stage.layer.add(animation("position.x", from: 10, to: 110), forKey: "slide")
    #expect(stage.layer.position.x == 10 && stage.shown?.position.x == 10)
    expectEqual(stage.layer.animationKeys(), ["slide"])
    stage.advance(by: 0.5)
    #expect(stage.shown?.position.x == 60 && stage.layer.position.x == 10)
    expectEqual(stage.fixture.scene.nodes.last?.frame.midX, 60)
    let drawCount = stage.fixture.screen.drawCount
    stage.advance(by: 0.1)
    #expect(stage.fixture.screen.drawCount > drawCount)
    stage.advance(by: 0.4)
    expectEqual(stage.shown?.position.x, 10)
    #expect(stage.layer.animationKeys() == nil && stage.layer.animation(forKey: "slide") == nil)
  }

  @Test("finds values that are not given from the others, and from the layer")
  func values() {
    func middle(from: Any?, to: Any?, by: Any?) -> CGFloat? {
      let stage = LayerFixture(CALayer())
      let animation = animation("position.x", from: from, to: to)
      animation.byValue = by
      stage.layer.add(animation, forKey: nil)
      stage.advance(by: 0.5)
      return stage.shown?.position.x
    }
    expectEqual(middle(from: 30, to: 50, by: nil), 40)
    expectEqual(middle(from: 30, to: nil, by: 40), 50)
    expectEqual(middle(from: nil, to: 50, by: 40), 30)
    expectEqual(middle(from: 30, to: nil, by: nil), 20)
    expectEqual(middle(from: nil, to: 50, by: nil), 30)
    expectEqual(middle(from: nil, to: nil, by: 40), 30)
    // What is of another kind, and not finite, shows nothing.
    expectEqual(middle(from: "0", to: 50, by: nil), 10)
    expectEqual(middle(from: 0, to: CGFloat.nan, by: nil), 10)
  }

  @Test("animates what list code does: places, looks and parts of transforms")
  func keyPaths() {
    func shown(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer? {
      let stage = LayerFixture(CALayer())
      stage.layer.add(animation(keyPath, from: from, to: to), forKey: nil)
      stage.advance(by: 0.5)
      return stage.shown
    }
    let size = CGSize(width: 10, height: 40)
    expectEqual(shown("position", CGPoint.zero, CGPoint(x: 8, y: 6))?.position, CGPoint(x: 4, y: 3))
    expectEqual(shown("bounds.size", CGSize.zero, size)?.bounds.size, CGSize(width: 5, height: 20))
    expectEqual(shown("bounds.size.height", 0, 40)?.bounds.height, 20)
    expectEqual(shown("bounds.size", size, CGSize(width: -30, height: 0))?.bounds.width, 0)
    #expect(
      shown("bounds", CGRect.zero, CGRect(x: 4, y: 0, width: 2, height: 0))?.bounds
        == CGRect(x: 2, y: 0, width: 1, height: 0)
    )
    expectEqual(shown("opacity", Float(1), 0)?.opacity, 0.5)
    expectEqual(shown("cornerRadius", 0, 8)?.cornerRadius, 4)
    expectEqual(shown("borderWidth", 0, 8)?.borderWidth, 4)
    expectEqual(shown("shadowOpacity", 0, 1)?.shadowOpacity, 0.5)
    expectEqual(shown("shadowRadius", 0, 8)?.shadowRadius, 4)
    expectEqual(shown("shadowOffset", CGSize.zero, size)?.shadowOffset.height, 20)
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    expectEqual(shown("backgroundColor", red, blue)?.backgroundColor?.components, [0.5, 0, 0.5, 1])
    expectEqual(shown("borderColor", red, blue)?.borderColor?.components, [0.5, 0, 0.5, 1])
    #expect(shown("hidden", true, true)?.isHidden == true)
    expectEqual(shown("transform.scale", 1, 3)?.transform.m22, 2)
    expectEqual(shown("transform.scale.x", 1, 3)?.transform.m11, 2)
    expectEqual(shown("transform.translation.y", 0, 30)?.transform.m42, 15)
    let turned = shown("transform.rotation.z", 0, CGFloat.pi)?.affineTransform()
    #expect(abs((turned?.b ?? 0) - 1) < 1e-9)
    let flipped = shown("transform.rotation.y", 0, CGFloat.pi / 2)?.transform
    #expect(abs((flipped?.m11 ?? 0) - cos(CGFloat.pi / 4)) < 1e-9)
    let scaled = shown("transform", CATransform3DIdentity, CATransform3DMakeScale(3, 5, 1))
    #expect(scaled?.transform.m11 == 2 && scaled?.transform.m22 == 3)
    expectEqual(shown("nothing", 0, 1)?.position, CGPoint(x: 10, y: 10))
  }

  @Test("turns round as often as its angle says, and for ever if it is to")
  func rotation() {
    let stage = LayerFixture(CALayer())
    let spin = animation("transform.rotation", from: 0, to: 2 * CGFloat.pi)
    spin.repeatCount = .infinity
    stage.layer.add(spin, forKey: "spin")
    for time in [0.25, 0.5, 0.5, 100.5] { stage.advance(by: time) }
    // A quarter and 101.5 turns.
    #expect(abs((stage.shown?.affineTransform().b ?? 0) + 1) < 1e-6)
    stage.layer.removeAnimation(forKey: "spin")
    #expect(stage.shown?.affineTransform().isIdentity == true)
  }

  @Test(
    "stays at its end if it is not removed and fills forwards, and shows its start before if it fills backwards"
  )
  func filling() {
    let stage = LayerFixture(CALayer())
    let late = animation("opacity", from: 0, to: 0.5)
    late.beginTime = CACurrentMediaTime() + 1
    stage.layer.add(late, forKey: "fade")
    expectEqual(stage.shown?.opacity, 1)
    late.fillMode = .both
    late.isRemovedOnCompletion = false
    stage.layer.add(late, forKey: "fade")
    expectEqual(stage.shown?.opacity, 0)
    stage.advance(by: 1.5)
    expectEqual(stage.shown?.opacity, 0.25)
    stage.advance(by: 5)
    #expect(stage.shown?.opacity == 0.5 && stage.layer.animationKeys() == ["fade"])
    stage.layer.removeAllAnimations()
    expectEqual(stage.shown?.opacity, 1)
  }

  @Test("goes back, again and again, faster and from the middle, as it is told")
  func repeats() {
    func shown(after time: Double, _ change: (CABasicAnimation) -> Void) -> CGFloat? {
      let stage = LayerFixture(CALayer())
      let slide = animation("position.x", from: 0, to: 100)
      change(slide)
      stage.layer.add(slide, forKey: nil)
      stage.advance(by: time)
      return stage.shown?.position.x
    }
    expectEqual(shown(after: 1.25) { $0.autoreverses = true }, 75)
    expectEqual(shown(after: 2) { $0.autoreverses = true }, 10)
    expectEqual(shown(after: 2.25) { $0.repeatCount = 3 }, 25)
    expectEqual(shown(after: 3) { $0.repeatCount = 3 }, 10)
    expectEqual(shown(after: 1.25) { $0.repeatDuration = 1.5 }, 25)
    expectEqual(shown(after: 0.25) { $0.speed = 2 }, 50)
    expectEqual(shown(after: 0.25) { $0.timeOffset = 0.5 }, 75)
    expectEqual(shown(after: 0.5) { $0.isAdditive = true }, 60)
    expectEqual(
      shown(after: 1.5) {
        $0.repeatCount = 2
        $0.isCumulative = true
      },
      150
    )
    expectEqual(shown(after: 0.125) { $0.duration = 0 }, 50)
    let easeIn = shown(after: 0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    #expect((easeIn ?? 99) < 40)
  }

  @Test(
    "shows its first value before it begins and its last one after its end, as its fill mode says"
  )
  func fillModes() {
    let modes: [(CAMediaTimingFillMode, before: CGFloat, after: CGFloat)] = [
      (.removed, 10, 10), (.backwards, 30, 10), (.forwards, 10, 50), (.both, 30, 50),
    ]
    for (mode, before, after) in modes {
      let stage = LayerFixture(CALayer())
      let slide = animation("position.x", from: 30, to: 50)
      slide.beginTime = CACurrentMediaTime() + 1
      slide.fillMode = mode
      slide.isRemovedOnCompletion = false
      stage.layer.add(slide, forKey: nil)
      stage.advance(by: 0.5)
      expectEqual(stage.shown?.position.x, before, "\(mode.rawValue)")
      stage.advance(by: 1)
      expectEqual(stage.shown?.position.x, 40)
      stage.advance(by: 1)
      expectEqual(stage.shown?.position.x, after, "\(mode.rawValue)")
    }
  }

  @Test("shows nothing without a key path, which can be set later")
  func keyPath() {
    let stage = LayerFixture(CALayer())
    let slide = CAPropertyAnimation(keyPath: "position.x")
    #expect(slide.keyPath == "position.x" && CAPropertyAnimation(keyPath: nil).keyPath == nil)
    stage.layer.add(slide, forKey: "nothing to show")
    let basic = animation("position.y", from: 0, to: 100)
    basic.keyPath = "position.x"
    stage.layer.add(basic, forKey: "slide")
    stage.advance(by: 0.5)
    expectEqual(stage.shown?.position, CGPoint(x: 50, y: 10))
  }

  @Test("goes through key frames at their times, or jumps from one to the next")
  func keyframes() {
    func shown(after time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat? {
      let stage = LayerFixture(CALayer())
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [0, 100, 40]
      shake.duration = 1
      change(shake)
      stage.layer.add(shake, forKey: nil)
      stage.advance(by: time)
      return stage.shown?.position.x
    }
    expectEqual(shown(after: 0.25) { _ in }, 50)
    expectEqual(shown(after: 0.25) { $0.calculationMode = .linear }, 50)
    expectEqual(shown(after: 0.75) { _ in }, 70)
    expectEqual(shown(after: 0.1) { $0.keyTimes = [0, 0.2, 1] }, 50)
    expectEqual(shown(after: 0.1) { $0.keyTimes = [0, 0.2] }, 20)
    expectEqual(shown(after: 0.5) { $0.calculationMode = .discrete }, 100)
    expectEqual(shown(after: 0.3) { $0.calculationMode = .discrete }, 0)
    // 160 points in all: after half the time 80 of them.
    expectEqual(shown(after: 0.5) { $0.calculationMode = .paced }, 80)
    let paced = shown(after: 0.5) {
      $0.calculationMode = .paced
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn),
      ]
    }
    expectEqual(paced, 80)
    let eased = shown(after: 0.25) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    #expect((eased ?? 99) < 40)
    expectEqual(shown(after: 0.5) { $0.values = [0, "1"] }, 10)
  }

  @Test("follows a path")
  func path() {
    let stage = LayerFixture(CALayer())
    let move = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
    move.path = path
    move.duration = 1
    stage.layer.add(move, forKey: nil)
    stage.advance(by: 0.25)
    expectEqual(stage.shown?.position, CGPoint(x: 50, y: 0))
    stage.advance(by: 0.5)
    expectEqual(stage.shown?.position, CGPoint(x: 100, y: 25))
  }

  @Test("runs with others in a group, which cuts it off")
  func groups() {
    let stage = LayerFixture(CALayer())
    let (slide, fade) = (
      animation("position.x", from: 0, to: 100), animation("opacity", from: 0, to: 1)
    )
    slide.duration = 4
    fade.duration = 0
    fade.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [slide, fade]
    group.duration = 2
    stage.layer.add(group, forKey: "group")
    stage.advance(by: 1)
    #expect(stage.shown?.position.x == 25 && stage.shown?.opacity == 0)
    stage.advance(by: 0.5)
    #expect(stage.shown?.position.x == 37.5 && stage.shown?.opacity == 0.25)
    stage.advance(by: 0.5)
    #expect(stage.shown?.position.x == 10 && stage.layer.animationKeys() == nil)
  }

  @Test("swings as a spring, which says when it comes to rest")
  func springs() {
    let stage = LayerFixture(CALayer())
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 3)
    stage.layer.add(spring, forKey: nil)
    // Half a swing of √(100 − 25) radians a second takes it beyond its end.
    stage.advance(by: Double.pi / 75.0.squareRoot())
    #expect((stage.shown?.position.x ?? 0) > 110)
    let still = LayerFixture(CALayer())
    spring.initialVelocity = 20
    still.layer.add(spring, forKey: nil)
    // At its start it goes 20 ways a second, as far as 0.01 seconds let it be braked.
    still.advance(by: 0.01)
    #expect(abs((still.shown?.position.x ?? 0) - 20) < 2)
  }

  @Test("takes over from one of the same name, and is a copy of its own")
  func names() {
    let stage = LayerFixture(CALayer())
    let slide = animation("position.x", from: 0, to: 100)
    stage.layer.add(slide, forKey: "a")
    slide.toValue = 1_000
    stage.layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
    stage.advance(by: 0.5)
    #expect(stage.shown?.position.x == 50 && stage.layer.animationKeys() == ["a"])
    let kept = stage.layer.animation(forKey: "a") as? CABasicAnimation
    #expect(kept !== slide && kept?.toValue as? Int == 100)
    stage.layer.add(animation("opacity", from: 0.5, to: 0.5), forKey: "a")
    #expect(stage.shown?.position.x == 10 && stage.shown?.opacity == 0.5)
  }

  @Test("goes on when its layer changes places among others, and not when it goes to another layer")
  func places() {
    let stage = LayerFixture(CALayer())
    let root = stage.fixture.window.layer
    let other = CALayer()
    root.addSublayer(other)
    stage.layer.add(animation("position.x", from: 0, to: 100), forKey: "a")
    root.addSublayer(stage.layer)
    #expect(root.sublayers?.last === stage.layer)
    stage.advance(by: 0.5)
    expectEqual(stage.shown?.position.x, 50)
    other.addSublayer(stage.layer)
    #expect(stage.layer.animationKeys() == nil)
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) { log.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append(flag ? "end" : "removed")
    }
  }

  @Test("tells its delegate when it begins and ends, and whether it was removed before")
  func delegates() {
    let stage = LayerFixture(CALayer())
    let listener = Listener()
    let slide = animation("position.x", from: 0, to: 100)
    slide.delegate = listener
    stage.layer.add(slide, forKey: "a")
    #expect(listener.log.isEmpty)
    stage.advance(by: 0.5)
    expectEqual(listener.log, ["start"])
    stage.advance(by: 0.5)
    expectEqual(listener.log, ["start", "end"])
    stage.layer.add(slide, forKey: "a")
    stage.layer.add(slide, forKey: "a")
    stage.advance(by: 0.1)
    stage.layer.removeFromSuperlayer()
    expectEqual(listener.log.dropFirst(2), ["removed", "start", "removed"])
  }

  @Test("begins once its layer is in a window, and holds back the completion of its transaction")
  func windows() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    view.layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
    CATransaction.commit()
    fixture.backend.advance(by: 5)
    fixture.show(view)
    fixture.backend.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5 && view.alpha == 1 && !isComplete)
    fixture.backend.advance(by: 0.5)
    #expect(isComplete && view.layer.presentation()?.opacity == 1)
  }

  @Test("animates gradients and shapes")
  func contents() {
    let gradient = LayerFixture(CAGradientLayer())
    gradient.layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    let blue = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    gradient.layer.removeAllAnimations()
    gradient.layer.add(animation("colors", from: nil, to: blue), forKey: nil)
    gradient.layer.locations = [0, 1]
    gradient.layer.removeAnimation(forKey: "locations")
    gradient.layer.add(animation("locations", from: [-1, 0], to: [1, 2]), forKey: nil)
    gradient.advance(by: 0.5)
    expectEqual(gradient.shown?.locations, [0, 1])
    expectEqual((gradient.shown?.colors?.first as? CGColor)?.components, [0.5, 0, 0.5, 1])
    expectEqual(gradient.fixture.scene.nodes.last?.gradients, ["axial 800080@0.0 800080@1.0"])
    let shape = LayerFixture(CAShapeLayer())
    shape.layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let larger = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    shape.layer.add(animation("path", from: nil, to: larger), forKey: nil)
    shape.layer.add(animation("strokeEnd", from: 0, to: 1), forKey: nil)
    shape.layer.add(animation("lineWidth", from: 0, to: 1), forKey: nil)
    shape.advance(by: 0.5)
    #expect(shape.shown?.path?.boundingBox.width == 20 && shape.shown?.strokeEnd == 0.5)
    #expect(shape.shown?.lineWidth == 0.5 && shape.layer.strokeEnd == 1)
  }

  @Test("is made by a change of a gradient or a shape without a view, but for its path")
  func implicit() {
    let shape = LayerFixture(CAShapeLayer())
    shape.layer.strokeEnd = 0
    #expect(shape.shown?.strokeEnd == 1 && shape.layer.animationKeys() == ["strokeEnd"])
    shape.advance(by: 0.25)
    #expect(shape.shown?.strokeEnd == 0 && shape.layer.animationKeys() == nil)
    shape.layer.path = CGPath(rect: .zero, transform: nil)
    #expect(shape.layer.animationKeys() == nil)
    CATransaction.setDisableActions(true)
    shape.layer.strokeEnd = 1
    expectEqual(shape.shown?.strokeEnd, 1)
  }
}
