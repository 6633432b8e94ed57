import CGTK
import CoreGraphics
import UIKit

extension TextPiece {
  /// Stretches of the piece with the shadows that they cast.
  struct Stretch {
    let range: Range<Int>
    let shadow: UIBackendShadow?
  }

  /// Draws the shadows of all stretches, under the letters.
  func appendShadows(to snapshot: OpaquePointer) {
    let shadows = stretches.compactMap(\.shadow)
    for shadow in shadows.enumerated().filter({ !shadows[..<$0.offset].contains($0.element) }) {
      append(shadow.element, to: snapshot)
    }
  }

  private func append(_ shadow: UIBackendShadow, to snapshot: OpaquePointer) {
    guard shadow.color.alpha > 0, let silhouette = silhouette(casting: shadow) else { return }
    var offset = graphene_point_t(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    if shadow.radius > 0 { gtk_snapshot_push_blur(snapshot, Double(shadow.radius * 2)) }
    var color = GdkRGBA(shadow.color)
    gtk_snapshot_append_layout(snapshot, silhouette.pointer, &color)
    if shadow.radius > 0 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  /// The same lines, of which only the stretches that cast `shadow` are seen, in its colour.
  private func silhouette(casting shadow: UIBackendShadow) -> ObjectReference? {
    guard let copy = pango_layout_copy(layout.pointer) else { return nil }
    let silhouette = ObjectReference(adopting: copy)
    guard let known = pango_layout_get_attributes(copy), let list = pango_attr_list_copy(known)
    else { return nil }
    defer { pango_attr_list_unref(list) }
    for stretch in stretches {
      let color = stretch.shadow == shadow ? shadow.color : .clear
      for attribute in TextAttributes.silhouette(color) {
        attribute?.pointee.start_index = UInt32(clamping: stretch.range.lowerBound)
        attribute?.pointee.end_index = UInt32(clamping: stretch.range.upperBound)
        if let attribute { pango_attr_list_change(list, attribute) }
      }
    }
    pango_layout_set_attributes(copy, list)
    return silhouette
  }
}

extension TextAttributes {
  /// Returns the node of letters and their lines in one colour, without a background.
  fileprivate static func silhouette(
    _ color: UIBackendColor
  ) -> [UnsafeMutablePointer<PangoAttribute>?] {
    let (red, green, blue, alpha) = color.pangoLevels
    return [
      pango_attr_foreground_new(red, green, blue),
      pango_attr_foreground_alpha_new(alpha),
      pango_attr_underline_color_new(red, green, blue),
      pango_attr_strikethrough_color_new(red, green, blue),
      pango_attr_background_alpha_new(1),
    ]
  }
}
