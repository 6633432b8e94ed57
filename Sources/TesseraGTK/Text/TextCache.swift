import CoreGraphics
import UIKit

/// Lays texts out, and remembers the layouts, since a text is measured and then drawn.
@MainActor
final class TextCache {
  private let fonts: FontCache
  private var layouts = BoundedCache<Key, TextLayout>(capacity: 256)

  private struct Key: Hashable {
    var text: UIBackendText
    var room: TextRoom
  }

  init(families: FontFamilies) {
    GTKLibrary.start()
    fonts = FontCache(families: families)
  }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics { fonts.metrics(of: font) }

  /// Breaks `text` into lines that fit `space`.
  ///
  /// A width below zero, or one that is not a number, counts as zero. A height leaves out the lines that end below it,
  /// but never the first.
  func layOut(_ text: UIBackendText, in space: UIBackendTextSpace) -> TextLayout {
    let room = TextRoom(text, in: space)
    let layout = layout(text, in: room)
    guard let lower = room.fitting(layout.text, in: space) else { return layout }
    return self.layout(text, in: lower)
  }

  private func layout(_ text: UIBackendText, in room: TextRoom) -> TextLayout {
    let key = Key(text: text, room: room)
    if let known = layouts[key] { return known }
    let layout = TextLayout(
      TextComposer(text, in: room, fonts: fonts).compose(),
      of: text
    )
    layouts[key] = layout
    return layout
  }
}
