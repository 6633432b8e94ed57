import Foundation
import PortRewriting

/// A folder with the Swift files of an app, or of the modules of a package.
struct Folder {
  let path: String

  /// The paths of the files, a list for each module: a target of a package, or all that is in none, tests apart.
  func modules() throws -> [[String]] {
    let files = try files()
    var packages = Packages()
    let modules = Dictionary(grouping: files) { module(of: $0, &packages) }
    return modules.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether the folder is in a Git repository, and a project of Xcode is in the folder or in one around it.
  var isOfXcodeProject: Bool {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var hasProject = false
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      hasProject = hasProject || names.contains { $0.hasSuffix(".xcodeproj") }
      if names.contains(".git") { return hasProject }
      folder.deleteLastPathComponent()
    }
    return false
  }

  private func files() throws -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    let names = try manager.subpathsOfDirectory(atPath: path)
    return names.filter(isSource).sorted().map { "\(path)/\($0)" }.filter { file in
      var isFolder: ObjCBool = false
      // Some folders are called like the files that they are about.
      return manager.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  private func isSource(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    let left: Set<Substring> = ["Pods", "Carthage", "DerivedData"]
    let isManifest = parts.last.map { $0 == "Package.swift" || $0.hasPrefix("Package@") } ?? false
    return name.hasSuffix(".swift") && !isManifest
      && !parts.contains { $0.hasPrefix(".") || left.contains($0) }
  }

  private func module(of file: String, _ packages: inout Packages) -> String {
    let place = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let package = packages.package(around: place.dropLast())
    if let package {
      let manifest = package.manifest
      let name = place.dropFirst(package.folder.count).joined(separator: "/")
      let folder = package.folder.joined(separator: "/")
      if let target = manifest.target(of: name) { return "\(folder):\(target)" }
      if !manifest.isComplete { return folderOfTarget(file) }
    }
    let parts = file.dropFirst(path.count).split(separator: "/").dropLast()
    let tests = parts.firstIndex(of: "Tests").map { parts[...$0].joined(separator: "/") }
    return (package?.folder ?? []).joined(separator: "/") + ":" + (tests ?? "")
  }

  /// A folder in `Sources` or `Tests`, which is the module where a manifest makes its targets by code.
  private func folderOfTarget(_ file: String) -> String {
    let parts = file.split(separator: "/")
    guard let roots = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      roots + 2 < parts.count
    else { return "" }
    return parts[...(roots + 1)].joined(separator: "/")
  }
}

/// The packages around files, each read once.
private struct Packages {
  struct Package {
    /// The parts of the path of the folder.
    let folder: [String]
    let manifest: PackageManifest
  }

  private var known: [[String]: Package?] = [:]

  /// The package in a folder or in the nearest folder around it, inside the Git repository.
  mutating func package(around folder: ArraySlice<String>) -> Package? {
    let parts = Array(folder)
    if let package = known[parts] { return package }
    let path = NSString.path(withComponents: parts)
    let package: Package?
    if let text = try? String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8) {
      package = Package(folder: parts, manifest: PackageManifest(text))
    } else if parts.count < 2 || FileManager.default.fileExists(atPath: "\(path)/.git") {
      package = nil
    } else {
      package = self.package(around: folder.dropLast())
    }
    known[parts] = .some(package)
    return package
  }
}
