import CGTK
import CoreGraphics
import UIKit

/// The looks of a text's stretches as Pango takes them.
struct TextAttributes {
  let list: OpaquePointer
  private let owner: Owner

  private final class Owner {
    let list: OpaquePointer
    init(_ list: OpaquePointer) { self.list = list }
    deinit { pango_attr_list_unref(list) }
  }

  /// Takes the looks of `text`, whose lines are all `lineHeight` high, or as high as their fonts for `nil`.
  ///
  /// The font of its first stretch is that of the layout, and letters without a colour are drawn in `color`.
  init?(_ text: Paragraphs, lineHeight: CGFloat?, color: UIBackendColor, fonts: FontCache) {
    guard let font = text.spans.first?.style.font, let list = pango_attr_list_new() else {
      return nil
    }
    owner = Owner(list)
    self.list = list
    // UIKit breaks a word that is too long without a hyphen.
    insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count)
    if let lineHeight {
      let height = lineHeight.pangoUnits
      insert(pango_attr_line_height_new_absolute(height), 0..<text.bytes.count)
    }
    for span in text.spans {
      addFont(span, besides: font, fonts: fonts)
      addColors(span, besides: color)
      addLines(span)
      addPlace(span, isLineHeightFixed: lineHeight != nil, fonts: fonts)
    }
  }

  private func addFont(_ span: Paragraphs.Span, besides common: UIBackendFont, fonts: FontCache) {
    let font = span.style.font
    if font != common {
      insert(pango_attr_font_desc_new(fonts.description(of: font).pointer), span.range)
    }
    if font.hasTabularDigits { insert(pango_attr_font_features_new("tnum=1"), span.range) }
  }

  private func addColors(_ span: Paragraphs.Span, besides common: UIBackendColor) {
    if span.style.color != common {
      let (red, green, blue, alpha) = span.style.color.pangoLevels
      insert(pango_attr_foreground_new(red, green, blue), span.range)
      insert(pango_attr_foreground_alpha_new(alpha), span.range)
    }
    if let (red, green, blue, alpha) = span.style.backgroundColor?.pangoLevels {
      insert(pango_attr_background_new(red, green, blue), span.range)
      insert(pango_attr_background_alpha_new(alpha), span.range)
    }
  }

  private func addLines(_ span: Paragraphs.Span) {
    let style = span.style
    if style.isUnderlined {
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), span.range)
      if let (red, green, blue, _) = style.underlineColor?.pangoLevels {
        insert(pango_attr_underline_color_new(red, green, blue), span.range)
      }
    }
    if style.isStruckThrough {
      insert(pango_attr_strikethrough_new(1), span.range)
      if let (red, green, blue, _) = style.strikethroughColor?.pangoLevels {
        insert(pango_attr_strikethrough_color_new(red, green, blue), span.range)
      }
    }
  }

  /// Adds how letters stand, and the room of what is not a letter.
  private func addPlace(_ span: Paragraphs.Span, isLineHeightFixed: Bool, fonts: FontCache) {
    let style = span.style
    if style.kerning.isFinite, style.kerning != 0 {
      insert(pango_attr_letter_spacing_new(style.kerning.pangoUnits), span.range)
    }
    if style.baselineOffset.isFinite, style.baselineOffset != 0 {
      insert(pango_attr_rise_new(style.baselineOffset.pangoUnits), span.range)
    }
    guard let attachment = style.attachment else { return }
    let metrics = fonts.metrics(of: style.font)
    // In lines of a given height, pictures make no more room than letters.
    let ascent = isLineHeightFixed ? metrics.ascender : attachment.ascent
    let descent = isLineHeightFixed ? metrics.descender : attachment.descent
    var ink = PangoRectangle()
    var logical = PangoRectangle(
      x: 0,
      y: -ascent.pangoUnits,
      width: attachment.width.pangoUnits,
      height: (ascent + descent).pangoUnits
    )
    insert(pango_attr_shape_new(&ink, &logical), span.range)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}

extension UIBackendColor {
  /// The components as Pango takes them; it takes an opacity of 0 for none that is given.
  var pangoLevels: (UInt16, UInt16, UInt16, UInt16) {
    func level(_ share: Double) -> UInt16 { UInt16(min(max(share, 0), 1) * 65535) }
    return (level(red), level(green), level(blue), max(1, level(alpha)))
  }
}
