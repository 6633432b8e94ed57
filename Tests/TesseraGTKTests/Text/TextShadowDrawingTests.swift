import CoreGraphics
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("Drawn shadows of text")
struct TextShadowDrawingTests {
  private let size = CGSize(width: 200, height: 60)

  /// Draws a text at 10 points from the edges, on white.
  private func picture(_ runs: [UIBackendText.Run]) throws -> GTKPicture {
    let text = UIBackendText(runs: runs)
    let layout = try #require(TextSamples.layOut(text) as? TextLayout)
    let white = UIBackendColor(red: 1, green: 1, blue: 1)
    let background = RenderNode.fill(CGRect(origin: .zero, size: size), color: white)
    let letters = try #require(layout.node).translated(by: CGPoint(x: 10, y: 10))
    return GTKPicture(of: .stack([background, letters]), size: size, scale: 1)
  }

  /// The columns and rows with pixels that `isSeen` holds for.
  private func extent(
    _ picture: GTKPicture,
    _ isSeen: (UIBackendColor) -> Bool
  ) -> CGRect? {
    var rect = CGRect.null
    for x in 0..<Int(size.width) {
      for y in 0..<Int(size.height) where isSeen(picture.color(atX: x, y: y)) {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect.isNull ? nil : rect
  }

  private func isBlack(_ color: UIBackendColor) -> Bool { color.red < 0.3 && color.green < 0.3 }
  private func isRed(_ color: UIBackendColor) -> Bool { color.red > 0.8 && color.green < 0.5 }

  private func shadow(radius: CGFloat) -> UIBackendShadow {
    UIBackendShadow(
      color: UIBackendColor(red: 1, green: 0, blue: 0),
      offset: CGSize(width: 4, height: 25),
      radius: radius
    )
  }

  @Test("are the letters once more, moved and in their colour")
  func sharp() throws {
    var run = TextSamples.run("mm")
    run.shadow = shadow(radius: 0)
    let picture = try picture([run])
    let letters = try #require(extent(picture, isBlack))
    let shadow = try #require(extent(picture, isRed))
    #expect(abs(shadow.minX - letters.minX - 4) <= 1)
    #expect(abs(shadow.minY - letters.minY - 25) <= 1)
    #expect(abs(shadow.width - letters.width) <= 2)
  }

  @Test("are those of the stretches that cast them")
  func stretches() throws {
    var casting = TextSamples.run("mm")
    casting.shadow = shadow(radius: 0)
    let picture = try picture([TextSamples.run("mm"), casting])
    let letters = try #require(extent(picture, isBlack))
    let shadow = try #require(extent(picture, isRed))
    #expect(abs(shadow.maxX - letters.maxX - 4) <= 1)
    #expect(abs(shadow.width - letters.width / 2) <= 2)
  }

  @Test("reach further and are paler where they are soft")
  func soft() throws {
    var run = TextSamples.run("mm")
    run.shadow = shadow(radius: 0)
    let isTinted: (UIBackendColor) -> Bool = { $0.red - $0.green > 0.03 }
    let sharp = try #require(extent(picture([run]), isTinted))
    run.shadow = shadow(radius: 2)
    let picture = try picture([run])
    let soft = try #require(extent(picture, isTinted))
    #expect(soft.width > sharp.width + 2)
    #expect(extent(picture, isRed) == nil)
  }
}
