import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to section controllers", .withTheProgram, .timeLimit(.minutes(1)))
@MainActor
struct SectionControllersGuideTests {
  private let screen = Screen(MusicController())
  private var music: MusicController { screen.controller }

  /// Updates are made in the next turn of the main queue.
  private func settle() async {
    await screen.run { [adapter = music.adapter] in
      await withCheckedContinuation { continuation in
        adapter.performUpdates(animated: true) { _ in continuation.resume() }
      }
    }
  }

  @Test("shows each object by its section controller")
  func objects() {
    #expect(screen.frame(of: "Three songs are new")?.minY == 0)
    #expect(music.list.numberOfSections == 3)
    // The notice of 64 points, and the header of 32.
    #expect(screen.frame(of: "Dew")?.minY == 96)
  }

  @Test("binds the cell of a tapped song again")
  func selection() async throws {
    let cell = try #require(music.list.cellForItem(at: [1, 1]))
    try screen.tap("Lark")
    await settle()
    #expect(screen.frame(of: "♥ Lark") != nil)
    #expect(music.list.cellForItem(at: [1, 1]) === cell)
    #expect(music.list.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("takes an object out with its section")
  func deletion() async throws {
    try screen.tap("Three songs are new")
    await settle()
    #expect(music.list.numberOfSections == 2)
    #expect(screen.frame(of: "Three songs are new") == nil)
  }

  @Test("moves an object with its section")
  func moving() async throws {
    music.moveLastAlbumToTop()
    await settle()
    let owl = try #require(screen.frame(of: "Owl"))
    let dew = try #require(screen.frame(of: "Dew"))
    #expect(owl.minY < dew.minY)
  }

  @Test("shows the empty view when there is no object")
  func empty() async {
    music.removeEverything()
    await settle()
    #expect(screen.frame(of: "No music") != nil)
  }

  @Test("scrolls to an object")
  func scrolling() {
    music.showLastAlbum()
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Evening") != nil)
  }
}
