import CGTK
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

  init?(_ text: Paragraphs, fonts: FontBook) {
    guard let first = text.spans.first?.style, let list = pango_attr_list_new() else { return nil }
    owner = Owner(list)
    self.list = list
    // UIKit breaks a word that is too long without a hyphen.
    insert(pango_attr_insert_hyphens_new(0), 0..<text.bytes.count)
    for span in text.spans { add(span, first: first, fonts: fonts) }
  }

  private func add(_ span: Paragraphs.Span, first: UIBackendText.Run, fonts: FontBook) {
    let style = span.style
    if style.font != first.font {
      insert(pango_attr_font_desc_new(fonts.description(of: style.font).pointer), span.range)
    }
    if style.color != first.color {
      func level(_ share: Double) -> UInt16 { UInt16(min(max(share, 0), 1) * 65535) }
      let color = style.color
      insert(
        pango_attr_foreground_new(level(color.red), level(color.green), level(color.blue)),
        span.range
      )
      insert(pango_attr_foreground_alpha_new(max(1, level(color.alpha))), span.range)
    }
    if style.font.hasTabularDigits {
      insert(pango_attr_font_features_new("tnum=1"), span.range)
    }
    if style.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), span.range) }
    if style.isStruckThrough { insert(pango_attr_strikethrough_new(1), span.range) }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
