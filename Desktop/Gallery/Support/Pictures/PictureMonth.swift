public import Foundation

/// A month of the Gregorian calendar, for grouping pictures; months of later years are larger.
public struct PictureMonth: Hashable, Sendable, Comparable {
  private let year: Int
  /// From 1 to 12.
  private let month: Int

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The month that a date is in, in a time zone.
  public init(of date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    year = calendar.component(.year, from: date)
    month = calendar.component(.month, from: date)
  }

  /// The name of the month and the number of the year, the same in every locale.
  public var title: String { "\(Self.names[month - 1]) \(year)" }

  /// Whether one month is before another one.
  public static func < (first: PictureMonth, second: PictureMonth) -> Bool {
    (first.year, first.month) < (second.year, second.month)
  }
}
