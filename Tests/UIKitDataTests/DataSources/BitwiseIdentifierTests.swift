import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

@Suite("Identifiers of Foundation")
struct BitwiseIdentifierTests {
  @Test("that are UUIDs are told apart by their bits, so that no difference hashes them")
  func uuid() {
    #expect((UUID() as any Hashable) is any BitwiseIdentifier)
    let kept = (0..<40).map { _ in UUID() }
    let (gone, new) = (UUID(), UUID())
    let difference = ListDifference(from: [gone] + kept, to: kept.reversed() + [new])
    expectEqual(difference.deletions, [0])
    expectEqual(difference.insertions, [40])
    // Of forty in the opposite order one rests.
    expectEqual(difference.moves.count, 39)
  }
}
