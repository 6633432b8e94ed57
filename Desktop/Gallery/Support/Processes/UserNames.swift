import Foundation

/// The names of users by their numbers, from a file such as `/etc/passwd`.
struct UserNames: Hashable, Sendable {
  private let names: [Int: String]

  /// Reads the text of the file; lines of another form are skipped, and the first of several names
  /// of one number counts.
  init(_ text: String) {
    var names: [Int: String] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count >= 3, !fields[0].isEmpty, let number = Int(fields[2]),
        names[number] == nil
      else { continue }
      names[number] = String(fields[0])
    }
    self.names = names
  }

  /// Reads the file at `path`; there are no names when there is no such file.
  init(contentsOfFile path: String) {
    self.init(
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    )
  }

  /// The name of a user, or the number itself if it has none.
  subscript(number: Int) -> String { names[number] ?? "\(number)" }
}
