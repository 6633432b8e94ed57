/// Numbers as the gallery shows them, the same in every locale.
enum Quantity {
  /// Digits in groups of three, as in 1,234,567.
  static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var digits = Substring("\(number.magnitude)")
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = digits.dropLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "−" : "") + groups.joined(separator: ",")
  }

  /// A number with the word for what is counted, as in “1 package” and “2 packages”.
  static func count(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(grouped(number)) \(number == 1 ? singular : plural)"
  }

  /// Room on a disk given in kibibytes, with a unit that keeps the number short.
  static func room(kibibytes: Int) -> String {
    guard kibibytes >= 1024 else { return "\(kibibytes) KiB" }
    let mebibytes = Double(kibibytes) / 1024
    guard mebibytes >= 1024 else { return "\(short(mebibytes)) MiB" }
    return "\(short(mebibytes / 1024)) GiB"
  }

  /// The size of a file, with a unit that keeps the number short.
  static func room(bytes: Int) -> String {
    bytes < 1024 ? "\(bytes) B" : room(kibibytes: bytes / 1024)
  }

  /// A share as a percentage with one digit behind the point where it is small.
  static func percentage(_ share: Double) -> String {
    let percent = share * 100
    return percent < 9.95 ? "\((percent * 10).rounded() / 10)%" : "\(Int(percent.rounded()))%"
  }

  private static func short(_ number: Double) -> String {
    number >= 10 ? "\(Int(number.rounded()))" : "\((number * 10).rounded() / 10)"
  }
}
