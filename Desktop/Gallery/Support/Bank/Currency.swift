import Foundation

/// A currency as Debian's `iso-codes` lists it.
public struct Currency: Hashable, Sendable, Decodable {
  /// Where the list is on a Debian system that has the package.
  public static let systemPath = "/usr/share/iso-codes/json/iso_4217.json"

  /// Three letters, such as `EUR`.
  public let code: String
  /// The English name.
  public let name: String
  /// Three digits.
  public let number: String

  private enum CodingKeys: String, CodingKey {
    case code = "alpha_3"
    case name
    case number = "numeric"
  }

  private struct List: Decodable {
    let currencies: [Currency]

    enum CodingKeys: String, CodingKey {
      case currencies = "4217"
    }
  }

  /// Reads the currencies of a file, by their names.
  public static func all(inFile path: String) throws(CurrencyError) -> [Currency] {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(List.self, from: data).currencies
        .sorted { ($0.name, $0.code) < ($1.name, $1.code) }
    } catch {
      throw CurrencyError(path: path, reason: "\(error)")
    }
  }
}

/// Why currencies cannot be read.
public struct CurrencyError: Error, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// What is wrong.
  public let reason: String

  /// What is wrong, and where.
  public var description: String { "\(path): install iso-codes, or name its file." }
}

/// Something that was paid for.
public struct BankOperation: Hashable, Sendable {
  /// The kind of what was paid.
  public let tag: String
  /// Who was paid.
  public let payee: String
  /// When, in days before today.
  public let day: Int
  /// What was paid, in cents.
  public let cents: Int

  /// The kinds of operations.
  public static let tags = ["Food", "Home", "Travel", "Books", "Health"]

  private static let payees = [
    ["Bakery", "Market", "Greengrocer", "Coffee bar"],
    ["Rent", "Electricity", "Water", "Ironmonger"],
    ["Railway", "Tram", "Ferry", "Bicycle repairs"],
    ["Bookshop", "Newspaper", "Library fee", "Maps"],
    ["Pharmacy", "Dentist", "Optician", "Swimming bath"],
  ]

  /// So many operations, the last one first; always the same.
  public static func sample(_ count: Int) -> [BankOperation] {
    var state: UInt64 = 4_217
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<max(0, count)).map { index in
      let kind = next(tags.count)
      return BankOperation(
        tag: tags[kind],
        payee: payees[kind][next(payees[kind].count)],
        day: index / 4,
        cents: 150 + next(9_000)
      )
    }
  }

  /// The amount with two decimals, which is read from left to right everywhere.
  public var amountText: String {
    "\u{200E}−\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  /// The day in words.
  public var dayText: String { day == 0 ? "Today" : day == 1 ? "Yesterday" : "\(day) days ago" }
}
