import Foundation
import TesseraGTK
public import Testing
public import UIKit

/// Records an issue unless a view looks as in a PNG file.
///
/// The file is `Pictures/<name>.png` beside the file of the test. With `TESSERA_RECORD_PICTURES=1` in the environment it is written, and
/// nothing is compared; commit it then. Where the view differs, the issue says by how much and where, and the folder `TesseraPictures`
/// among temporary files has the picture of it as `<name>.png` and what differs, in red, as `<name>-difference.png`.
///
/// The program's backend must have resources of GTK, as in `HeadlessBackend(resources: GTKResources(style: .pinned))`. Letters still
/// depend on the fonts that are installed: record and compare on one system.
///
/// - Parameters:
///   - view: The view, for example a window; drawn as it is at the time of the last frame.
///   - name: The name of the file, without its ending; other folders can be named before it.
///   - scale: Pixels in a point.
///   - tolerance: The difference of a colour component, 0…1, up to which two pixels are equal.
///   - share: The share of the pixels, 0…1, that may differ by more.
///   - folder: The folder of the file; nil for `Pictures` beside the file of the test.
///   - filePath: The path of the file of the test.
///   - sourceLocation: The place of the issue.
@MainActor
public func expectPicture(
  of view: UIView,
  named name: String,
  scale: CGFloat = 1,
  tolerance: Double = 0.02,
  share: Double = 0,
  in folder: URL? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder =
    folder ?? URL(filePath: filePath).deletingLastPathComponent().appending(path: "Pictures")
  let recording = ProcessInfo.processInfo.environment["TESSERA_RECORD_PICTURES"] ?? ""
  let reference = PictureReference(
    file: folder.appending(path: "\(name).png"),
    isRecording: !["", "0"].contains(recording)
  )
  let picture = GTKPicture(of: view, scale: scale)
  guard let fault = reference.fault(of: picture, tolerance: tolerance, share: share) else { return }
  Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
}

/// A file with the picture that a view should look like.
struct PictureReference {
  let file: URL
  let isRecording: Bool
  var output = FileManager.default.temporaryDirectory.appending(path: "TesseraPictures")

  /// Returns what is wrong with a picture, or records it.
  @MainActor
  func fault(of picture: GTKPicture, tolerance: Double, share: Double) -> String? {
    do {
      if isRecording {
        try write(picture, to: file)
        return nil
      }
      guard let data = try? Data(contentsOf: file) else {
        return "There is no \(file.path); TESSERA_RECORD_PICTURES=1 in the environment writes it."
      }
      guard let expected = GTKPicture(pngData: data) else { return "\(file.path) is no PNG file." }
      guard let difference = picture.difference(from: expected, tolerance: tolerance) else {
        return nil
      }
      let allowed = share * Double(picture.pixelSize.width * picture.pixelSize.height)
      let hasSize = picture.pixelSize == expected.pixelSize
      if hasSize, Double(difference.pixelCount) <= allowed { return nil }
      return try fault(of: picture, difference, from: expected)
    } catch {
      return "A picture could not be written: \(error)"
    }
  }

  @MainActor
  private func fault(
    of picture: GTKPicture,
    _ difference: GTKPictureDifference,
    from expected: GTKPicture
  ) throws -> String {
    let name = file.deletingPathExtension().lastPathComponent
    let actual = output.appending(path: "\(name).png")
    let marked = output.appending(path: "\(name)-difference.png")
    try write(picture, to: actual)
    try write(difference.picture, to: marked)
    let (size, other) = (pixels(of: picture), pixels(of: expected))
    let sizes = size == other ? "" : "It has \(size) pixels instead of \(other). "
    let files = "See \(actual.path) and \(marked.path)."
    return "\(file.path) looks different. \(sizes)\(difference). \(files)"
  }

  @MainActor
  private func pixels(of picture: GTKPicture) -> String {
    "\(Int(picture.pixelSize.width)) by \(Int(picture.pixelSize.height))"
  }

  @MainActor
  private func write(_ picture: GTKPicture, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.write(to: file)
  }
}
