// Made by Scripts/make-optional-methods.
public import Foundation

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalCall.leftOut(by: self)
  }
}
