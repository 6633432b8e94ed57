import Foundation

/// Looks for picture files.
enum PictureSearch {
  /// The pictures in `folder` and the folders in it, ordered by path.
  static func pictures(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles]
    )
    var paths: [String] = []
    while let url = files?.nextObject() as? URL {
      guard PictureCollection.fileExtensions.contains(url.pathExtension.lowercased()) else {
        continue
      }
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
      if values?.isRegularFile == true { paths.append(url.path) }
    }
    return paths.sorted()
  }

  /// For each icon of the themes in `folders` its largest picture of at least 48 pixels.
  ///
  /// One-colour symbols are left out. Icons are ordered by name; of icons with the same name the one
  /// of the first folder counts.
  static func icons(in folders: [String]) -> [String] {
    var largest: [String: (path: String, size: Int)] = [:]
    for folder in folders {
      for theme in names(in: folder).sorted() {
        for sizeName in names(in: folder + "/" + theme) {
          guard let size = size(ofFolder: sizeName), size >= 48 else { continue }
          for path in pictures(in: "\(folder)/\(theme)/\(sizeName)") {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            guard !name.hasSuffix("symbolic"), size > largest[name]?.size ?? 0 else { continue }
            largest[name] = (path, size)
          }
        }
      }
    }
    return largest.sorted { $0.key < $1.key }.map(\.value.path)
  }

  /// The edge in pixels that a folder of an icon theme is for, such as 48 of `48x48`.
  private static func size(ofFolder name: String) -> Int? {
    if name == "scalable" { return .max }
    let edges = name.split(separator: "x")
    guard edges.count == 2, edges[0] == edges[1] else { return nil }
    return Int(edges[0])
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
