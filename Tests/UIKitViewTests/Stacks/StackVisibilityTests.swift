import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view that is hidden in a stack")
@MainActor
struct StackVisibilityTests {
  /// Three views in a column that they fill: 10, 20 and 10 points high, the second one hidden and shown.
  @MainActor
  private struct Column {
    let fixture = Fixture()
    let views = [10.0, 20, 10].map { SizedView(CGSize(width: 20, height: $0)) }
    let stack: UIStackView

    init() {
      stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      fixture.show(stack)
    }

    func toggle() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden.toggle()
      }
    }

    /// The frame on screen; `nil` for a view that is not drawn.
    func shown(_ index: Int) -> String? {
      let layer = views[index].layer
      return layer.backendAppearance.isHidden
        ? nil : layer.presentation().map { StackLayout.picture($0.frame) }
    }
  }

  @Test("shrinks in an animation block while another one makes use of its room")
  func hides() {
    let column = Column()
    column.toggle()
    #expect(column.views[1].isHidden)
    column.fixture.backend.advance(by: 0.5)
    // The first view goes from 10 to 30 points, and the second one, behind it, from 20 to none.
    expectEqual(column.shown(0), "0,0 50×20")
    expectEqual(column.shown(1), "0,20 50×10")
    expectEqual(column.shown(2), "0,30 50×10")
    column.fixture.backend.advance(by: 0.6)
    expectEqual(column.shown(0), "0,0 50×30")
    #expect(column.shown(1) == nil)
  }

  @Test("grows in an animation block when it is shown again")
  func shows() {
    let column = Column()
    column.views[1].isHidden = true
    column.fixture.backend.makeFrame()
    expectEqual(column.shown(0), "0,0 50×30")
    column.toggle()
    #expect(!column.views[1].isHidden)
    column.fixture.backend.advance(by: 0.5)
    expectEqual(column.shown(0), "0,0 50×20")
    expectEqual(column.shown(1), "0,20 50×10")
    column.fixture.backend.advance(by: 0.6)
    expectEqual(column.shown(1), "0,10 50×20")
  }

  @Test("comes back from where it is when it is shown on its way")
  func turnsAround() {
    let column = Column()
    column.toggle()
    column.fixture.backend.advance(by: 0.5)
    column.toggle()
    column.fixture.backend.advance(by: 1.1)
    expectEqual(column.shown(0), "0,0 50×10")
    expectEqual(column.shown(1), "0,10 50×20")
  }

  @Test("is gone at once outside of animation blocks, and when animations are off")
  func atOnce() {
    let column = Column()
    column.views[1].isHidden = true
    column.fixture.backend.makeFrame()
    #expect(column.shown(1) == nil)
    column.views[1].isHidden = false
    column.fixture.backend.makeFrame()
    UIView.performWithoutAnimation { column.toggle() }
    column.fixture.backend.makeFrame()
    #expect(column.shown(1) == nil)
    expectEqual(column.shown(0), "0,0 50×30")
  }
}
