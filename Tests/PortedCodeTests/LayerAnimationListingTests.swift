import TesseraTestSupport
import Testing
import UIKit

@Suite("Animated layers, as apps for iOS write them,")
@MainActor
struct LayerAnimationListingTests {
  private let rect = CGRect(x: 10, y: 10, width: 100, height: 100)

  @Test("shimmer until they are told to stop")
  func shimmer() {
    let fixture = Fixture()
    let view = fixture.show(ShimmerView(frame: rect))
    view.startAnimating()
    fixture.backend.advance(by: 0.6)
    let locations = view.gradientLayer.presentation()?.locations?.map(\.doubleValue) ?? []
    #expect(zip(locations, [0, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-9 } && locations.count == 3)
    fixture.backend.advance(by: 100.5)
    #expect(view.gradientLayer.animationKeys() == ["shimmer"])
    view.stopAnimating()
    #expect(fixture.backend.advanceUntilIdle(limit: 1))
  }

  @Test("show progress, and say when it is complete")
  func progress() {
    let fixture = Fixture()
    let ring = fixture.show(ProgressRing(frame: rect))
    var isComplete = false
    ring.onCompletion = { isComplete = true }
    ring.setProgress(0.5, duration: 1)
    fixture.backend.advance(by: 0.5)
    #expect(ring.bar.presentation()?.strokeEnd == 0.25)
    ring.setProgress(1, duration: 1)
    fixture.backend.advance(by: 0.5)
    #expect(ring.bar.presentation()?.strokeEnd == 0.625 && !isComplete)
    fixture.backend.advance(by: 0.5)
    #expect(ring.bar.presentation()?.strokeEnd == 1 && isComplete)
    #expect(ring.bar.path?.boundingBoxOfPath.width == 96)
  }

  @Test("shake and say when that is over, and beat")
  func movement() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: rect))
    var isComplete = false
    view.shake { isComplete = true }
    // Halfway in time it is halfway through its nine values: at the fifth.
    fixture.backend.advance(by: 0.3)
    #expect(abs((view.layer.presentation()?.affineTransform().tx ?? 0) + 10) < 1e-3)
    fixture.backend.advance(by: 0.3)
    #expect(isComplete && view.layer.presentation()?.affineTransform().tx == 0)
    view.pulse()
    fixture.backend.advance(by: 0.4)
    #expect((view.layer.presentation()?.opacity ?? 1) < 0.8)
    fixture.backend.advance(by: 60)
    view.removeFromSuperview()
    #expect(view.layer.animationKeys() == nil && fixture.backend.advanceUntilIdle(limit: 1))
  }

  @Test("have corners cut off by masks, and shadows of paths")
  func masks() {
    let view = UIView(frame: rect)
    view.roundCorners([.topLeft, .topRight], radius: 8)
    #expect(HeadlessScene(view).root.mask?.shapes.first?.hasPrefix("filled 000000") == true)
    view.applyShadow(cornerRadius: 8)
    #expect(view.layer.backendAppearance.shadow?.path != nil)
  }
}
