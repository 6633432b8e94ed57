import CoreGraphics
import Synchronization
import UIKit

/// Measures texts on any thread as a `TextCache` does on the main one.
///
/// Each measurement borrows fonts that no other one uses at the time. As many are kept as were needed at once, up to
/// `keptCount`: a map of fonts costs some milliseconds to make, and memory for the fonts it has opened.
final class TextMeasurer: UIBackendTextMeasurer {
  /// Fonts that are used by the measurement that has taken them out of `idle`, and by no other.
  private struct Fonts: @unchecked Sendable {
    let cache: FontCache
  }

  private static let keptCount = 4
  private let families: FontFamilies
  private let idle = Mutex<[Fonts]>([])

  init(families: FontFamilies) { self.families = families }

  func extent(of text: UIBackendText, in space: UIBackendTextSpace) -> UIBackendTextExtent {
    withFonts { fonts in
      let room = TextRoom(text, in: space)
      var composed = TextComposer(text, in: room, fonts: fonts).compose()
      if let lower = room.fitting(composed, in: space) {
        composed = TextComposer(text, in: lower, fonts: fonts).compose()
      }
      return UIBackendTextExtent(size: composed.size, firstBaseline: composed.firstBaseline)
    }
  }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    withFonts { $0.metrics(of: font) }
  }

  private func withFonts<Answer: Sendable>(_ measure: (FontCache) -> Answer) -> Answer {
    let fonts = idle.withLock { $0.popLast() } ?? Fonts(cache: FontCache(families: families))
    defer {
      idle.withLock { idle in
        if idle.count < Self.keptCount { idle.append(fonts) }
      }
    }
    return measure(fonts.cache)
  }
}
