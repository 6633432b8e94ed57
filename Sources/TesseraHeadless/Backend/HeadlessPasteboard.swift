public import Foundation
public import UIKit

/// A clipboard of this program alone.
@preconcurrency @MainActor
public final class HeadlessPasteboard: UIBackendPasteboard {
  /// The contents by their media types; setting them is what another program does.
  public var contents: [String: Data] = [:] {
    didSet {
      changeCount += 1
      isOwn = false
    }
  }
  /// The number of changes.
  public private(set) var changeCount = 0
  /// Whether the contents are those that were written last here.
  public private(set) var isOwn = false

  static let textType = "text/plain;charset=utf-8"

  /// Creates an empty clipboard.
  public init() {}

  /// The media types of the contents, in alphabetical order.
  public var types: [String] { contents.keys.sorted() }

  /// Returns the contents of a media type.
  public func data(ofType type: String) -> Data? { contents[type] }

  /// Replaces the contents.
  public func write(_ contents: [String: Data]) {
    self.contents = contents
    isOwn = true
  }

  /// The text; empty where there is none.
  var text: String {
    get { contents[Self.textType].map { String(decoding: $0, as: UTF8.self) } ?? "" }
    set { contents = [Self.textType: Data(newValue.utf8)] }
  }
}
