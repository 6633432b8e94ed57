import Foundation

/// Decodes words of mails that are not ASCII.
enum MailWords {
  /// The text of a field with encoded words, such as `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`.
  static func decoded(_ field: String) -> String {
    guard field.contains("=?") else { return field }
    var result = ""
    var rest = Substring(field)
    var isAfterWord = false
    while let start = rest.range(of: "=?") {
      let before = rest[..<start.lowerBound]
      let fields = rest[start.upperBound...]
        .split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, fields[3].hasPrefix("="), let word = word(fields) else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        isAfterWord = false
        continue
      }
      // Spaces between two encoded words are not part of the text.
      if !(isAfterWord && before.allSatisfy(\.isWhitespace)) { result += before }
      result += word
      rest = fields[3].dropFirst()
      isAfterWord = true
    }
    return result + rest
  }

  private static func word(_ fields: [Substring]) -> String? {
    switch fields[1].lowercased() {
    case "b":
      return Data(base64Encoded: String(fields[2])).map {
        string([UInt8]($0), charset: String(fields[0]))
      }
    case "q":
      return string(unquoted(Array(fields[2].utf8), isHeader: true), charset: String(fields[0]))
    default: return nil
    }
  }

  /// The name of a person in an address, or the address.
  static func name(inAddress field: String) -> String {
    let field = decoded(field)
    guard let start = field.firstIndex(of: "<") else { return field }
    let name = field[..<start].trimmingCharacters(in: CharacterSet(charactersIn: " \"\t"))
    guard name.isEmpty else { return name }
    return field[field.index(after: start)...].prefix { $0 != ">" }.description
  }

  /// What is written as quoted-printable text.
  static func unquoted(_ bytes: [UInt8], isHeader: Bool) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isHeader, byte == UInt8(ascii: "_") {
        result.append(UInt8(ascii: " "))
      } else if byte != UInt8(ascii: "=") {
        result.append(byte)
      } else if index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      } else if index + 1 < bytes.count,
        let value = UInt8(String(decoding: bytes[index...(index + 1)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 2
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Text in UTF-8, or in Latin-1 where that is said.
  static func string(_ bytes: [UInt8], charset: String?) -> String {
    switch charset?.lowercased() {
    case "iso-8859-1", "iso-8859-15", "windows-1252", "latin1":
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    default: String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// Reads the dates of mails, such as `Sat, 21 Nov 2026 03:25:52 +0100`.
enum MailDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  static func time(of text: String) -> Date? {
    let afterDay = text.split(separator: ",", maxSplits: 1).last ?? Substring(text)
    let words = afterDay.split { $0.isWhitespace }
    guard words.count >= 4, let day = Int(words[0]), let year = Int(words[2]),
      let month = months.firstIndex(of: words[1].prefix(3).lowercased())
    else { return nil }
    let clock = words[3].split(separator: ":").compactMap { Int($0) }
    guard clock.count >= 2 else { return nil }
    var components = DateComponents()
    (components.year, components.month, components.day) = (year, month + 1, day)
    (components.hour, components.minute) = (clock[0], clock[1])
    components.second = clock.count > 2 ? clock[2] : 0
    components.timeZone = TimeZone(secondsFromGMT: words.count > 4 ? offset(words[4]) : 0)
    return Calendar(identifier: .gregorian).date(from: components)
  }

  private static func offset(_ zone: Substring) -> Int {
    guard let number = Int(zone) else { return 0 }
    return (number / 100 * 60 + number % 100) * 60
  }
}
