import CoreGraphics
import Foundation
import UIKit

/// Lays texts out, and remembers the layouts, since a text is measured and then drawn.
@MainActor
final class TextBook {
  private let fonts: FontBook
  private var layouts = BoundedCache<Key, TextLayout>(capacity: 256)

  private struct Key: Hashable {
    var text: UIBackendText
    var width: CGFloat?
    var lineLimit: Int?
  }

  init(families: FontFamilies) { fonts = FontBook(families: families) }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics { fonts.metrics(of: font) }

  /// Breaks `text` into lines that fit `space`.
  ///
  /// A width that is not a number counts as none, and so does one below zero. A height leaves out the
  /// lines that end below it, but never the first.
  func layOut(_ text: UIBackendText, in space: UIBackendTextSpace) -> TextLayout {
    let width: CGFloat? = space.width == .infinity ? nil : max(0, space.width.finiteOrZero)
    let limit = lineLimit(of: text, height: space.height)
    let layout = layout(text, width: width, lineLimit: limit)
    guard space.height < layout.size.height, layout.lineCount > 1 else { return layout }
    let fitting = layout.lineCount(above: max(0, space.height))
    guard fitting < layout.lineCount else { return layout }
    return self.layout(text, width: width, lineLimit: fitting)
  }

  /// The number of lines to show at most, for a long text also by what the height can hold.
  private func lineLimit(of text: UIBackendText, height: CGFloat) -> Int? {
    let limit = text.maximumLineCount > 0 ? text.maximumLineCount : nil
    let byteCount = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    guard byteCount > 4096, height.isFinite, height < 1_000_000 else { return limit }
    let smallest = text.runs.map { $0.font.pointSize }.filter { $0 >= 1 }.min() ?? 17
    return min(limit ?? .max, Int(max(0, height) / (smallest * 0.8)) + 2)
  }

  private func layout(_ text: UIBackendText, width: CGFloat?, lineLimit: Int?) -> TextLayout {
    let key = Key(text: text, width: width, lineLimit: lineLimit)
    if let known = layouts[key] { return known }
    let layout = TextComposer(text, width: width, lineLimit: lineLimit, fonts: fonts).compose()
    layouts[key] = layout
    return layout
  }
}

extension CGFloat {
  fileprivate var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
