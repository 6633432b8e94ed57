import UIKit

/// Three lists of cards, side by side where there is room.
final class BoardController: UIViewController {
  let lists = [
    BoardListController(
      "To do",
      [
        BoardCard("Oil the bell", "It is heard on the other shore."),
        BoardCard("Paint the boat", "Blue, with a white rail."),
        BoardCard("Ask about the walnuts", "The tree is not ours."),
      ]
    ),
    BoardListController(
      "Doing",
      [
        BoardCard("Pack the slippers", "Both of them."),
        BoardCard("Frame the seal", "Oak, no glass."),
      ]
    ),
    BoardListController("Done", [BoardCard("Buy the tickets", "Two, at the window.")]),
  ]
  private let stack = UIStackView()

  private static let gap: CGFloat = 12
  private static let narrowestRow: CGFloat = 560

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.distribution = .fillEqually
    stack.spacing = Self.gap
    view.addSubview(stack)
    for list in lists {
      addChild(list)
      stack.addArrangedSubview(list.view)
      list.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.axis = view.bounds.width < Self.narrowestRow ? .vertical : .horizontal
    stack.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
  }
}
