import CoreGraphics
import Foundation

/// The last layouts of one text, so that measuring and drawing it break its lines once.
///
/// A layout serves more than the space it was made for: its lines break the same in any space that is
/// narrower than that one but not narrower than its widest line, and in any that is high enough.
@MainActor
struct TextLayoutCache {
  private struct Entry {
    let space: UIBackendTextSpace
    let layout: any UIBackendTextLayout
  }

  /// A layout with the width of the space that its lines are aligned in.
  struct Fitted {
    let layout: any UIBackendTextLayout
    let alignedWidth: CGFloat
  }

  private var text: UIBackendText?
  private var entries: [Entry] = []

  /// A view is asked for its size without and with limits, and then drawn.
  private static let capacity = 3

  /// A length that nothing on a screen has, in points; so much room is as good as endless.
  nonisolated static let unlimited: CGFloat = 1_000_000

  /// The layout of `text` in `space`; a side that is not positive or beyond reason is unlimited.
  mutating func layout(_ text: UIBackendText, in space: UIBackendTextSpace) -> Fitted {
    let space = UIBackendTextSpace(
      width: Self.limit(space.width),
      height: Self.limit(space.height)
    )
    if text != self.text {
      self.text = text
      entries = []
    }
    if let entry = entries.last(where: { serves($0, space) }) { return fitted(entry) }
    let layout = UIApplication.shared.backend.layOut(text, in: space)
    let entry = Entry(space: space, layout: layout)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(entry)
    return fitted(entry)
  }

  private func fitted(_ entry: Entry) -> Fitted {
    let width = entry.space.width.isFinite ? entry.space.width : entry.layout.size.width
    return Fitted(layout: entry.layout, alignedWidth: width)
  }

  private func serves(_ entry: Entry, _ space: UIBackendTextSpace) -> Bool {
    if entry.space == space { return true }
    let size = entry.layout.size
    guard text?.alignsAllLinesAlike != false || entry.space.width == space.width else {
      return false
    }
    let isOneWholeLine =
      entry.layout.lineCount == 1 && !entry.layout.isTruncated && size.width < entry.space.width
    let hasSameLines =
      space.width <= entry.space.width ? size.width <= space.width : isOneWholeLine
    let isHighEnough = size.height <= space.height
    let wasNotCut = entry.space.height >= space.height || !entry.layout.isTruncated
    return hasSameLines && isHighEnough && wasNotCut
  }

  /// Lengths count to the 64th of a point, so that sums of fractions do not cut text that just fits.
  nonisolated static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 && length < unlimited ? (length * 64).rounded() / 64 : .infinity
  }
}
