public import Foundation

/// Something to do with a row of a list, on a button that shows when the row is moved aside.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///   remove(mail)
///   completion(true)
/// }
/// return UISwipeActionsConfiguration(actions: [delete])
/// ```
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal
    /// The row goes, or something of it is lost.
    case destructive
  }

  /// Does what the action is there for, and says at its end whether it was done.
  ///
  /// The row stays open until the completion handler is called, which may be later. Then it closes; that of a
  /// destructive action that was done is moved aside as a whole and waits for the batch that deletes it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The button.
  ///   - completionHandler: Takes `true` if the action was done; calls after the first mean nothing.
  public typealias Handler = (
    _ action: UIContextualAction,
    _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The words on the button; at most two lines of them show.
  open var title: String?
  /// The picture on the button, in white if it is a template, above the title.
  ///
  /// In rows that are too low for both it is displayed alone.
  open var image: UIImage?
  private var ownBackgroundColor: UIColor?

  /// Creates an action without a picture, in the colour of its style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the button: grey by default, and red for a destructive action.
  ///
  /// Reading it never gives `nil`; Apple declares it so that `nil` brings the default back.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
