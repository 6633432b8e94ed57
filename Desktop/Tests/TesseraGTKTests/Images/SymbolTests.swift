import CoreGraphics
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A symbol of the icon theme")
struct SymbolTests {
  private func symbol(_ name: String, pointSize: CGFloat = 16, scale: CGFloat = 1) -> PixelImage? {
    TextSamples.resources.symbol(named: name, pointSize: pointSize, scale: scale) as? PixelImage
  }

  /// The pixels that are drawn at all.
  private func inkedCount(_ image: PixelImage) -> Int {
    let size = image.pixelSize
    let target = RenderTarget(scale: 1, pixelSource: .surface)
    let node = RenderNode.image(image, in: CGRect(origin: .zero, size: size), for: target)
    let picture = GTKPicture(of: node, size: size, scale: 1)
    return (0..<Int(size.height)).reduce(0) { count, y in
      count + (0..<Int(size.width)).filter { picture.color(atX: $0, y: y).alpha > 0.5 }.count
    }
  }

  @Test("fills as many pixels as are asked for", arguments: [1, 2, 3] as [CGFloat])
  func scale(scale: CGFloat) throws {
    let image = try #require(symbol("go-next-symbolic", scale: scale))
    #expect(image.pixelSize == CGSize(width: 16 * scale, height: 16 * scale))
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

  @Test("is drawn in any colour, with its own shape")
  func tint() throws {
    let image = try #require(symbol("go-next-symbolic", scale: 2))
    let red = image.tinted(PictureFiles.red)
    #expect(inkedCount(red) == inkedCount(image))
    #expect(red.color(atX: 0.5, y: 0.5) == image.tinted(PictureFiles.red).color(atX: 0.5, y: 0.5))
    let size = red.pixelSize
    let colors = (0..<Int(size.width)).map {
      red.color(atX: (CGFloat($0) + 0.5) / size.width, y: 0.5)
    }
    #expect(colors.contains { $0.alpha > 0.9 && $0.red > 0.9 && $0.green == 0 && $0.blue == 0 })
    #expect(image.tinted(PictureFiles.red) === red)
  }
}
