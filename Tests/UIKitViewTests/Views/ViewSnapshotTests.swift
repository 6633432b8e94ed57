import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A snapshot of a view")
@MainActor
struct ViewSnapshotTests {
  /// A view of 100 × 50 points with a label in it, whose content is scrolled by 10 points.
  private func card(_ fixture: Fixture) -> (view: UIView, label: UILabel) {
    let view = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 50))
    view.bounds.origin.y = 10
    let label = UILabel(frame: CGRect(x: 20, y: 15, width: 40, height: 20))
    label.text = "old"
    view.addSubview(label)
    fixture.show(view)
    return (view, label)
  }

  @Test("shows what the view showed, and goes on to when that changes")
  func frozen() throws {
    let fixture = Fixture()
    let (view, label) = card(fixture)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    expectEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "new"
    label.frame.origin.x = 0
    view.removeFromSuperview()
    fixture.show(snapshot)
    let node = try #require(fixture.scene.nodes(showing: "old").first)
    // 15 − 10 below the top, neither scaled nor faded.
    expectEqual(node.frame, CGRect(x: 20, y: 5, width: 40, height: 20))
    expectEqual(node.opacity, 1)
    #expect(fixture.scene.nodes(showing: "new").isEmpty)
  }

  @Test("shows what is on screen in the middle of an animation, hidden views left out")
  func animated() throws {
    let fixture = Fixture()
    let (view, label) = card(fixture)
    let hidden = UILabel(frame: CGRect(x: 0, y: 10, width: 40, height: 20))
    hidden.text = "hidden"
    hidden.isHidden = true
    view.addSubview(hidden)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { label.alpha = 0 }
    fixture.backend.advance(by: 1)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    fixture.backend.advance(by: 1)
    fixture.show(snapshot)
    let node = try #require(fixture.scene.nodes(showing: "old").last)
    #expect(abs(node.opacity - 0.5) < 1e-9)
    #expect(fixture.scene.nodes(showing: "hidden").isEmpty)
  }

  @Test("lays views out first, if it is to")
  func layout() throws {
    final class Row: UIView {
      let label = UILabel()
      override func layoutSubviews() { label.frame = CGRect(x: 7, y: 0, width: 30, height: 20) }
    }
    let fixture = Fixture()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.label.text = "row"
    row.addSubview(row.label)
    let snapshot = try #require(row.snapshotView(afterScreenUpdates: true))
    fixture.show(snapshot)
    expectEqual(fixture.scene.nodes(showing: "row").first?.frame.minX, 7)
  }

  @Test("is stretched when its size is changed")
  func stretched() throws {
    let fixture = Fixture()
    let (view, _) = card(fixture)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    view.removeFromSuperview()
    fixture.show(snapshot)
    snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    fixture.backend.makeFrame()
    let node = try #require(fixture.scene.nodes(showing: "old").first)
    expectEqual(node.frame, CGRect(x: 40, y: 15, width: 80, height: 60))
  }

  @Test("of a part of the view keeps its caps when it is stretched")
  func caps() throws {
    let fixture = Fixture()
    let (view, label) = card(fixture)
    label.frame = CGRect(x: 0, y: 10, width: 100, height: 50)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 60, height: 40),
        afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
      )
    )
    expectEqual(snapshot.bounds.size, CGSize(width: 60, height: 40))
    view.removeFromSuperview()
    fixture.show(snapshot)
    snapshot.frame.size.width = 150
    fixture.backend.makeFrame()
    let parts = snapshot.subviews
    // 30 of 60 points in the middle become 120 of 150.
    expectEqual(
      parts.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 10, height: 40), CGRect(x: 10, y: 0, width: 120, height: 40),
        CGRect(x: 130, y: 0, width: 20, height: 40),
      ]
    )
    #expect(parts.allSatisfy { $0.clipsToBounds })
    // Each shows its part of the whole, which is 100 points wide and 400 where it is stretched.
    expectEqual(
      fixture.scene.nodes(showing: "old").map { $0.frame.width.rounded() },
      [100, 400, 100]
    )
  }

  @Test("shares its width among caps that are wider together")
  func wideCaps() throws {
    let fixture = Fixture()
    let (view, _) = card(fixture)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 60, height: 40),
        afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 30)
      )
    )
    // 60 and 30 points have room for 40 and 20.
    expectEqual(
      snapshot.subviews.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 40, y: 0, width: 20, height: 40),
      ]
    )
  }

  @Test("is cut off at the bounds, masks included")
  func mask() throws {
    let fixture = Fixture()
    let (view, _) = card(fixture)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    mask.backgroundColor = .black
    view.mask = mask
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    view.removeFromSuperview()
    fixture.show(snapshot)
    let masked = try #require(fixture.scene.nodes.first { $0.mask != nil })
    expectEqual(masked.mask?.frame, CGRect(x: 0, y: -10, width: 30, height: 60))
  }

  @Test("of what cannot be a rectangle is none, which is reported")
  func impossible() {
    let messages = reports {
      let snapshot = UIView().resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
      #expect(snapshot == nil)
    }
    #expect(messages.count == 1 && messages[0].contains("nan"))
  }
}
