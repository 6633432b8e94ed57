import GallerySupport

/// A dish that is ordered.
struct BasketOrder: Hashable {
  let dish: StoreMenu.Dish
  var count = 1
  /// Whether the note about the dish shows.
  var isOpen = false

  /// What there is to say about the dish.
  var note: String {
    """
    From the kitchen of \(dish.kitchen.lowercased()). It is packed into a box that goes back with the next order. \
    Tell the kitchen what you cannot eat before you pay; it answers within a few minutes.
    """
  }
}
