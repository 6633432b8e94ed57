/// Something that the shop sells.
struct ShopProduct: Hashable, Sendable {
  let name: String
  let text: String
  /// In cents.
  let price: Int
  let category: Category
  var isNew = false

  /// What products are for.
  enum Category: String, CaseIterable, Hashable, Sendable {
    case sound = "Sound"
    case desk = "Desk"
    case pictures = "Pictures"
    case outdoors = "Outdoors"

    /// The name of the symbol, as `UIImage(systemName:)` takes it.
    var symbolName: String {
      switch self {
      case .sound: "headphones"
      case .desk: "keyboard"
      case .pictures: "camera"
      case .outdoors: "leaf"
      }
    }
  }

  /// The price in words.
  var priceText: String {
    let cents = price % 100
    return "€ \(price / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  /// Everything that is for sale.
  static let all: [ShopProduct] = [
    ShopProduct(
      name: "Quiet headphones",
      text: "Closed, light, and with a cable that can be replaced.",
      price: 12_900,
      category: .sound,
      isNew: true
    ),
    ShopProduct(
      name: "Desk microphone",
      text: "For calls and the occasional song.",
      price: 8_450,
      category: .sound
    ),
    ShopProduct(
      name: "Radio",
      text:
        "Receives what there is, and plays music from a card where there is nothing to receive.",
      price: 5_990,
      category: .sound
    ),
    ShopProduct(
      name: "Small speaker",
      text: "As loud as a kitchen needs.",
      price: 3_995,
      category: .sound
    ),
    ShopProduct(
      name: "Keyboard with 65 keys",
      text: "Leaves room for a cup of tea beside it. The keys are printed on their fronts.",
      price: 9_900,
      category: .desk
    ),
    ShopProduct(
      name: "Upright mouse",
      text: "Kind to wrists.",
      price: 4_490,
      category: .desk,
      isNew: true
    ),
    ShopProduct(
      name: "Display arm",
      text: "Carries nine kilograms, turns by 180 degrees and hides its cables.",
      price: 11_500,
      category: .desk
    ),
    ShopProduct(
      name: "Lamp",
      text: "Warm in the evening, white in the morning.",
      price: 6_900,
      category: .desk
    ),
    ShopProduct(
      name: "Instant camera",
      text: "Prints on paper as large as a credit card.",
      price: 7_990,
      category: .pictures
    ),
    ShopProduct(
      name: "Tripod",
      text:
        "Four sections of beech and brass. Folded it is as long as a forearm, and it stands on sand.",
      price: 13_900,
      category: .pictures,
      isNew: true
    ),
    ShopProduct(
      name: "Film, 36 pictures",
      text: "Colour, for daylight.",
      price: 1_495,
      category: .pictures
    ),
    ShopProduct(
      name: "Rain coat",
      text: "Packs into its own pocket.",
      price: 8_900,
      category: .outdoors
    ),
    ShopProduct(
      name: "Head lamp",
      text:
        "Eighty hours on its lowest light, which is enough to find the path and not to lose the stars.",
      price: 3_490,
      category: .outdoors
    ),
    ShopProduct(
      name: "Enamel mug",
      text: "Holds a third of a litre.",
      price: 1_250,
      category: .outdoors
    ),
  ]
}
