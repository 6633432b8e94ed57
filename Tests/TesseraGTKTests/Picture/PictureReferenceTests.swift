import CoreGraphics
import Foundation
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTKTestSupport

/// Pictures of ten by ten points: black on white, and what is changed about them.
@MainActor
@Suite("The picture of a view", .withTheProgram)
struct PictureReferenceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Pictures-\(UUID())")
  private let view: UIView

  init() {
    UIApplication.start(with: HeadlessBackend(resources: GTKResources(style: .pinned)))
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
  }

  private var file: URL { folder.appending(path: "view.png") }

  private func fault(tolerance: Double = 0, share: Double = 0, isRecording: Bool = false) -> String?
  {
    let reference = PictureReference(file: file, isRecording: isRecording, output: folder)
    return reference.fault(of: GTKPicture(of: view), tolerance: tolerance, share: share)
  }

  /// Adds a black square of two by two points at (3, 4).
  private func addSquare() {
    let square = UIView(frame: CGRect(x: 3, y: 4, width: 2, height: 2))
    square.backgroundColor = .black
    view.addSubview(square)
  }

  @Test("is missing at first, and the issue says how it is recorded")
  func missing() throws {
    let fault = try #require(self.fault())
    #expect(fault.hasPrefix("There is no \(file.path); TESSERA_RECORD_PICTURES=1"))
  }

  @Test("equals the one that was recorded")
  func recorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    expectEqual(fault(isRecording: true), nil)
    expectEqual(fault(), nil)
    let read = try #require(GTKPicture(pngData: Data(contentsOf: file)))
    expectEqual(read.pixelSize, CGSize(width: 10, height: 10))
  }

  @Test("differs by pixels that are counted, found and marked in red in a file")
  func different() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = fault(isRecording: true)
    addSquare()
    let fault = try #require(self.fault())
    #expect(fault.contains("4 pixels differ by up to 100 %, within 2 by 2 pixels at (3, 4)"))
    let file = folder.appending(path: "view-difference.png")
    let marked = try #require(GTKPicture(pngData: Data(contentsOf: file)))
    expectEqual(marked.color(atX: 4, y: 5), UIBackendColor(red: 1, green: 0, blue: 0))
    #expect(marked.color(atX: 5, y: 5).alpha < 1)
  }

  @Test("may differ in a share of its pixels")
  func share() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = fault(isRecording: true)
    addSquare()
    #expect(fault(share: 0.03) != nil)
    expectEqual(fault(share: 0.04), nil)
  }

  @Test("may differ by a tolerance of its colours")
  func tolerance() {
    defer { try? FileManager.default.removeItem(at: folder) }
    view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    _ = fault(isRecording: true)
    view.backgroundColor = UIColor(white: 0.51, alpha: 1)
    #expect(fault() != nil)
    expectEqual(fault(tolerance: 0.02), nil)
  }

  @Test("differs where only one of two sizes reaches, whatever the share")
  func size() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = fault(isRecording: true)
    view.frame.size.width = 11
    let fault = try #require(self.fault(share: 1))
    #expect(fault.contains("11 by 10 pixels instead of 10 by 10. 10 pixels differ"))
  }

  @Test("is an issue of the test where it differs")
  func issue() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = fault(isRecording: true)
    expectPicture(of: view, named: "view", in: folder)
    addSquare()
    withKnownIssue {
      expectPicture(of: view, named: "view", in: folder)
    } matching: {
      $0.comments.first?.rawValue.contains("4 pixels differ") == true
    }
  }

  @Test("cannot be read from other files")
  func notPNG() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("text".utf8).write(to: file)
    expectEqual(fault(), "\(file.path) is no PNG file.")
  }
}
