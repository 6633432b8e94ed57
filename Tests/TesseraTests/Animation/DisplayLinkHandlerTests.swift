import Tessera
import TesseraTestSupport
import Testing
import UIKit

@Suite("A display link with a handler")
@MainActor
struct DisplayLinkHandlerTests {
  private final class Probe {
    var calls: [CADisplayLink] = []
  }

  @Test("calls it for each frame with itself, and lets it go when it is invalid")
  func handler() {
    let fixture = Fixture()
    weak var held: Probe?
    var link: CADisplayLink?
    do {
      let probe = Probe()
      held = probe
      link = CADisplayLink { probe.calls.append($0) }
    }
    link?.add(to: .main, forMode: .common)
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    #expect(held?.calls.count == 2 && held?.calls.first === link)
    link?.invalidate()
    #expect(held == nil)
  }
}
