import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Fonts, and the rules by which their letters are measured and drawn.
///
/// Nothing here depends on a display: sizes are in points of 1/96 inch, and metrics are never hinted,
/// so that a paragraph is as high in a window as in a picture or a test, at any scale. Letters stand in whole points, as those of
/// a GtkLabel do: between pixels cairo would move each of them to the nearest, and the gaps would differ.
///
/// One thread at a time uses a cache and the layouts made with it: Pango stores the properties of fonts in their map, without
/// a lock. Caches share nothing, so other threads have caches of their own.
final class FontCache {
  private let families: FontFamilies
  private let contextsByDirection: [ObjectReference]
  private var descriptions = BoundedCache<UIBackendFont, FontDescription>(capacity: 128)
  private var metricsByFont = BoundedCache<UIBackendFont, UIBackendFontMetrics>(capacity: 128)

  init(families: FontFamilies) {
    self.families = families
    let map = ObjectReference(adopting: Self.makeFontMap())
    contextsByDirection = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map {
      Self.makeContext(map: map, direction: $0)
    }
  }

  private static func makeFontMap() -> OpaquePointer {
    guard let map = pango_cairo_font_map_new() else { preconditionFailure("Pango has no fonts.") }
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 96)
    return OpaquePointer(map)
  }

  private static func makeContext(
    map: ObjectReference,
    direction: PangoDirection
  ) -> ObjectReference {
    let context = ObjectReference(
      adopting: pango_font_map_create_context(UnsafeMutablePointer(map.pointer))
    )
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context.pointer, 1)
    pango_context_set_base_dir(context.pointer, direction)
    // The language decides between fonts and forms of letters; it must not come from the locale.
    pango_context_set_language(context.pointer, pango_language_from_string("en"))
    return context
  }

  /// Creates an empty layout whose paragraphs run in one direction, whatever their letters.
  func makeLayout(isRightToLeft: Bool) -> ObjectReference {
    let context = contextsByDirection[isRightToLeft ? 1 : 0]
    let layout = ObjectReference(adopting: pango_layout_new(context.pointer))
    pango_layout_set_auto_dir(layout.pointer, 0)
    return layout
  }

  /// Returns Pango's description of `font`.
  func description(of font: UIBackendFont) -> FontDescription {
    if let known = descriptions[font] { return known }
    let description = FontDescription(font, families: families)
    descriptions[font] = description
    return description
  }

  /// How far letters of `font` reach, measured on letters.
  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    if let known = metricsByFont[font] { return known }
    let line = extents(of: "Hg", in: font)
    let metrics = UIBackendFontMetrics(
      ascender: line.baseline,
      descender: line.logical.height - line.baseline,
      capHeight: line.baseline - extents(of: "H", in: font).ink.minY,
      xHeight: line.baseline - extents(of: "x", in: font).ink.minY
    )
    metricsByFont[font] = metrics
    return metrics
  }

  private func extents(
    of letters: String,
    in font: UIBackendFont
  ) -> (ink: CGRect, logical: CGRect, baseline: CGFloat) {
    let layout = makeLayout(isRightToLeft: false)
    pango_layout_set_font_description(layout.pointer, description(of: font).pointer)
    pango_layout_set_text(layout.pointer, letters, -1)
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout.pointer, &ink, &logical)
    let baseline = CGFloat(pangoUnits: pango_layout_get_baseline(layout.pointer))
    return (CGRect(ink), CGRect(logical), baseline)
  }
}

/// A font as Pango knows it.
final class FontDescription {
  let pointer: OpaquePointer

  /// Sizes that are no numbers, or beyond what letters can be drawn in, become the nearest that can.
  init(_ font: UIBackendFont, families: FontFamilies) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, families.list(for: font))
    let size = font.pointSize.isFinite ? min(max(font.pointSize, 1), 4096) : 17
    pango_font_description_set_absolute_size(pointer, Double(size) * Double(PANGO_SCALE))
    let weight = PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
    pango_font_description_set_weight(pointer, weight)
    if font.isItalic { pango_font_description_set_style(pointer, PANGO_STYLE_ITALIC) }
  }

  deinit { pango_font_description_free(pointer) }
}

extension CGFloat {
  /// A length in points from one in Pango's units.
  init(pangoUnits: Int32) { self = CGFloat(pangoUnits) / CGFloat(PANGO_SCALE) }

  /// The length in Pango's units, as near as they can say it.
  var pangoUnits: Int32 {
    Int32(clamping: Int64((Double(self) * Double(PANGO_SCALE)).rounded()))
  }
}

extension CGRect {
  init(_ rectangle: PangoRectangle) {
    self.init(
      x: CGFloat(pangoUnits: rectangle.x),
      y: CGFloat(pangoUnits: rectangle.y),
      width: CGFloat(pangoUnits: rectangle.width),
      height: CGFloat(pangoUnits: rectangle.height)
    )
  }
}
