import GallerySupport
import UIKit

/// The authors that the controllers of the screen share.
@MainActor
final class AuthorStore {
  /// The authors.
  var directory: AuthorDirectory {
    didSet { if directory != oldValue { changed() } }
  }
  /// Called after each change.
  var changed: () -> Void = {}
  /// Why there are no authors.
  let failure: String?

  /// Reads the authors of the books that come with the gallery.
  init() {
    do {
      directory = AuthorDirectory(try Library.catalogue())
      failure = nil
    } catch {
      directory = AuthorDirectory([])
      failure = "\(error)"
    }
  }
}
