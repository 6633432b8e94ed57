import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An activity indicator")
@MainActor
struct UIActivityIndicatorViewTests {
  /// The spoke that is brightest.
  private func brightest(_ view: UIActivityIndicatorView) -> Int? {
    view.spokes.indices.max { view.spokes[$0].alpha < view.spokes[$1].alpha }
  }

  @Test("is hidden while it rests, unless it is to be seen")
  func hides() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.hidesWhenStopped && view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.hidesWhenStopped = true
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
  }

  @Test("is of medium size in the style that was gray before iOS 13")
  func gray() {
    let view = UIActivityIndicatorView(style: .gray)
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
  }

  @Test("goes round once a second, in eight steps")
  func turns() {
    let fixture = Fixture()
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    fixture.show(view)
    expectEqual(brightest(view), 0)
    var seen: [Int] = []
    for _ in 0..<60 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      if let spoke = brightest(view), spoke != seen.last { seen.append(spoke) }
    }
    expectEqual(Set(seen).count, 8)
    expectEqual(seen.prefix(8), [0, 1, 2, 3, 4, 5, 6, 7])
    // Behind the brightest the spokes get paler.
    view.stopAnimating()
    view.startAnimating()
    fixture.backend.advance(by: 0.3)
    expectEqual(brightest(view), 2)
    #expect(view.spokes[2].alpha > view.spokes[1].alpha)
    #expect(view.spokes[1].alpha > view.spokes[0].alpha)
    expectEqual(view.spokes[3].alpha, 0.25)
  }

  /// A step takes an eighth of a second: at 0.3 the third one has begun at 0.25.
  @Test("needs no frame before its next step")
  func rests() {
    let fixture = Fixture()
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    fixture.show(view)
    fixture.backend.advance(by: 0.3)
    let time = fixture.backend.currentTime
    let start = time - 0.3
    let rest = UIApplication.shared.animationClock.rest(at: time) ?? 0
    let next: Double = start + 0.375 - time
    #expect(abs(rest - next) < 1e-6)
    view.stopAnimating()
    #expect(UIApplication.shared.animationClock.rest(at: time) == nil)
  }

  @Test("needs no frames while it rests, is hidden or in no window")
  func idles() {
    let fixture = Fixture()
    let view = UIActivityIndicatorView(style: .large)
    fixture.show(view)
    #expect(fixture.backend.advanceUntilIdle())
    view.startAnimating()
    #expect(!fixture.backend.advanceUntilIdle())
    view.isHidden = true
    #expect(fixture.backend.advanceUntilIdle())
    view.isHidden = false
    #expect(!fixture.backend.advanceUntilIdle())
    view.removeFromSuperview()
    #expect(fixture.backend.advanceUntilIdle())
    #expect(view.isAnimating)
    fixture.show(view)
    #expect(!fixture.backend.advanceUntilIdle())
    view.stopAnimating()
    #expect(fixture.backend.advanceUntilIdle())
  }

  @Test("draws nothing while it is scrolled out of sight, and only its steps while it is seen")
  func outOfSight() {
    let fixture = Fixture()
    let view = UIActivityIndicatorView(style: .medium)
    view.center = CGPoint(x: 100, y: 500)
    let list = UIScrollView(frame: CGRect(0, 0, 200, 200))
    list.contentSize = CGSize(width: 200, height: 1000)
    list.showsVerticalScrollIndicator = false
    list.addSubview(view)
    view.startAnimating()
    fixture.show(list)
    fixture.backend.makeFrame()
    var before = fixture.screen.drawCount
    fixture.backend.advance(by: 2)
    expectEqual(fixture.screen.drawCount, before)
    list.contentOffset.y = 400
    fixture.backend.makeFrame()
    before = fixture.screen.drawCount
    fixture.backend.advance(by: 1)
    #expect((7...9).contains(fixture.screen.drawCount - before))
  }

  @Test("has the size of its style, and its wheel in the middle")
  func sizes() {
    let view = UIActivityIndicatorView(style: .medium)
    expectEqual(view.bounds.size, CGSize(width: 20, height: 20))
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    view.style = .large
    expectEqual(view.intrinsicContentSize, CGSize(width: 37, height: 37))
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 37, height: 37))
    view.style = .medium
    view.bounds.size = CGSize(width: 100, height: 40)
    view.layoutIfNeeded()
    // 7 points above, beside and below the middle.
    expectEqual(view.spokes[0].center, CGPoint(x: 50, y: 13))
    #expect(abs(view.spokes[2].center.x - 57) < 1e-9)
    #expect(abs(view.spokes[4].center.y - 27) < 1e-9)
  }

  @Test("is grey, or of the colour of an app")
  func colors() {
    let view = UIActivityIndicatorView(style: .medium)
    expectEqual(view.color, .systemGray)
    view.color = .systemRed
    view.layoutIfNeeded()
    expectEqual(view.spokes[0].backgroundColor, .systemRed)
    view.color = nil
    expectEqual(view.color, .systemGray)
  }
}
