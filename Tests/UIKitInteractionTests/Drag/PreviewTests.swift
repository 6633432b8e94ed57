import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A targeted preview")
@MainActor
struct TargetedPreviewTests {
  @Test("is where its view is unless it says otherwise")
  func target() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
    let preview = UITargetedPreview(view: view)
    let twin = UITargetedPreview(view: view, parameters: preview.parameters)
    expectEqual(twin.target.center, preview.target.center)
    #expect(preview.target.container === fixture.window)
    expectEqual(preview.target.center, CGPoint(x: 30, y: 50))
    expectEqual(preview.target.transform, .identity)
    expectEqual(preview.size, CGSize(width: 40, height: 60))
    let other = UIPreviewTarget(
      container: view,
      center: CGPoint(x: 5, y: 5),
      transform: CGAffineTransform(scaleX: 2, y: 2)
    )
    let moved = preview.retargetedPreview(with: other)
    #expect(moved.target === other)
    #expect(moved.view === view)
    #expect(moved.parameters === preview.parameters)
  }

  @Test("of a view that is in no view is reported")
  func loose() {
    _ = Fixture()
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    _ = UITargetedDragPreview(view: UIView())
    expectEqual(reports.count, 1)
    #expect(reports.first?.contains("Give the preview a target") == true)
  }

  @Test("goes nowhere that is in another window, or is no place")
  func places() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
    let place = { (container: UIView, x: CGFloat) in
      UIDragPreviewTarget(container: container, center: CGPoint(x: x, y: 0))
        .center(in: fixture.window)
    }
    expectEqual(place(view, 3), CGPoint(x: 13, y: 20))
    #expect(place(view, .nan) == nil)
    #expect(place(UIView(), 3) == nil)
  }
}

@Suite("The parameters of a preview")
@MainActor
struct PreviewParameterTests {
  @Test("shows all of the view on the system's background unless it says otherwise")
  func defaults() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    #expect(parameters.shadowPath == nil)
    expectEqual(parameters.backgroundColor, .systemBackground)
  }

  @Test("lights the edge of what is picked up, once, in the dark or when it gets dark")
  func edge() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let picture = fixture.show(DragPicture(of: view, UIDragPreviewParameters()))
    func edges() -> [CGPath?] {
      (picture.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.map(\.path)
    }
    picture.isLifted = true
    expectEqual(edges(), [])
    let shadow = picture.layer.shadowOpacity
    fixture.backend.environment.prefersDarkAppearance = true
    expectEqual(edges(), [UIBezierPath(rect: view.bounds).cgPath])
    #expect(picture.layer.shadowOpacity > shadow)
    picture.isLifted = true
    expectEqual(edges().count, 1)
    picture.isLifted = false
    expectEqual(edges(), [])
    expectEqual(picture.layer.shadowOpacity, 0)
  }

  @Test("cuts the picture to its path, which is the shadow's too")
  func paths() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: view.bounds)
    parameters.backgroundColor = nil
    let picture = DragPicture(of: view, parameters)
    expectEqual(picture.layer.shadowPath, parameters.visiblePath?.cgPath)
    #expect(picture.subviews.first?.layer.mask is CAShapeLayer)
    #expect(picture.subviews.first?.backgroundColor == nil)
    parameters.shadowPath = UIBezierPath(rect: view.bounds)
    picture.show(view, parameters)
    expectEqual(picture.layer.shadowPath, parameters.shadowPath?.cgPath)
    #expect(UIDragPreview(view: view, parameters: parameters).parameters === parameters)
  }
}
