import CoreGraphics
import Foundation

/// The row of scopes below the field of a search bar.
final class ScopeBar: UIView {
  /// Called with the index of a scope that a person has chosen.
  var didSelect: (Int) -> Void = { _ in }
  private let control = UISegmentedControl(frame: .zero)
  private var index = 0

  static let height: CGFloat = 44
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(control)
    let choose = UIAction { [weak self] _ in self?.choose() }
    control.addAction(choose, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func choose() {
    index = control.selectedSegmentIndex
    didSelect(index)
  }

  /// The words of the scopes.
  var titles: [String] {
    get { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" } }
    set {
      control.removeAllSegments()
      for (place, title) in newValue.enumerated() {
        control.insertSegment(withTitle: title, at: place, animated: false)
      }
      showIndex()
    }
  }

  /// The scope that is chosen, the first one at first; one that is not there yet is chosen once it is.
  var selectedIndex: Int {
    get { index }
    set {
      index = newValue
      showIndex()
    }
  }

  private func showIndex() {
    let isThere = (0..<control.numberOfSegments).contains(index)
    control.selectedSegmentIndex = isThere ? index : UISegmentedControl.noSegment
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = control.intrinsicContentSize.height
    let room = bounds.inside(dx: Self.margin, dy: 0)
    control.frame = CGRect(x: room.minX, y: 0, width: room.width, height: height)
  }
}
