import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A progress view")
@MainActor
struct UIProgressViewTests {
  private func view(_ progress: Float, isRightToLeft: Bool = false) -> UIProgressView {
    let view = UIProgressView(frame: CGRect(0, 0, 200, 4))
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.progress = progress
    view.layoutIfNeeded()
    return view
  }

  @Test("keeps to numbers from 0 to 1, and reports what is no number")
  func progress() {
    let view = view(0.25)
    view.progress = 7
    expectEqual(view.progress, 1)
    view.progress = -.infinity
    expectEqual(view.progress, 0)
    view.progress = 0.5
    expectEqual(reports { view.setProgress(.nan, animated: true) }.count, 1)
    expectEqual(view.progress, 0.5)
  }

  @Test(
    "is filled from where reading begins",
    arguments: [
      (Float(0), false, CGRect(0, 0, 0, 4)), (0.25, false, CGRect(0, 0, 50, 4)),
      (1, false, CGRect(0, 0, 200, 4)), (0.25, true, CGRect(150, 0, 50, 4)),
    ]
  )
  func places(progress: Float, isRightToLeft: Bool, fill: CGRect) {
    let view = view(progress, isRightToLeft: isRightToLeft)
    expectEqual(view.fill.frame, fill)
    expectEqual(view.track.frame, CGRect(0, 0, 200, 4))
  }

  @Test("asks for no width, and for the height of its style")
  func sizes() {
    let view = UIProgressView(progressViewStyle: .default)
    expectEqual(view.bounds.size, CGSize(width: 160, height: 4))
    expectEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
    view.progressViewStyle = .bar
    expectEqual(view.intrinsicContentSize.height, 2.5)
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 160, height: 2.5))
    expectEqual(UIProgressView(progressViewStyle: .bar).bounds.height, 2.5)
  }

  @Test("has the tint colour, or colours of an app, and round ends but in a bar")
  func looks() {
    let view = view(0.5)
    view.tintColor = .systemPink
    view.layoutIfNeeded()
    expectEqual(view.fill.backgroundColor, .systemPink)
    expectEqual(view.track.backgroundColor, .systemFill)
    expectEqual(view.fill.layer.cornerRadius, 2)
    view.progressTintColor = .systemGreen
    view.trackTintColor = .systemRed
    view.progressViewStyle = .bar
    view.layoutIfNeeded()
    expectEqual(view.fill.backgroundColor, .systemGreen)
    expectEqual(view.track.backgroundColor, .systemRed)
    expectEqual(view.fill.layer.cornerRadius, 0)
  }

  @Test("shows pictures in place of colours")
  func images() {
    // Another test may have left a program that has no symbols.
    UIApplication.start(with: HeadlessBackend())
    let view = view(0.5)
    let image = UIImage(systemName: "star")
    view.progressImage = image
    view.trackImage = image
    view.layoutIfNeeded()
    #expect(view.fill.image === image && view.track.image === image)
    #expect(view.fill.backgroundColor == nil && view.track.backgroundColor == nil)
    #expect(view.progressImage === image && view.trackImage === image)
  }

  @Test("grows from what is shown when it is set with an animation")
  func animates() {
    let fixture = Fixture()
    let view = fixture.show(view(0))
    view.setProgress(1, animated: true)
    fixture.backend.advance(by: 0.125)
    let middle = view.fill.layer.shown.frame.width
    #expect(middle > 0 && middle < 200)
    view.setProgress(0.5, animated: true)
    #expect(fixture.backend.advanceUntilIdle())
    expectEqual(view.fill.layer.shown.frame.width, 100)
  }
}
