import UIKit

/// What was filled in, and what is missing.
struct FormAnswers: Hashable {
  var name = ""
  var address = ""
  var password = ""
  var kind = FormKind.fault
  var part: String?
  var severity = 3
  var frequency = 1
  var rating = 0
  var wantsAnswer = true
  var words = ""

  static let parts = ["Lists", "Text", "Controls", "Something else"]
  static let ratings = 5
  static let shortestPassword = 8
  static let shortestWords = 20

  /// What is wrong with what stands in a row; nothing about a row that is empty.
  func issue(of row: FormRow) -> String? {
    switch row {
    case .address:
      if address.isEmpty || Self.isAddress(address) { return nil }
      return "An address has a name, an @ and a domain."
    case .password:
      let missing = Self.shortestPassword - password.count
      if password.isEmpty || missing <= 0 { return nil }
      return "\(missing) more character\(missing == 1 ? "" : "s")."
    case .words:
      let missing = Self.shortestWords - words.count
      if words.isEmpty || missing <= 0 { return nil }
      return "Say a little more: \(words.count) of \(Self.shortestWords) characters."
    default: return nil
    }
  }

  /// How much of what is needed is there, 0…1.
  var completeness: Float {
    let needed = [
      !name.isEmpty, Self.isAddress(address), password.count >= Self.shortestPassword,
      part != nil, words.count >= Self.shortestWords,
    ]
    return Float(needed.count { $0 }) / Float(needed.count)
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let domain = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return domain.count >= 2 && domain.allSatisfy { !$0.isEmpty }
  }
}

/// What the feedback is.
enum FormKind: String, CaseIterable {
  case fault = "Fault"
  case wish = "Wish"
  case praise = "Praise"
}

/// A group of rows.
enum FormSection: String, CaseIterable {
  case person = "About you"
  case matter = "What is it about?"
  case words = "In your words"
  case sending = "Send"
}

/// One row of the form.
enum FormRow: Hashable, Sendable {
  case name, address, password
  case kind, part, severity, frequency, rating, wantsAnswer
  case words
  case progress, send, sent
  /// What is wrong in another row.
  indirect case issue(of: FormRow)

  /// The caption; rows without one are nothing but their control.
  var title: String? {
    switch self {
    case .name: "Name"
    case .address: "E-mail"
    case .password: "Password"
    case .kind: "Kind"
    case .part: "Part"
    case .severity: "How bad"
    case .frequency: "Times a week"
    case .rating: "Page of the manual"
    case .wantsAnswer: "Answer me"
    case .progress: "Filled in"
    case .words, .send, .sent, .issue: nil
    }
  }
}
