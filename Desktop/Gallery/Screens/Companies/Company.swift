import GallerySupport
import SectionControllers
import UIKit

/// Who maintains packages.
///
/// Changed in place when it is opened.
final class Company: ListDiffable {
  let name: String
  let packages: [String]
  var isExpanded = false

  init(name: String, packages: [String]) {
    self.name = name
    self.packages = packages
  }

  func diffIdentifier() -> any Hashable & Sendable { name }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? Company)?.name == name
  }

  /// The maintainers of packages by name, without their addresses.
  static func all(of packages: [DebianPackage]) -> [Company] {
    let named = packages.filter { !$0.maintainer.isEmpty }
    return Dictionary(grouping: named) { package in
      package.maintainer.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
    }
    .map { Company(name: $0.key, packages: Array(Set($0.value.map(\.name))).sorted()) }
    .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
  }
}

/// The companies that are shown: the one object of their section.
final class CompanyList: ListDiffable {
  var companies: [Company] = []

  func diffIdentifier() -> any Hashable & Sendable { "companies" }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { object is CompanyList }
}

/// The packages of an open company.
struct CompanyDetails: ListDiffable, Equatable {
  let name: String
  let text: String

  func diffIdentifier() -> any Hashable & Sendable { "packages of \(name)" }
}

/// What a form asks for, and what it finds wrong.
struct CompanyFilter: ListDiffable, Equatable {
  var text = ""
  var onlySeveral = false
  var message: String?

  func diffIdentifier() -> any Hashable & Sendable { "filter" }

  func takes(_ company: Company) -> Bool {
    (!onlySeveral || company.packages.count > 1)
      && (text.isEmpty || company.name.localizedCaseInsensitiveContains(text))
  }
}

/// A row of the form.
enum CompanyField: ListDiffable, Equatable {
  case text
  case several(Bool)
  case message(String)

  func diffIdentifier() -> any Hashable & Sendable {
    switch self {
    case .text: 0
    case .several: 1
    case .message: 2
    }
  }
}
