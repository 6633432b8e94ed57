import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
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

  /// Whether the horizontal indicator is shown while the content scrolls; `true` by default.
  public var showsHorizontalScrollIndicator: Bool {
    get { indicators.shows.horizontal }
    set { setShowsIndicator(newValue, along: .horizontal) }
  }

  /// Whether the vertical indicator is shown while the content scrolls; `true` by default.
  public var showsVerticalScrollIndicator: Bool {
    get { indicators.shows.vertical }
    set { setShowsIndicator(newValue, along: .vertical) }
  }

  /// The colours of the indicators.
  public var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set {
      indicators.style = newValue
      for axis in Axis.allCases { indicators.views[axis]?.color = indicatorColor }
    }
  }

  /// How far the vertical indicator stays away from the edges, in points, besides the safe area.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.vertical }
    set { setIndicatorInsets(newValue, along: .vertical) }
  }

  /// How far the horizontal indicator stays away from the edges, in points, besides the safe area.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.horizontal }
    set { setIndicatorInsets(newValue, along: .horizontal) }
  }

  /// The insets of both indicators; those of the vertical one when they differ.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.vertical }
    set {
      setIndicatorInsets(newValue, along: .vertical)
      setIndicatorInsets(newValue, along: .horizontal)
    }
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() {
    showIndicators()
    fadeIndicatorsLater()
  }

  private func setShowsIndicator(_ shows: Bool, along axis: Axis) {
    indicators.shows[axis] = shows
    guard !shows else { return placeIndicators() }
    indicators.views[axis]?.removeFromSuperview()
    indicators.views[axis] = nil
  }

  private func setIndicatorInsets(_ insets: UIEdgeInsets, along axis: Axis) {
    guard insets.isFinite else { return reportUnusable("scroll indicator inset", insets) }
    indicators.insets[axis] = insets
    placeIndicators()
  }
}
