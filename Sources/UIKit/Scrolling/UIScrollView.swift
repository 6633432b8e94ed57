import CoreGraphics
public import Foundation

/// A view that shows a part of content larger than itself.
///
/// The origin of the bounds is the content offset; subviews stand in content coordinates.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var content = Content()

  private struct Content {
    var size = CGSize.zero
    var inset = UIEdgeInsets.zero
    var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var reportedAdjustedInset = UIEdgeInsets.zero
    weak var delegate: (any UIScrollViewDelegate)?
  }

  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In directions the content can be scrolled in, and vertically always.
    case automatic
    /// In directions the content can be scrolled in.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// Creates a scroll view at `frame`, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty scroll view; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Hears what the scroll view does.
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { content.delegate }
    set { content.delegate = newValue }
  }

  /// The point of the content that is at the top left corner of the view.
  ///
  /// Any finite offset can be set; it is not kept within the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The extent of the content, in points; zero by default.
  open var contentSize: CGSize {
    get { content.size }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          .scrolling,
          "\(type(of: self)) was given the content size \(newValue); it keeps \(content.size)."
        )
      }
      content.size = newValue
    }
  }

  /// How far the content can be scrolled past its edges, in points; nothing by default.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      content.inset = newValue
      adjustedContentInsetMayHaveChanged()
    }
  }

  /// How the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.adjustmentBehavior }
    set {
      content.adjustmentBehavior = newValue
      adjustedContentInsetMayHaveChanged()
    }
  }

  /// The content inset with the safe area added as `contentInsetAdjustmentBehavior` says.
  public var adjustedContentInset: UIEdgeInsets {
    var safeArea = safeAreaInsets
    let fitsHorizontally = contentSize.width <= bounds.width - contentInset.horizontal
    let fitsVertically = contentSize.height <= bounds.height - contentInset.vertical
    switch content.adjustmentBehavior {
    case .always: break
    case .never: safeArea = .zero
    case .automatic, .scrollableAxes:
      if fitsHorizontally { (safeArea.left, safeArea.right) = (0, 0) }
      if fitsVertically, content.adjustmentBehavior == .scrollableAxes {
        (safeArea.top, safeArea.bottom) = (0, 0)
      }
    }
    return contentInset + safeArea
  }

  /// The adjusted content inset has changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  private func adjustedContentInsetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != content.reportedAdjustedInset else { return }
    content.reportedAdjustedInset = inset
    adjustedContentInsetDidChange()
  }

  /// Takes the new safe area into the adjusted content inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetMayHaveChanged()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if bounds.origin != oldBounds.origin { content.delegate?.scrollViewDidScroll(self) }
  }
}
