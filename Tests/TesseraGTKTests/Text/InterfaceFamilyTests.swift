import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("A family for the interface")
@MainActor
struct InterfaceFamilyTests {
  private func size(_ font: UIBackendFont, _ interfaceFamily: String?) -> CGSize {
    let resources = GTKResources(style: .pinned, interfaceFamily: interfaceFamily)
    let text = UIBackendText(runs: [TextSamples.run(TextSamples.sentence, font: font)])
    return resources.layOut(text, in: UIBackendTextSpace(width: .infinity)).size
  }

  private let system = UIBackendFont(pointSize: 16)

  @Test("is that of system fonts, and of no others")
  func installed() {
    var monospaced = system
    monospaced.family = "DejaVu Sans Mono"
    expectEqual(size(system, "DejaVu Sans Mono"), size(monospaced, nil))
    #expect(size(system, "DejaVu Sans Mono") != size(system, nil))
    var named = system
    named.family = "DejaVu Sans"
    expectEqual(size(named, "DejaVu Sans Mono"), size(named, nil))
  }

  @Test(
    "is passed over where it is not installed, or has no name",
    arguments: ["No such family", ""]
  )
  func missing(family: String) {
    expectEqual(size(system, family), size(system, nil))
  }
}
