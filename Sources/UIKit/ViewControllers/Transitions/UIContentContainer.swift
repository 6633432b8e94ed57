public import Foundation

/// Something that shows content in a part of a window and hears when that part changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// A container in this one would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a container in this one will have when this one has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
