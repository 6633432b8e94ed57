import CGTK
import Foundation

/// Makes the strokes of a symbol heavier or lighter than the theme draws them.
///
/// Every pixel becomes the strongest, or for lighter strokes the weakest, of those in a circle around
/// it: outlines move outwards or inwards by the radius, and keep their soft edges.
struct SymbolStrokes {
  /// The weight as CSS counts it, 100…900; 400 is as drawn.
  let weight: Int

  init(weight: Int) { self.weight = min(max(weight, 100), 900) }

  /// How far outlines move outwards, as a part of the symbol's edge.
  ///
  /// A stroke of Adwaita's is an eighth of the edge wide. The heaviest is half as wide again, the
  /// lightest half as wide.
  private var reach: Double {
    weight > 400 ? Double(weight - 400) / 500 * 0.031 : Double(weight - 400) / 300 * 0.031
  }

  /// Changes the pixels of a square picture of which only the opacity counts.
  func apply(to surface: OpaquePointer) {
    guard weight != 400 else { return }
    let edge = Double(cairo_image_surface_get_width(surface))
    Self.change(surface, radius: abs(reach) * edge) { _, weakest, strongest in
      weight > 400 ? strongest : weakest
    }
  }

  /// Leaves the outline of a filled symbol, as wide as a stroke.
  static func outline(_ surface: OpaquePointer) {
    let edge = Double(cairo_image_surface_get_width(surface))
    change(surface, radius: edge / 8) { before, weakest, _ in before - weakest }
  }

  /// Gives each pixel a coverage that follows from its own, and the weakest and the strongest one in a circle around it.
  private static func change(
    _ surface: OpaquePointer,
    radius: Double,
    _ result: (_ own: Double, _ weakest: Double, _ strongest: Double) -> Double
  ) {
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let edge = Int(cairo_image_surface_get_width(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var before = Coverage(edge: edge)
    for y in 0..<edge {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<edge { before[x, y] = Double(row[x] >> 24) }
    }
    let circle = directions(radius: radius)
    for y in 0..<edge {
      let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<edge {
        let own = before[x, y]
        var (weakest, strongest) = (own, own)
        for step in circle {
          let there = before.between(Double(x) + step.x, Double(y) + step.y)
          (weakest, strongest) = (min(weakest, there), max(strongest, there))
        }
        row[x] = UInt32(result(own, weakest, strongest).rounded()) << 24
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func directions(radius: Double) -> [(x: Double, y: Double)] {
    let count = 16
    return (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * Double.pi
      return (cos(angle) * radius, sin(angle) * radius)
    }
  }
}

/// How much of each pixel of a square is covered, 0…255; nothing outside of it.
private struct Coverage {
  private let edge: Int
  private var values: [Double]

  init(edge: Int) {
    self.edge = edge
    values = Array(repeating: 0, count: edge * edge)
  }

  subscript(x: Int, y: Int) -> Double {
    get { x >= 0 && y >= 0 && x < edge && y < edge ? values[y * edge + x] : 0 }
    set { values[y * edge + x] = newValue }
  }

  /// The coverage at a place between the middles of pixels.
  func between(_ x: Double, _ y: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, bottom) = (x - left, y - top)
    let (column, row) = (Int(left), Int(top))
    let upper = self[column, row] * (1 - right) + self[column + 1, row] * right
    let lower = self[column, row + 1] * (1 - right) + self[column + 1, row + 1] * right
    return upper * (1 - bottom) + lower * bottom
  }
}
