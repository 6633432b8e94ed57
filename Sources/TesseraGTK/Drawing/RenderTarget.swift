import CoreGraphics
import Foundation

/// The target of nodes; nodes made for one target are not used for another.
struct RenderTarget: Hashable {
  /// The form in which pictures are handed over.
  enum PixelSource: Hashable {
    /// Kept by the graphics card between frames.
    case texture
    /// Read where it is by a renderer that draws on the processor, which would copy a texture in
    /// each frame.
    case surface
  }

  var grid: PixelGrid
  var pixelSource: PixelSource

  init(scale: CGFloat, pixelSource: PixelSource) {
    grid = PixelGrid(scale: scale)
    self.pixelSource = pixelSource
  }
}
