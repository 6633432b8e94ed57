import CoreGraphics
public import Foundation

/// A view that shows an item of a collection view.
///
/// Without Auto Layout a cell finds its own size like this. It asks `sizeThatFits`, which a subclass
/// may override. Unless overridden, each subview of the content view with a flexible width asks for
/// the width it needs, `sizeThatFits` of the subview plus its distances to the edges, and each one
/// with a flexible height for its height; the largest counts. A label or a stack that fills the
/// content view with a flexible width and height therefore decides. When nobody asks for a width or
/// a height, that side stays as the layout has it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content: UIView
  private var status = Status()

  private struct Status {
    var isSelected = false
    var isHighlighted = false
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
  }

  /// Creates a cell; collection views make those they show themselves.
  public override init(frame: CGRect) {
    content = CollectionCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates an empty cell; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    content = CollectionCellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that everything the cell shows is put into; it fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected; set by the collection view.
  ///
  /// Subclasses override it to look different. Shows the selected background view.
  open var isSelected: Bool {
    get { status.isSelected }
    set {
      status.isSelected = newValue
      updateSelectedBackground()
    }
  }

  /// Whether the item is pressed; set by the collection view.
  ///
  /// Subclasses override it to look different. Shows the selected background view.
  open var isHighlighted: Bool {
    get { status.isHighlighted }
    set {
      status.isHighlighted = newValue
      updateSelectedBackground()
    }
  }

  /// What fills the cell behind everything else; none by default.
  open var backgroundView: UIView? {
    get { status.backgroundView }
    set {
      guard newValue !== status.backgroundView else { return }
      status.backgroundView?.removeFromSuperview()
      status.backgroundView = newValue
      guard let newValue else { return }
      fill(with: newValue, at: 0)
    }
  }

  /// What fills the cell in front of the background view while it is selected or pressed.
  open var selectedBackgroundView: UIView? {
    get { status.selectedBackgroundView }
    set {
      guard newValue !== status.selectedBackgroundView else { return }
      status.selectedBackgroundView?.removeFromSuperview()
      status.selectedBackgroundView = newValue
      guard let newValue else { return }
      fill(with: newValue, at: status.backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateSelectedBackground() {
    status.selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// The size that the subviews of the content view ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func forgetFormerElement() {
    super.forgetFormerElement()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }
}

/// The content view of a cell: as large as its flexible subviews ask.
final class CollectionCellContentView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfFlexibleSubviews(in: size) }
}
