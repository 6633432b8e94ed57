import Foundation

/// A folder with the Swift files of an app, or of the modules of a package.
struct Folder {
  let path: String

  /// The paths of the files, a list for each module: a folder in `Sources` or `Tests`, or all that is in no such folder.
  func modules() throws -> [[String]] {
    let files = try files()
    let modules = Dictionary(grouping: files) { module(of: $0) }
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
    return name.hasSuffix(".swift") && parts.last != "Package.swift"
      && !parts.contains { $0.hasPrefix(".") || left.contains($0) }
  }

  private func module(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard let roots = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      roots + 2 < parts.count
    else { return "" }
    return parts[...(roots + 1)].joined(separator: "/")
  }
}
