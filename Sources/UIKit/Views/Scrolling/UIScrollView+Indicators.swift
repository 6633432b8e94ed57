import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// How far in front of the content stands what is at the edges of a scroll view, also of headers with an index of their own.
  static var edgePosition: CGFloat { CGFloat(Int32.max) * 2 }

  /// The colours of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light backgrounds, light on dark ones.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  struct Indicators {
    var shows = AxisPair(true)
    var style = IndicatorStyle.default
    var insets = AxisPair(UIEdgeInsets.zero)
    var followsSafeArea = true
    /// Made when they are first shown.
    var views = AxisPair<ScrollIndicator?>(nil)
    var visibility = Visibility.hidden

    enum Visibility {
      case hidden
      case shown
      /// They go when the countdown ends.
      case fading(Countdown)
    }
  }

  func setIndicatorStyle(_ style: IndicatorStyle) {
    indicators.style = style
    for axis in Axis.allCases { indicators.views[axis]?.color = indicatorColor }
  }

  func flashIndicators() {
    showIndicators()
    fadeIndicatorsLater()
  }

  func setShowsIndicator(_ shows: Bool, along axis: Axis) {
    indicators.shows[axis] = shows
    guard !shows else { return placeIndicators() }
    indicators.views[axis]?.removeFromSuperview()
    indicators.views[axis] = nil
  }

  func setIndicatorInsets(_ insets: UIEdgeInsets, along axis: Axis) {
    guard insets.isFinite else { return reportUnusable("scroll indicator inset", insets) }
    indicators.insets[axis] = insets
    placeIndicators()
  }
}
