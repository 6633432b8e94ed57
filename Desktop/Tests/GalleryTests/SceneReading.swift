import GalleryPlayback
import GallerySupport
import TesseraHeadless
import Testing
import UIKit

/// Reads what a screen shows, as a person does: by text and place.
extension GalleryFixture {
  /// All layers that are shown and can be seen through nothing else than the clock of the fixture.
  var nodes: [HeadlessScene.Node] { HeadlessScene(window).nodes.filter { $0.opacity > 0 } }

  /// All lines of text.
  var lines: [String] { nodes.flatMap(\.text) }

  /// The texts of rows of the given kinds, from top to bottom, each row's from start to end.
  func rows(_ names: String...) -> [[String]] {
    nodes.filter { names.contains($0.name) }
      .sorted { $0.frame.minY < $1.frame.minY }
      .map { row in
        row.flattened.filter { !$0.text.isEmpty }.sorted { $0.frame.minX < $1.frame.minX }
          .flatMap(\.text)
      }
  }

  /// The first of the views of a type, in depth.
  func first<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> View? {
    let view = view ?? window
    if let found = view as? View { return found }
    for subview in view.subviews {
      if let found = first(type, in: subview) { return found }
    }
    return nil
  }

  /// The first collection view, in depth.
  func list() throws -> UICollectionView { try #require(first(UICollectionView.self)) }

  /// Presses the middle of what shows a text, the last one from top to bottom if there are several.
  func press(_ text: String) async throws {
    let places = nodes.filter { $0.text.contains(text) }.map(\.frame)
    let place = try #require(places.max { $0.minY < $1.minY }, "Nothing shows “\(text)”.")
    screen?.tap(at: CGPoint(x: place.midX, y: place.midY))
    await settle()
  }

  /// Does what a script says, beginning now, and waits until nothing moves any more.
  func follow(_ script: String) async throws {
    try await play(GalleryScript(script), from: backend.currentTime) { _ in }
    await rest()
  }

  /// Waits until nothing moves any more.
  func rest() async {
    await settle()
    #expect(backend.advanceUntilIdle(limit: 5))
    await settle()
  }
}

extension HeadlessScene.Node {
  /// The layer and all in it.
  fileprivate var flattened: [HeadlessScene.Node] { [self] + children.flatMap(\.flattened) }
}
