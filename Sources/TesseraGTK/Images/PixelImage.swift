import CGTK
import CoreGraphics
import Foundation
import Synchronization
import UIKit

/// A decoded picture: premultiplied pixels in memory.
///
/// Safe on any thread: nothing writes to the pixels any more, the counts of references that GLib and
/// cairo keep are atomic, and what is made from the pixels later is behind a lock.
final class PixelImage: UIBackendImage, @unchecked Sendable {
  let pixelSize: CGSize
  /// The pixels, for renderers that draw on the processor.
  let surface: OpaquePointer
  private let derived = Mutex(Derived())

  /// The objects made from the pixels: the texture, and copies in other colours.
  private struct Derived: ~Copyable {
    var texture: ObjectReference?
    var tinted: [(color: UIBackendColor, image: PixelImage)] = []
  }

  /// More colours than a symbol has at once: normal, highlighted, selected and disabled.
  private static let tintCapacity = 4

  /// Takes over a surface whose pixels do not change any more.
  init(adopting surface: OpaquePointer) {
    self.surface = surface
    pixelSize = CGSize(
      width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface))
    )
  }

  deinit { cairo_surface_destroy(surface) }

  /// The pixels, for renderers that draw on the graphics card.
  var texture: ObjectReference {
    derived.withLock { derived in
      if let texture = derived.texture { return texture }
      let texture = ObjectReference(adopting: tsr_texture_new(surface))
      derived.texture = texture
      return texture
    }
  }

  /// The picture in one colour, of which only the opacity is the picture's own.
  func tinted(_ color: UIBackendColor) -> PixelImage {
    derived.withLock { derived in
      if let known = derived.tinted.first(where: { $0.color == color }) { return known.image }
      let image = PixelImage(adopting: masked(color))
      if derived.tinted.count == Self.tintCapacity { derived.tinted.removeFirst() }
      derived.tinted.append((color, image))
      return image
    }
  }

  private func masked(_ color: UIBackendColor) -> OpaquePointer {
    let size = (Int32(pixelSize.width), Int32(pixelSize.height))
    let result: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.0, size.1)
    let context = cairo_create(result)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(context, surface, 0, 0)
    cairo_destroy(context)
    cairo_surface_flush(result)
    return result
  }
}
