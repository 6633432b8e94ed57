public import Foundation

/// The clipboard that a backend shares with other programs.
///
/// Contents have a media type each, such as `text/plain;charset=utf-8`: the same thing in several forms.
@preconcurrency @MainActor
public protocol UIBackendPasteboard: AnyObject {
  /// A number that grows with each change of the contents, by this program or another.
  var changeCount: Int { get }

  /// Whether the contents are those that were written last here.
  var isOwn: Bool { get }

  /// The media types of the contents.
  var types: [String] { get }

  /// Returns the contents of a media type; `nil` where there are none, or the program that has them does not answer within a second.
  func data(ofType type: String) -> Data?

  /// Replaces the contents.
  func write(_ contents: [String: Data])
}
