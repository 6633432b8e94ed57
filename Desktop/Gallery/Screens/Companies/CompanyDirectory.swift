import GallerySupport
import SectionControllers

/// The companies of a file, and those that a form lets through.
@MainActor
final class CompanyDirectory {
  /// Called when other companies are let through, with whether that is to be animated.
  var changed: (_ animated: Bool) -> Void = { _ in }
  private let reading = BackgroundReading<PackageCatalog, PackageCatalogError>()
  private let path: String
  private var companies: [Company] = []
  private let shown = CompanyList()
  private var filter = CompanyFilter()

  init(path: String) { self.path = path }

  /// The form, and the companies that it lets through.
  var objects: [any ListDiffable] { [filter, shown] }

  /// Reads the file off the main actor.
  func load() {
    reading.start { [path] () throws(PackageCatalogError) in
      try PackageCatalog(contentsOfFile: path)
    } completion: { [weak self] in
      guard let self else { return }
      self.companies = Company.all(of: self.reading.content?.packages ?? [])
      self.update(animated: false)
    }
  }

  /// Changes what the form asks for.
  func change(_ change: (inout CompanyFilter) -> Void) {
    change(&filter)
    update(animated: true)
  }

  /// Returns once the file is read.
  func waitUntilLoaded() async { await reading.waitUntilDone() }

  private func update(animated: Bool) {
    shown.companies = companies.filter { filter.takes($0) }
    let isEmpty = shown.companies.isEmpty && !companies.isEmpty
    filter.message = isEmpty ? "No company is called “\(filter.text)”." : nil
    changed(animated)
  }
}
