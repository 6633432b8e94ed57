public import GallerySupport
public import UIKit

/// One screen of the gallery: its title, what it shows, and how its controller is made.
///
/// To add a screen, conform to this protocol and add the screen to `GalleryCatalog.screens`.
@MainActor
public protocol GalleryScreen {
  /// The caption of the screen.
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
  ///   - values: The options of the command line; those that the screen does not take are ignored.
  ///   - clock: The clock that the screen follows.
  /// - Returns: A controller that starts to load what it shows when its view is made.
  func makeViewController(
    with values: GalleryOptionValues,
    clock: any GalleryClock
  ) -> UIViewController
}

extension GalleryScreen {
  /// The title as one word, by which the command line names the screen.
  public var name: String {
    title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// A controller that loads part of what it shows off the main actor.
@MainActor
public protocol BackgroundLoading: UIViewController {
  /// Returns once everything that can be seen now has been loaded, or has failed to.
  func waitUntilLoaded() async
}

/// All screens.
@MainActor
public enum GalleryCatalog {
  /// The screens, in the order of the sidebar.
  public static let screens: [any GalleryScreen] = [
    PackagesScreen(), PhotosScreen(), CarouselScreen(), FilesScreen(), ProcessesScreen(),
    ArticlesScreen(),
    ConversationScreen(), NewsScreen(), StoreScreen(), BasketScreen(), CompaniesScreen(),
    BankScreen(), LibraryScreen(), AuthorsScreen(), CoversScreen(), CountriesScreen(), FeedScreen(),
    SettingsScreen(), ContactsScreen(), BoardScreen(), ControlsScreen(), FormScreen(),
    WidgetsScreen(),
    BillionRowsScreen(), InterruptedUpdatesScreen(), StressTestScreen(),
  ]

  /// The screen of a name or title; case, spaces and hyphens do not matter.
  ///
  /// - Throws: `GalleryCommandError.unknownScreen` when there is none, and `.notTaken` when `values`
  ///   has an option that the screen does not take.
  public static func screen(
    named name: String,
    taking values: GalleryOptionValues = GalleryOptionValues()
  ) throws(GalleryCommandError) -> any GalleryScreen {
    guard let screen = screens.first(where: { letters(of: $0.name) == letters(of: name) }) else {
      throw .unknownScreen(name, known: screens.map(\.name))
    }
    if let option = values.given.first(where: { !screen.options.contains($0) }) {
      throw .notTaken(option: option.flag, screen: screen.name)
    }
    return screen
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
