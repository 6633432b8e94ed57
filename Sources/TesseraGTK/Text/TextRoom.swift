import CoreGraphics
import Foundation
import UIKit

/// The room that a text is composed in.
struct TextRoom: Hashable {
  /// The width that lines break at, in points; `nil` if there is no end to it.
  let width: CGFloat?
  /// The number of lines to show at most; `nil` for all.
  var lineLimit: Int?

  /// The room of `text` in `space`, which may turn out too low for all lines; see `fitting(_:in:)`.
  ///
  /// A width that is not a number counts as 0, and so does one below zero. A long text has a limit already by what
  /// the height can hold.
  init(_ text: UIBackendText, in space: UIBackendTextSpace) {
    width = space.width == .infinity ? nil : max(0, space.width.finiteOrZero)
    let limit = text.maximumLineCount > 0 ? text.maximumLineCount : nil
    let byteCount = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    guard byteCount > 4096, space.height.isFinite, space.height < 1_000_000 else {
      lineLimit = limit
      return
    }
    let smallest = text.runs.map { $0.font.pointSize }.filter { $0 >= 1 }.min() ?? 17
    lineLimit = min(limit ?? .max, Int(max(0, space.height) / (smallest * 0.8)) + 2)
  }

  /// The room without the lines of a text composed in this one that end below the height of `space`, but for the first;
  /// `nil` if all fit.
  func fitting(_ text: ComposedText, in space: UIBackendTextSpace) -> TextRoom? {
    guard space.height < text.size.height, text.lineCount > 1 else { return nil }
    let count = text.lineCount(above: max(0, space.height))
    guard count < text.lineCount else { return nil }
    var room = self
    room.lineLimit = count
    return room
  }
}

extension CGFloat {
  fileprivate var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
