import Testing
import UIKit

@testable import UIKitTestSupport

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

  /// Views side by side from edge to edge.
  static func row(
    _ description: String,
    expected: [CGRect],
    views: @escaping @MainActor @Sendable (ConstraintFixture) -> [UIView]
  ) -> LayoutCase {
    LayoutCase(description, expected: expected) { fixture in
      let views = views(fixture)
      fixture.row(views)
      return views
    }
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

  /// A view in `superview` that fills a guide.
  func filled(_ guide: UILayoutGuide, in superview: UIView) -> UIView {
    let view = view(in: superview)
    activate(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    return view
  }

  /// Puts a label of “aaaa bbbb” at the corner, so narrow that it has two lines, and one of “aa” right of it.
  func twoLinesAndOne() -> (lines: UILabel, line: UILabel) {
    let lines = label("aaaa bbbb")
    let line = label("aa")
    corner(lines)
    activate(
      lines.widthAnchor.constraint(equalToConstant: 20),
      line.leadingAnchor.constraint(equalTo: lines.trailingAnchor)
    )
    return (lines, line)
  }

  /// Puts a view at the top left corner.
  func corner(_ view: UIView) {
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor)
    )
  }
}
