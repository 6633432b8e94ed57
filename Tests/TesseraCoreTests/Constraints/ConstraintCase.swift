import Foundation
import TesseraCore

/// A random system and how kiwisolver solves it: a line that `Scripts/make-constraint-cases` describes.
struct ConstraintCase {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    var constant = 0.0
    var relation = ConstraintRelation.equal
    var strength: Character = "r"
    var isRejected = false

    var priority: ConstraintPriority {
      switch strength {
      case "s": .optional(750)
      case "m": .optional(500)
      case "w": .optional(250)
      default: .required
      }
    }
  }

  struct Answer {
    /// The sums of the errors of the strong, medium and weak rows.
    var errors: [Double]
    /// Nil for a value that could be another one.
    var values: [Double?]
  }

  var rows: [Row]
  var answer: Answer
  var change: (row: Int, constant: Double, answer: Answer)?

  static func read() throws -> [Substring] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "ConstraintCases.txt"),
      encoding: .utf8
    )
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  init(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    rows = parts[0].split(separator: " ").map(Row.init)
    answer = Answer(parts[1], parts[2])
    if parts.count > 3 {
      let words = parts[3].split(separator: ":")
      change = (Int(words[0]) ?? -1, Double(words[1]) ?? .nan, Answer(parts[4], parts[5]))
    }
  }
}

extension ConstraintCase.Answer {
  fileprivate init(_ errors: Substring, _ values: Substring) {
    self.errors = errors.split(separator: ",").map { Double($0) ?? .nan }
    self.values = values.split(separator: ",").map { $0 == "?" ? nil : Double($0) ?? .nan }
  }
}

extension ConstraintCase.Row {
  fileprivate init(_ text: Substring) {
    var number = ""
    for character in text {
      switch character {
      case "<": relation = .lessThanOrEqual
      case ">": relation = .greaterThanOrEqual
      case "=": relation = .equal
      case "x": isRejected = true
      case "a"..."f" where constant == 0 && !number.isEmpty:
        let variable = Int(character.asciiValue ?? 0) - 97
        terms.append((variable, Double(number) ?? .nan))
        number = ""
      case "r", "s", "m", "w": strength = character
      default: number.append(character)
      }
      if "<>=".contains(character) { constant = Double(number) ?? .nan }
    }
  }
}
