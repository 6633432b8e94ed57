import Foundation

extension UIViewController {
  /// The content of `contentUnavailableConfiguration`.
  struct Unavailability {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
  }

  func showUnavailability(_ configuration: (any UIContentConfiguration)?) {
    content.unavailability.configuration = configuration
    guard let configuration else {
      content.unavailability.view?.removeFromSuperview()
      return content.unavailability.view = nil
    }
    if let view = content.unavailability.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      content.unavailability.view?.removeFromSuperview()
      content.unavailability.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the content for what has changed, before the view places its subviews.
  func updateUnavailabilityIfNeeded() {
    guard content.unavailability.needsUpdate else { return }
    content.unavailability.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Fills the visible part of the view with what stands in front, once the view has placed its subviews.
  func placeFrontViews() {
    guard let view = viewIfLoaded else { return }
    for shown in [content.unavailability.view, content.searchOverlay] {
      guard let shown else { continue }
      if shown.superview !== view { view.addSubview(shown) }
      shown.frame = view.bounds
    }
  }
}
