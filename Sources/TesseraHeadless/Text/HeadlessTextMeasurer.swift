import UIKit

/// Measures text by the rules of `HeadlessTextLayout`, which depend on nothing but the text.
struct HeadlessTextMeasurer: UIBackendTextMeasurer {
  func extent(of text: UIBackendText, in space: UIBackendTextSpace) -> UIBackendTextExtent {
    let layout = HeadlessTextLayout(text, in: space)
    return UIBackendTextExtent(size: layout.size, firstBaseline: layout.firstBaseline)
  }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    HeadlessTextLayout.metrics(of: font)
  }
}
