import Foundation
import GalleryScreens
import GallerySupport
import GalleryToolkit
import TesseraGTK
import UIKit

/// The gallery as a program: reads the command line, does what it says, and says how it went.
@MainActor
enum GalleryProgram {
  /// What the program ends with.
  enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// The command line was not understood.
    static let usage: Int32 = 2
  }

  private static let windowSize = CGSize(width: 1000, height: 720)

  /// Does what `arguments` say.
  ///
  /// - Returns: 0, or 1 after an error, or 2 when the command line is not understood.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(GalleryCommandError) {
      switch try GalleryCommand(arguments) {
      case .help: printUsage()
      case .list: printScreens()
      case .show(let name, let values): return try show(name, values)
      case .render(let rendering): return try render(rendering)
      case .importMessages(let source, let database):
        return ConversationProgram(database: database).add(source)
      case .say(let text, let author, let database):
        return ConversationProgram(database: database).say(text, as: author)
      }
      return ExitCode.success
    } catch {
      printError("\(error)\nSee: gallery help")
      return ExitCode.usage
    }
  }

  private static func printUsage() {
    print(GalleryCommand.usage)
    print("\nScreens:")
    printScreens()
  }

  private static func printScreens() {
    let width = GalleryCatalog.screens.map(\.name.count).max() ?? 0
    for screen in GalleryCatalog.screens {
      let name = screen.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let options = screen.options.map { " [\($0.flag) \($0.placeholder)]" }.joined()
      print(name + screen.summary + options)
    }
  }

  private static func show(
    _ name: String?,
    _ values: GalleryOptionValues
  ) throws(GalleryCommandError) -> Int32 {
    let first = try GalleryCatalog.screen(
      named: name ?? GalleryCatalog.screens[0].name,
      taking: values
    )
    return GTKApplication.run(
      title: "Tessera Gallery",
      size: windowSize,
      interfaceFamily: GalleryFont.family
    ) {
      GalleryToolkits.current = GTKToolkit()
      return GalleryController(screens: GalleryCatalog.screens, first: first, values: values)
    }
  }

  private static func render(_ rendering: GalleryRendering) throws(GalleryCommandError) -> Int32 {
    let screen = try GalleryCatalog.screen(named: rendering.name, taking: rendering.options)
    var result: Result<Void, any Error>?
    Task {
      do {
        try await GalleryRecorder(rendering).record(screen)
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
    // Pictures are decoded by tasks that come back to this thread, which runs them meanwhile.
    while result == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
    guard case .failure(let error) = result else { return ExitCode.success }
    printError("\(error)")
    return ExitCode.failure
  }

  static func printError(_ message: String) {
    FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
  }
}
