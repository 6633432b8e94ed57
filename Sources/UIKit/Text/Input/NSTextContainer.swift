public import Foundation

/// The room that a text view has for its lines.
///
/// The behaviour is that of Apple's `NSTextContainer` as documented there. Text is laid out by the backend, so that a container belongs to
/// a text view, and there is no layout manager to add it to. One that several text views were created with belongs to the last of them.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private struct Setup {
    var lineFragmentPadding: CGFloat = 5
    var maximumNumberOfLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  private var setup = Setup()
  /// The text view whose lines are in the container.
  weak var owner: UITextView?

  /// Creates a container that a text view can be created with.
  public nonisolated override init() { super.init() }

  /// The distance that lines keep from the left and right edge, in points; 5 by default, and added to `textContainerInset`.
  ///
  /// A value that is not finite is reported, and changes nothing.
  open var lineFragmentPadding: CGFloat {
    get { setup.lineFragmentPadding }
    set {
      guard newValue.isFinite else {
        owner?.reportUnusable("line fragment padding", newValue)
        return
      }
      change { $0.lineFragmentPadding = newValue }
    }
  }

  /// The most lines that a view shows which is not editable; 0, the default, is no limit, and so is less.
  ///
  /// A view that is editable shows all its lines. Text in a view with a limit cannot be selected.
  open var maximumNumberOfLines: Int {
    get { setup.maximumNumberOfLines }
    set { change { $0.maximumNumberOfLines = newValue } }
  }

  /// The end of the last line in a view that is not editable and has more text than `maximumNumberOfLines` show; by words by default.
  ///
  /// Lines before the last one are broken between words.
  open var lineBreakMode: NSLineBreakMode {
    get { setup.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  private func change(_ change: (inout Setup) -> Void) {
    change(&setup)
    owner?.textContainerDidChange()
  }
}
