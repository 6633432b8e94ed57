import CoreGraphics
import Foundation

/// What stands behind the words of a segmented control: the trough, the thumb and the lines.
@MainActor
final class SegmentChrome {
  private let trough = UIView()
  private let thumb = UIView()
  private let lines = UIView()

  /// The views from back to front.
  var all: [UIView] { [trough, lines, thumb] }

  /// The colour of the thumb; `nil` leaves it to the surroundings.
  var thumbColor: UIColor? {
    didSet { thumb.backgroundColor = thumbColor ?? Self.defaultThumbColor }
  }

  /// How far the thumb stays inside the trough, in points.
  private static let margin: CGFloat = 2
  private static let lineHeight: CGFloat = 16

  private static let defaultThumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  init() {
    for view in all { view.isUserInteractionEnabled = false }
    trough.backgroundColor = .tertiarySystemFill
    trough.layer.cornerRadius = 8
    thumb.backgroundColor = Self.defaultThumbColor
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 4
    thumb.alpha = 0
  }

  /// Places everything in `bounds`, the thumb on the chosen one of the segments' frames.
  func place(in bounds: CGRect, segments: [CGRect], selection: Int?) {
    trough.frame = bounds
    lines.frame = bounds
    placeLines(segments, selection: selection)
    placeThumb(selection.map { Self.thumbFrame(on: segments[$0]) })
  }

  /// Where the thumb is on a segment, which may have less room than the margins take.
  private static func thumbFrame(on segment: CGRect) -> CGRect {
    segment.inside(dx: margin, dy: margin)
  }

  private func placeThumb(_ frame: CGRect?) {
    if let frame {
      // A thumb that was not shown appears where it belongs and does not travel there.
      if thumb.alpha == 0 { UIView.performWithoutAnimation { thumb.frame = frame } }
      thumb.frame = frame
    }
    thumb.alpha = frame == nil ? 0 : 1
  }

  /// Draws a line between two segments neither of which has the thumb.
  private func placeLines(_ segments: [CGRect], selection: Int?) {
    let count = max(0, segments.count - 1)
    while lines.subviews.count < count { addLine() }
    for (index, line) in lines.subviews.enumerated() {
      guard index < count else {
        line.alpha = 0
        continue
      }
      let edge = max(segments[index].minX, segments[index + 1].minX)
      line.frame = CGRect(
        x: edge - 0.5,
        y: segments[index].midY - Self.lineHeight / 2,
        width: 1,
        height: min(Self.lineHeight, segments[index].height)
      )
      line.alpha = selection == index || selection == index + 1 ? 0 : 1
    }
  }

  private func addLine() {
    let line = UIView()
    line.backgroundColor = .separator
    lines.addSubview(line)
  }
}
