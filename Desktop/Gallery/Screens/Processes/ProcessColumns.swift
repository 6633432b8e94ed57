import UIKit

/// Where the columns of a table of processes are, for rows and for the titles above them.
///
/// ```
/// ├ name and number ┤ user ├ share of a processor ┤ memory ┤
/// ```
struct ProcessColumns: Equatable {
  let name: CGRect
  /// `nil` where there is no room.
  let user: CGRect?
  /// `nil` where there is no room.
  let bar: CGRect?
  let share: CGRect
  let memory: CGRect

  /// The distance of the name from the edge where reading begins, and of the memory from the other one.
  static let margin: CGFloat = 16
  private static let spacing: CGFloat = 12
  private static let memoryWidth: CGFloat = 72
  private static let shareWidth: CGFloat = 52
  private static let barSize = CGSize(width: 56, height: 6)
  private static let userWidth: CGFloat = 84
  private static let narrowestWithUser: CGFloat = 480
  private static let narrowestWithBar: CGFloat = 360

  init(in bounds: CGRect, isRightToLeft: Bool) {
    var end = bounds.width - Self.margin
    func take(_ width: CGFloat, spacing: CGFloat = Self.spacing) -> CGRect {
      end -= width
      defer { end -= spacing }
      let start = isRightToLeft ? bounds.width - end - width : end
      return CGRect(x: bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
    }
    memory = take(Self.memoryWidth)
    let hasBar = bounds.width >= Self.narrowestWithBar
    share = take(Self.shareWidth, spacing: hasBar ? 8 : Self.spacing)
    bar =
      hasBar
      ? take(Self.barSize.width)
        .insetBy(dx: 0, dy: max(0, (bounds.height - Self.barSize.height) / 2)) : nil
    user = bounds.width < Self.narrowestWithUser ? nil : take(Self.userWidth)
    name = take(max(0, end - Self.margin))
  }
}
