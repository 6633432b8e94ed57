public import Foundation

/// A formatter for how far a moment is from another, as in “2 hours ago”: Foundation's, which is not in Foundation for Linux.
///
/// It names the largest unit that has passed, of years, months, weeks, days, hours, minutes and seconds, without the rest: 50 hours are 2 days.
/// The words are those of Foundation's format styles, in the language of `locale`.
open class RelativeDateTimeFormatter: Formatter {
  /// The way in which moments are described.
  public enum DateTimeStyle: Int, Sendable {
    /// By numbers, as in “1 day ago”.
    case numeric = 0
    /// By names where there are any, as in “yesterday”, “next week” and “now”.
    case named = 1
  }

  /// The way in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As in “2 months ago”.
    case full = 0
    /// As in “two months ago”.
    case spellOut = 1
    /// As in “2 mo. ago”.
    case short = 2
    /// As short as the language allows.
    case abbreviated = 3
  }

  /// The way in which moments are described; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The way in which units are written; `full` by default.
  open var unitsStyle = UnitsStyle.full

  /// The place of the text, which decides about a capital; `unknown` by default.
  open var formattingContext = Formatter.Context.unknown

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar that says how long a unit is; that of the settings by default and for `nil`.
  open var calendar: Calendar! = .autoupdatingCurrent

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; that of the settings by default and for `nil`.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with the language and the calendar of the settings.
  public override init() { super.init() }

  /// Creates a formatter with the language and the calendar of the settings; nothing is read from archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for the largest unit in `dateComponents` that is not zero; negative numbers are in the past.
  ///
  /// Years, months, weeks of a month, days, hours, minutes and seconds are looked at. If all are zero the text says zero seconds, or now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amount =
      Self.units.lazy
      .map { Amount(unit: $0, count: dateComponents.value(for: $0.component) ?? 0) }
      .first { $0.count != 0 && $0.count != NSDateComponentUndefined }
    return text(amount ?? Amount(unit: Unit(component: .second, field: .second), count: 0))
  }

  /// Returns the text for a time in seconds, negative for one in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(
      for: Date(timeInterval: timeInterval, since: reference),
      relativeTo: reference
    )
  }

  /// Returns the text for `date` as seen from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = Set(Self.units.map(\.component))
    return localizedString(
      from: usedCalendar.dateComponents(components, from: referenceDate, to: date)
    )
  }

  /// Returns the text for a `Date` as seen from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private struct Unit {
    let component: Calendar.Component
    let field: Date.RelativeFormatStyle.Field
  }

  private struct Amount {
    let unit: Unit
    let count: Int
  }

  private static var units: [Unit] {
    [
      Unit(component: .year, field: .year), Unit(component: .month, field: .month),
      Unit(component: .weekOfMonth, field: .week), Unit(component: .day, field: .day),
      Unit(component: .hour, field: .hour), Unit(component: .minute, field: .minute),
      Unit(component: .second, field: .second),
    ]
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

  /// The words for one unit, which a format style finds when it is asked about that unit alone.
  private func text(_ amount: Amount) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    // In universal time no day is longer than another one.
    var calendar = usedCalendar
    calendar.timeZone = .gmt
    guard
      let date = calendar.date(byAdding: amount.unit.component, value: amount.count, to: reference)
    else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      allowedFields: [amount.unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.inFormatStyles,
      locale: locale ?? .autoupdatingCurrent,
      calendar: calendar,
      capitalizationContext: formattingContext.inFormatStyles
    )
    return style.format(reference)
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var inFormatStyles: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var inFormatStyles: FormatStyleCapitalizationContext {
    switch self {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
