import GallerySupport
import UIKit

/// The menu that comes with the gallery, and its pictures.
@MainActor
struct StoreData {
  /// What can be shown; pictures that cannot are among its issues.
  private(set) var menu: StoreMenu
  private var pictures: [String: UIImage] = [:]

  /// Reads a menu, that of the gallery for `nil`, and opens its pictures, which are decoded when they are first shown.
  init(menuPath: String? = nil) throws {
    menu = StoreMenu(lines: try StoreFiles.menu(menuPath))
    for name in menu.pictures {
      if StoreFiles.hasPicture(name) {
        pictures[name] = UIImage(contentsOfFile: StoreFiles.picturePath(name))
      } else {
        menu.notePictureIsBroken(name)
      }
    }
  }

  /// A picture by its name; `nil` for a broken one.
  func picture(_ name: String) -> UIImage? { pictures[name] }
}

extension StoreMenu.Dish {
  /// The price in words.
  var priceText: String { StoreData.price(price) }
}

extension StoreData {
  /// An amount in cents in words.
  nonisolated static func price(_ cents: Int) -> String {
    let rest = "\(cents % 100)"
    return "€ \(Quantity.grouped(cents / 100)).\(rest.count == 1 ? "0" : "")\(rest)"
  }
}
