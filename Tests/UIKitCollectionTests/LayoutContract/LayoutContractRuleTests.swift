import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("The contract of layouts")
@MainActor
struct LayoutContractRuleTests {
  private func subject(_ fault: BrokenLayout.Fault) -> LayoutSubject {
    LayoutSubject("rows, \(fault)") { BrokenLayout(fault, along: $0) }
  }

  /// The same, with cells that want 20 to 44 points.
  private func measured(_ fault: BrokenLayout.Fault) -> LayoutSubject {
    var subject = subject(fault)
    subject.preferredExtent = { CGFloat(20 + $0.identity * 7 % 25) }
    return subject
  }

  @Test("is kept by rows that are placed the obvious way")
  func isKept() throws {
    try requireLayoutContract(of: subject(.none))
    try requireLayoutContract(of: measured(.none))
  }

  @Test(
    "finds out what a layout breaks",
    arguments: [
      (BrokenLayout.Fault.givesNaN, LayoutContractRule.finite),
      (.leavesOutAnItem, .complete), (.placesAnItemTwice, .complete),
      (.placesAMissingItem, .complete), (.disagreesAboutOneItem, .queriesAgree),
      (.hasNoAnswerForOneHeader, .queriesAgree),
      (.forgetsTheLastInARectangle, .rectanglesEqualAScan), (.overflows, .insideContent),
      (.overlaps, .noOverlap), (.drifts, .stable), (.ignoresDeletions, .complete),
    ]
  )
  func findsOut(fault: BrokenLayout.Fault, rule: LayoutContractRule) {
    let violation = layoutContractViolation(of: subject(fault))
    expectEqual(violation?.rule, rule, "\(violation?.description ?? "found nothing")")
  }

  @Test(
    "finds out that cells do not get the sizes they want",
    arguments: [BrokenLayout.Fault.refusesSizes, .neverSettles]
  )
  func findsOutSizes(fault: BrokenLayout.Fault) {
    let violation = layoutContractViolation(of: measured(fault))
    expectEqual(violation?.rule, .settles, "\(violation?.description ?? "found nothing")")
  }
}
