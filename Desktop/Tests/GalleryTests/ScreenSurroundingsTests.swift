import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// What a screen looks like depends on where it is, and not on where it was.
  @Suite("The surroundings of a screen")
  @MainActor
  struct ScreenSurroundingsTests {
    nonisolated private static let names = [
      "packages", "photos", "files", "processes", "articles", "store", "basket", "library",
      "settings",
      "controls", "billion-rows", "interrupted-updates", "stress-test", "contacts",
    ]
    /// Other screens for each of the tests, and all where rounds of trials are named.
    nonisolated private static func share(_ start: Int) -> [String] {
      TrialRounds.share(of: names.dropFirst(start % 3))
    }

    private static let wide = CGSize(width: 960, height: 640)
    private static let narrow = CGSize(width: 360, height: 560)

    private func fixture(
      _ name: String,
      size: CGSize,
      environment: UIBackendEnvironment = UIBackendEnvironment()
    ) async throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: name)
      let fixture = GalleryFixture(size: size, environment: environment) { clock in
        GalleryController(
          screens: GalleryCatalog.screens,
          first: screen,
          values: Fixtures.values(for: screen),
          clock: clock
        )
      }
      await fixture.settle()
      return fixture
    }

    /// Everything that can be seen in the window, in no order.
    ///
    /// A background that reaches out of sight goes as far as rows are assumed to that have no size yet; what is
    /// beyond the window does not count.
    private func scene(_ fixture: GalleryFixture) -> [String] {
      let window = fixture.window.bounds
      return HeadlessScene(fixture.window).nodes
        .filter { window.insetBy(dx: 0.01, dy: 0.01).intersects($0.frame) && $0.opacity > 0 }
        .map { "\($0.name) \(describe($0.frame.intersection(window))) \($0.text) \($0.images)" }
        .sorted()
    }

    /// What is in one scene and not in the other.
    private func differences(_ scene: [String], from expected: [String]) -> [String] {
      scene.difference(from: expected).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
    }

    private func describe(_ frame: CGRect) -> String {
      [frame.minX, frame.minY, frame.width, frame.height]
        .map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
    }

    private func rest(_ fixture: GalleryFixture) async {
      await fixture.settle()
      #expect(fixture.backend.advanceUntilIdle(limit: 10))
      await fixture.settle()
    }

    @Test("may be another size: it looks as if it had always been that size", arguments: share(0))
    func resizing(name: String) async throws {
      for (first, second) in [(Self.wide, Self.narrow), (Self.narrow, Self.wide)] {
        let fresh = try await fixture(name, size: second)
        await rest(fresh)
        let expected = scene(fresh)
        let resized = try await fixture(name, size: first)
        await rest(resized)
        resized.screen?.resize(to: CGSize(width: 500, height: 300))
        await rest(resized)
        resized.screen?.resize(to: second)
        await rest(resized)
        expectEqual(differences(scene(resized), from: expected), [])
      }
    }

    @Test(
      "may become dark, and read from right to left, and be as before again",
      arguments: share(1)
    )
    func changingAndBack(name: String) async throws {
      let fixture = try await fixture(name, size: Self.wide)
      await rest(fixture)
      let expected = scene(fixture)
      for change in [true, false] {
        fixture.backend.environment.prefersDarkAppearance = change
        fixture.backend.environment.isRightToLeft = change
        await rest(fixture)
        expectEqual(differences(scene(fixture), from: expected).isEmpty, !change)
      }
    }

    @Test("may read from right to left: everything is in the mirrored place", arguments: share(2))
    func mirroring(name: String) async throws {
      for size in [Self.wide, Self.narrow] {
        let leftToRight = try await fixture(name, size: size)
        await rest(leftToRight)
        let expected = places(leftToRight)
        let environment = UIBackendEnvironment(isRightToLeft: true)
        let rightToLeft = try await fixture(name, size: size, environment: environment)
        await rest(rightToLeft)
        let found = places(rightToLeft)
        expectEqual(Set(found.keys), Set(expected.keys))
        for (text, place) in expected {
          let mirrored = size.width - (found[text]?.maxX ?? 0)
          // A point that is left over may be on either side.
          #expect(abs(mirrored - place.minX) <= 1, "\(text)")
        }
      }
    }

    /// Where each text of the title, the list of screens and of cells is, if it is there once; those
    /// that say which side they are on left out.
    private func places(_ fixture: GalleryFixture) -> [String: CGRect] {
      var places: [String: CGRect] = [:]
      var seen: Set<String> = ["At the right edge"]
      for node in HeadlessScene(fixture.window).nodes where !node.text.isEmpty {
        guard fixture.window.bounds.intersects(node.frame) else { continue }
        let text = node.text.joined(separator: " ")
        places[text] = seen.insert(text).inserted ? node.frame : nil
      }
      return places
    }

    @Test("may be dark or light: the background and the title are its colours", arguments: share(3))
    func dark(name: String) async throws {
      for isDark in [false, true] {
        let screen = try GalleryCatalog.screen(named: name)
        let fixture = GalleryFixture(
          size: Self.wide,
          environment: UIBackendEnvironment(prefersDarkAppearance: isDark),
          resources: GTKResources(style: .pinned)
        ) { clock in
          GalleryController(
            screens: GalleryCatalog.screens,
            first: screen,
            values: Fixtures.values(for: screen),
            clock: clock
          )
        }
        await rest(fixture)
        let picture = GTKPicture(of: fixture.window)
        // Beside the title, and beside the rows of the list of screens.
        for place in [(x: 940, y: 30), (x: 3, y: 600)] {
          let color = picture.color(atX: place.x, y: place.y)
          let brightness = (color.red + color.green + color.blue) / 3
          #expect(isDark ? brightness < 0.2 : brightness > 0.9, "at \(place)")
        }
      }
    }
  }
}
