import CoreGraphics
import Foundation

/// The dimming, or the results, in front of the view that is searched.
final class SearchOverlay: UIView {
  /// Called for a press on the dimming.
  var onPress: (() -> Void)?
  /// The results, in place of the dimming.
  var results: UIView? {
    didSet {
      guard results !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let results { addSubview(results) }
      for recognizer in gestureRecognizers ?? [] { recognizer.isEnabled = results == nil }
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addHandlerClosure { [weak self] _ in self?.onPress?() }
    addGestureRecognizer(tap)
    // What is dimmed is not scrolled.
    addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// That of the whole view, also of a scroll view, whose content keeps clear of a part of it.
  override var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }

  override var coversWhatIsBehind: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    results?.frame = bounds
  }
}
