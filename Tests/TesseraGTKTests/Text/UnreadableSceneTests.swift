import CoreGraphics
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

@MainActor
@Suite("A headless scene", .withTheProgram)
struct UnreadableSceneTests {
  /// A label and a picture in a window of a program with the given resources.
  private func scene(with resources: any UIBackendResources) throws -> HeadlessScene {
    let backend = HeadlessBackend(resources: resources)
    UIApplication.start(with: backend)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Oslo"
    let picture = UIImageView(image: UIImage(systemName: "star"))
    window.addSubview(label)
    window.addSubview(picture)
    window.makeKeyAndVisible()
    backend.makeFrame()
    return try #require(backend.windows.first?.scene)
  }

  /// The diagnostics that a search for a text in `scene` leads to.
  private func reports(searching scene: HeadlessScene, for text: String) -> [String] {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    _ = scene.nodes(showing: text)
    return messages
  }

  @Test("prints that it cannot read what GTK lays out and decodes")
  func printed() throws {
    let lines = try scene(with: GTKResources(style: .pinned)).description.split(separator: "\n")
    let label = try #require(lines.first { $0.contains("UILabel") })
    #expect(label.hasSuffix("‹unreadable text by TextLayout›"))
    let picture = try #require(lines.first { $0.contains("UIImageView") })
    #expect(picture.contains("‹unreadable picture by "))
  }

  @Test("reports a search in vain that GTK's texts make useless")
  func searched() throws {
    let messages = reports(searching: try scene(with: GTKResources(style: .pinned)), for: "Oslo")
    expectEqual(messages.count, 1)
    let message = try #require(messages.first)
    #expect(message.contains("searched for “Oslo”, and 1 of its layers"))
  }

  @Test("with readable texts reports nothing, and has nothing unreadable")
  func readable() throws {
    let scene = try scene(with: HeadlessResources())
    expectEqual(reports(searching: scene, for: "Bergen"), [])
    expectEqual(scene.nodes.flatMap(\.unreadable), [])
  }
}
