import TesseraTestSupport
import Testing
import UIKit

@Suite("The methods of delegates of animations, called with `?`,")
@MainActor
struct AnimationOptionalCallTests {
  @Test("are called where the delegate has them, and answer nil where it has not")
  func delegate() {
    let animation = CAAnimation()
    let cases: [OptionalCallCase<any CAAnimationDelegate>] = [
      .init("animationDidStart(_:)") { $0.animationDidStart?(animation) },
      .init("animationDidStop(_:finished:)") { $0.animationDidStop?(animation, finished: true) },
    ]
    let complete = CompleteAnimation()
    cases.check(leavingOut: SilentAnimation(), having: complete, log: complete)
  }
}

private final class SilentAnimation: NSObject, CAAnimationDelegate {}

private final class CompleteAnimation: CallLog, CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation) { note() }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note() }
}
