import CoreGraphics
import Foundation

/// Finds the largest size in which text that is too long fits its space.
@MainActor
struct LabelShrinking {
  var isOn = false
  /// Whether characters move closer before text is made smaller or cut.
  var tightens = false
  /// The smallest part of its size that text may have; 0 keeps the size.
  var least: CGFloat = 0
  private var known: Known?

  private struct Known {
    let text: UIBackendText
    let size: CGSize
    let least: CGFloat
    let fitted: TextLayoutCache.Fitted
  }

  /// How often the part of the size is halved in on: to a hundredth.
  private static var steps: Int { 7 }

  /// The text in the largest size that fits, or in the smallest if none does; `nil` if it keeps its size.
  mutating func layout(_ text: UIBackendText, in size: CGSize) -> TextLayoutCache.Fitted? {
    guard isOn, least > 0, least < 1 else { return nil }
    if let known, known.text == text, known.size == size, known.least == least {
      return known.fitted
    }
    var (lower, upper) = (least, CGFloat(1))
    var best = Self.layout(text, scaledBy: lower, in: size)
    for _ in 0..<Self.steps where !best.isTruncated {
      let middle = (lower + upper) / 2
      let candidate = Self.layout(text, scaledBy: middle, in: size)
      if candidate.isTruncated {
        upper = middle
      } else {
        (lower, best) = (middle, candidate)
      }
    }
    let fitted = TextLayoutCache.Fitted(layout: best, alignedWidth: size.width)
    known = Known(text: text, size: size, least: least, fitted: fitted)
    return fitted
  }

  /// The text with its characters closer; `nil` if it is not to be so, or does not fit so either.
  func tightened(_ text: UIBackendText, in size: CGSize) -> TextLayoutCache.Fitted? {
    guard tightens else { return nil }
    var tight = text
    for index in tight.runs.indices {
      tight.runs[index].kerning -= tight.runs[index].font.pointSize / 20
    }
    let layout = Self.layout(tight, scaledBy: 1, in: size)
    return layout.isTruncated
      ? nil : TextLayoutCache.Fitted(layout: layout, alignedWidth: size.width)
  }

  private static func layout(
    _ text: UIBackendText,
    scaledBy scale: CGFloat,
    in size: CGSize
  ) -> any UIBackendTextLayout {
    var scaled = text
    for index in scaled.runs.indices {
      scaled.runs[index].font.pointSize *= scale
      scaled.runs[index].kerning *= scale
      scaled.runs[index].baselineOffset *= scale
      scaled.runs[index].attachment = scaled.runs[index].attachment.map { room in
        UIBackendText.Attachment(
          width: room.width * scale,
          ascent: room.ascent * scale,
          descent: room.descent * scale
        )
      }
    }
    let space = UIBackendTextSpace(
      width: TextLayoutCache.limit(size.width),
      height: TextLayoutCache.limit(size.height)
    )
    return UIApplication.shared.backend.layOut(scaled, in: space)
  }
}
