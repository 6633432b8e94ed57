public import Foundation

/// Something in a bar, with the words and the picture that stand for it.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  final var face = Face()

  struct Face {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var tag = 0
    var accessibilityIdentifier: String?
    var accessibilityLabel: String?
  }

  /// Creates an item without words and picture.
  public override init() { super.init() }

  /// Creates an empty item; there are no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The words; `nil` by default.
  open var title: String? {
    get { face.title }
    set { change { $0.title = newValue } }
  }

  /// The picture, which is shown in place of the words; `nil` by default.
  open var image: UIImage? {
    get { face.image }
    set { change { $0.image = newValue } }
  }

  /// Whether the item can be pressed; `true` by default.
  open var isEnabled: Bool {
    get { face.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// A number of the app's choice to find the item by; 0 by default.
  open var tag: Int {
    get { face.tag }
    set { face.tag = newValue }
  }

  /// The identifier that tests find the item's view by; `nil` by default.
  open var accessibilityIdentifier: String? {
    get { face.accessibilityIdentifier }
    set { change { $0.accessibilityIdentifier = newValue } }
  }

  /// The words that name the item for assistive technologies; its title by default.
  open var accessibilityLabel: String? {
    get { face.accessibilityLabel ?? face.title }
    set { change { $0.accessibilityLabel = newValue } }
  }

  private func change(_ change: (inout Face) -> Void) {
    change(&face)
    faceDidChange()
  }

  /// The words, the picture or what else is seen has changed; overridden by items that are shown.
  func faceDidChange() {}
}
