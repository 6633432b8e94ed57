public import GallerySupport
public import UIKit

/// One screen of the gallery: what it is called, what it shows, and how its controller is made.
///
/// To add a screen, conform to this protocol and add the screen to `GalleryCatalog.screens`.
@MainActor
public protocol GalleryScreen {
  /// The name, one word, by which the command line finds the screen.
  var title: String { get }
  /// What the screen shows, in one sentence.
  var summary: String { get }
  /// The name of the symbol beside the title, as `UIImage(systemName:)` takes it.
  var symbolName: String { get }
  /// The options that the screen takes.
  var options: [GalleryOption] { get }
  /// Makes the controller of the screen.
  ///
  /// - Parameters:
  ///   - values: What was said about the screen; options that were not given are absent, and those that
  ///     the screen does not take are left aside.
  ///   - clock: What tells the screen that time has passed.
  /// - Returns: A controller that starts to load what it shows when its view is made.
  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController
}

/// A controller of which something appears only after work off the main actor.
@MainActor
public protocol BackgroundLoading: UIViewController {
  /// Returns once everything that can be seen now has been loaded, or has failed to.
  func waitUntilLoaded() async
}

/// All screens there are.
@MainActor
public enum GalleryCatalog {
  /// The screens, in the order of the sidebar.
  public static let screens: [any GalleryScreen] = [
    PackagesScreen(), PhotosScreen(), FilesScreen(), ProcessesScreen(), ControlsScreen(),
    BillionScreen(), RelayScreen(), TortureScreen(),
  ]

  /// The screen whose title is `name`, in capital or small letters.
  ///
  /// - Throws: `GalleryCommandError.unknownScreen` when there is none, and `.notTaken` when `values`
  ///   has an option that the screen does not take.
  public static func screen(
    named name: String,
    taking values: GalleryOptionValues = GalleryOptionValues()
  ) throws(GalleryCommandError) -> any GalleryScreen {
    guard let screen = screens.first(where: { $0.title.lowercased() == name.lowercased() }) else {
      throw .unknownScreen(name, known: screens.map(\.title))
    }
    if let option = values.given.first(where: { !screen.options.contains($0) }) {
      throw .notTaken(option: option.flag, screen: screen.title)
    }
    return screen
  }
}
