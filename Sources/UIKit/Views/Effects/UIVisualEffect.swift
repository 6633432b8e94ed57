public import Foundation

/// The treatment of what is behind a visual effect view, or of its content.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The colour over what is behind; `nil` for none.
  var materialColor: UIColor? { nil }
  /// The tint of the content; `nil` for that of what is around.
  var contentTint: UIColor? { nil }
}
