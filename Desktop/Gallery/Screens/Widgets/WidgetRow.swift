import UIKit

/// A row of the list, and what its widget shows at first.
struct WidgetRow {
  let number: Int
  var value: WidgetValue

  var kind: WidgetKind { Self.kind(of: number) }

  var title: String {
    switch kind {
    case .calendar: "Day \(number)"
    case .scale: "Level \(number)"
    case .drawing: "Curve \(number)"
    case .text: "Program \(number)"
    }
  }

  static func kind(of number: Int) -> WidgetKind {
    WidgetKind(rawValue: number % WidgetKind.allCases.count) ?? .scale
  }

  init(_ number: Int) {
    self.number = number
    switch Self.kind(of: number) {
    case .calendar:
      value = .day(year: 2025 + number / 48, month: number / 4 % 12 + 1, day: number % 28 + 1)
    case .scale: value = .level(Double(number * 37 % 101))
    case .drawing:
      value = .curve((0..<64).map { Self.height(at: Double($0) / 63, of: number) })
    case .text:
      value = .text(
        """
        func row\(number)() -> Int {
          let first = \(number) // a number
          return first * 2
        }
        """
      )
    }
  }

  private static func height(at place: Double, of number: Int) -> Double {
    let turns = Double(number % 5 + 1)
    return 0.5 + 0.45 * sin(place * turns * 2 * .pi) * (1 - 0.6 * place)
  }
}

extension WidgetValue {
  /// The value in a few words.
  var words: String {
    switch self {
    case .day(let year, let month, let day):
      "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    case .level(let level): "\(Int(level.rounded()))"
    case .curve(let heights): "\(heights.count) points"
    case .text(let text): "\(text.split(separator: "\n").count) lines"
    }
  }
}
