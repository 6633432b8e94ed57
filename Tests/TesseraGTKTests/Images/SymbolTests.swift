import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A symbol of the icon theme")
struct SymbolTests {
  private func symbol(
    _ name: String,
    pointSize: CGFloat = 16,
    weight: Int = 400,
    scale: CGFloat = 1
  ) -> PixelImage? {
    TextSamples.resources
      .symbol(named: name, pointSize: pointSize, weight: weight, scale: scale) as? PixelImage
  }

  private func drawn(_ image: PixelImage) -> GTKPicture {
    let rect = CGRect(origin: .zero, size: image.pixelSize)
    let target = RenderTarget(scale: 1, pixelSource: .surface)
    return GTKPicture(of: .image(image, in: rect, for: target), size: rect.size, scale: 1)
  }

  /// The pixels that are drawn at all.
  private func inkedCount(_ image: PixelImage) -> Int {
    let size = image.pixelSize
    let picture = drawn(image)
    return (0..<Int(size.height)).reduce(0) { count, y in
      count + (0..<Int(size.width)).filter { picture.color(atX: $0, y: y).alpha > 0.5 }.count
    }
  }

  /// How much is covered, in pixels: a pixel that is half covered counts half.
  private func coverage(_ image: PixelImage) -> CGFloat {
    let size = image.pixelSize
    let picture = drawn(image)
    return (0..<Int(size.height)).reduce(0) { sum, y in
      (0..<Int(size.width)).reduce(sum) { $0 + picture.color(atX: $1, y: y).alpha }
    }
  }

  @Test("fills as many pixels as are asked for", arguments: [1, 2, 3] as [CGFloat])
  func scale(scale: CGFloat) throws {
    let image = try #require(symbol("go-next-symbolic", scale: scale))
    expectEqual(image.pixelSize, CGSize(width: 16 * scale, height: 16 * scale))
    let inked = inkedCount(image)
    #expect(inked > 0)
    #expect(inked < Int(256 * scale * scale))
  }

  @Test("is missing when no theme has it, or no size makes sense")
  func missing() {
    #expect(symbol("no-such-symbol-anywhere") == nil)
    #expect(symbol("") == nil)
    for pointSize in [0, -4, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(symbol("go-next-symbolic", pointSize: pointSize) == nil)
    }
  }

  @Test("covers more the heavier it is, and never nothing", arguments: [17, 40] as [CGFloat])
  func weights(pointSize: CGFloat) throws {
    let covered = try [100, 300, 400, 600, 900].map { weight in
      coverage(
        try #require(symbol("list-add-symbolic", pointSize: pointSize, weight: weight, scale: 2))
      )
    }
    #expect(covered.allSatisfy { $0 > 0 })
    #expect(zip(covered, covered.dropFirst()).allSatisfy { $0 < $1 })
    // A cross of two strokes of an eighth of the edge; the heaviest are half as wide again.
    #expect(covered[4] / covered[2] < 1.8)
    let folder = try #require(symbol("folder", weight: 900))
    let plain = try #require(symbol("folder"))
    expectEqual(coverage(folder), coverage(plain))
  }

  @Test("is drawn in any colour, with its own shape")
  func tint() throws {
    let image = try #require(symbol("go-next-symbolic", scale: 2))
    let red = image.tinted(PictureFiles.red)
    expectEqual(inkedCount(red), inkedCount(image))
    expectEqual(red.color(atX: 0.5, y: 0.5), image.tinted(PictureFiles.red).color(atX: 0.5, y: 0.5))
    let size = red.pixelSize
    let colors = (0..<Int(size.width)).map {
      red.color(atX: (CGFloat($0) + 0.5) / size.width, y: 0.5)
    }
    #expect(colors.contains { $0.alpha > 0.9 && $0.red > 0.9 && $0.green == 0 && $0.blue == 0 })
    #expect(image.tinted(PictureFiles.red) === red)
  }
}
