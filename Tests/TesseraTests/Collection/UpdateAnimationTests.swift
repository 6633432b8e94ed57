import Tessera
import TesseraTestSupport
import Testing

@Suite("The animation of updates")
@MainActor
struct UpdateAnimationTests {
  @Test("takes as long, and runs, as it is told (C30)")
  func curve() throws {
    let list = NumberedList()
    list.view.updateAnimation = .curve(.linear, duration: 1)
    var hasEnded = false
    list.view.performBatchUpdates({ list.insert(1, at: 0) }, completion: { hasEnded = $0 })
    list.fixture.backend.advance(by: 0.5)
    #expect(abs(try #require(list.top(0)) - 25) < 0.01)
    list.fixture.backend.advance(by: 0.45)
    #expect(!hasEnded)
    list.fixture.backend.advance(by: 0.1)
    #expect(hasEnded)
    expectEqual(list.top(0), 50)
  }

  @Test(
    "is read as it was set",
    arguments: [
      UpdateAnimation.none, .standard, .curve(.easeIn, duration: 1),
      .curve(.easeOut, duration: 0.2, delay: 0.1), .curve(.linear, duration: -1),
      .spring(duration: 0.5, bounce: 0.2),
    ]
  )
  func reading(animation: UpdateAnimation) {
    let list = NumberedList()
    list.view.updateAnimation = animation
    expectEqual(list.view.updateAnimation, animation)
  }

  @Test("may be a spring, which goes too far and comes back")
  func spring() throws {
    let list = NumberedList()
    list.view.performBatchUpdates(animation: .spring(duration: 0.5, bounce: 0.5)) {
      list.insert(1, at: 0)
    }
    expectEqual(list.view.updateAnimation, .standard)
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      list.fixture.backend.advance(by: 1.0 / 60)
      greatest = max(greatest, try #require(list.top(0)))
    }
    #expect(greatest > 52)
    list.fixture.backend.advance(by: 3)
    expectEqual(list.top(0), 50)
  }

  @Test("is none where there shall be none (C30)")
  func none() {
    let list = NumberedList()
    list.view.updateAnimation = .none
    list.view.performBatchUpdates { list.insert(1, at: 0) }
    expectEqual(list.top(0), 50)
    list.view.updateAnimation = .standard
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates { list.insert(1, at: 0) }
    }
    expectEqual(list.top(0), 100)
  }

  @Test("is that of the block around it (C30)")
  func block() throws {
    let list = NumberedList()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      list.view.performBatchUpdates { list.insert(1, at: 0) }
    }
    list.fixture.backend.advance(by: 1)
    #expect(abs(try #require(list.top(0)) - 25) < 0.01)
  }

  @Test("moves nothing with reduced motion, but fades (C31)")
  func reducedMotion() throws {
    let list = NumberedList(environment: UIBackendEnvironment(reducesMotion: true))
    list.view.performBatchUpdates {
      list.numbers.remove(at: 3)
      list.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      list.insert(1, at: 0)
    }
    expectEqual(list.top(0), 50)
    expectEqual(list.top(100), 0)
    expectEqual(list.cell(100)?.layer.presentation()?.opacity, 0)
    list.fixture.backend.advance(by: 0.15)
    expectEqual(list.top(0), 50)
    #expect(abs(try #require(list.cell(100)?.layer.presentation()?.opacity) - 0.5) < 0.01)
    list.fixture.backend.advance(by: 1)
    expectEqual(list.cell(100)?.layer.presentation()?.opacity, 1)
  }
}
