import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@Suite("The letters of a text at one pixel a point")
@MainActor
struct LetterSpacingTests {
  /// Where each of some letters “l” begins, which have a gap between them at every size.
  private func starts(_ count: Int, size: Double) throws -> [Int] {
    let run = TextSamples.run(
      String(repeating: "l", count: count),
      font: UIBackendFont(pointSize: size)
    )
    let layout = try #require(TextSamples.layOut(UIBackendText(runs: [run])) as? TextLayout)
    let page = CGSize(width: 200, height: layout.size.height)
    let white = UIBackendColor(red: 1, green: 1, blue: 1)
    let background = RenderNode.fill(CGRect(origin: .zero, size: page), color: white)
    let letters = try #require(layout.node)
    let whole = try #require(RenderNode.stack([background, letters]))
    let picture = GTKPicture(of: whole, size: page, scale: 1)
    let middle = Int(layout.size.height / 2)
    let inked = (0..<200).filter { picture.color(atX: $0, y: middle).green < 0.9 }
    return inked.filter { !inked.contains($0 - 1) }
  }

  // A letter is 0.278 of the size wide: 3.6, 4.2 and 4.7 points.
  @Test(
    "stand as far from each other as those of a GtkLabel, in whole points",
    arguments: [(13, 4), (15, 4), (17, 5)]
  )
  func spacing(size: Double, pitch: Int) throws {
    let starts = try starts(20, size: size)
    expectEqual(starts.count, 20)
    let distances = zip(starts, starts.dropFirst()).map { $1 - $0 }
    expectEqual(distances, Array(repeating: pitch, count: 19))
  }
}
