import Testing
import UIKit

/// Views that constraints place, and the frames that a person has computed for them.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: [CGRect]
  private let build: @MainActor @Sendable (ConstraintFixture) -> [UIView]
  private let size: CGSize
  private let isRightToLeft: Bool

  init(
    _ description: String,
    _ width: CGFloat = 100,
    _ height: CGFloat = 100,
    isRightToLeft: Bool = false,
    expected: [CGRect],
    build: @escaping @MainActor @Sendable (ConstraintFixture) -> [UIView]
  ) {
    testDescription = description
    self.expected = expected
    self.build = build
    self.isRightToLeft = isRightToLeft
    size = CGSize(width: width, height: height)
  }

  /// The frames of the views that the case builds.
  @MainActor
  func frames() -> [CGRect] {
    let fixture = ConstraintFixture(size.width, size.height, isRightToLeft: isRightToLeft)
    let views = build(fixture)
    fixture.root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

extension ConstraintFixture {
  /// Puts views side by side from edge to edge, at the top.
  func row(_ views: [UIView], spacing: CGFloat = 0) {
    var edge = root.leadingAnchor
    for (index, view) in views.enumerated() {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : spacing).isActive =
        true
      edge = view.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
  }

  /// Puts a view at the top left corner.
  func corner(_ view: UIView) {
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor)
    )
  }
}

extension UIView {
  @MainActor
  func hugs(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    return self
  }

  @MainActor
  func resists(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    return self
  }
}
