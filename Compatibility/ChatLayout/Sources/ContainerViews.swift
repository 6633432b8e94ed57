public import ConversationLayout
public import CoreGraphics
public import UIKit

/// A view in a cell that is notified of what happens to the cell.
@preconcurrency @MainActor
public protocol ContainerCollectionViewCellDelegate: AnyObject {
  /// The cell is about to be used for another item; nothing by default.
  func prepareForReuse()

  /// The attributes that the cell asks for; nil, as by default, has the cell measured.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: ChatLayoutAttributes
  ) -> ChatLayoutAttributes?

  /// Changes the attributes that were found by measuring; nothing by default.
  func modifyPreferredLayoutAttributesFitting(_ layoutAttributes: ChatLayoutAttributes)

  /// Takes the attributes of the cell, before it is measured and when they are applied; nothing by default.
  func apply(_ layoutAttributes: ChatLayoutAttributes)
}

extension ContainerCollectionViewCellDelegate {
  /// Nothing.
  public func prepareForReuse() {}

  /// Nil: the cell is measured.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: ChatLayoutAttributes
  ) -> ChatLayoutAttributes? { nil }

  /// Nothing.
  public func modifyPreferredLayoutAttributesFitting(_ layoutAttributes: ChatLayoutAttributes) {}

  /// Nothing.
  public func apply(_ layoutAttributes: ChatLayoutAttributes) {}

  /// The attributes that a container asks for, of which `measure` knows what its constraints need.
  fileprivate func preferred(
    _ attributes: UICollectionViewLayoutAttributes,
    _ measure: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let own = attributes as? ChatLayoutAttributes else { return measure(attributes) }
    apply(own)
    if let preferred = preferredLayoutAttributesFitting(own) { return preferred }
    let measured = measure(own)
    if let measured = measured as? ChatLayoutAttributes {
      modifyPreferredLayoutAttributesFitting(measured)
    }
    return measured
  }
}

/// A cell that a view fills, within the margins of its content view.
@preconcurrency @MainActor
public final class ContainerCollectionViewCell<CustomView: UIView>: ConversationCell {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }

  /// The view.
  public lazy var customView = CustomView(frame: bounds)

  /// The delegate for measuring, applying and reusing; a weak reference.
  public weak var delegate: (any ContainerCollectionViewCellDelegate)?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
    contentView.fill(with: customView)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  public override func prepareForReuse() {
    super.prepareForReuse()
    delegate?.prepareForReuse()
  }

  /// The attributes that the delegate says, or those that the view needs.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    delegate?.preferred(layoutAttributes) { super.preferredLayoutAttributesFitting($0) }
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let own = layoutAttributes as? ChatLayoutAttributes { delegate?.apply(own) }
  }
}

/// A supplementary view that a view fills, within its margins.
@preconcurrency @MainActor
public final class ContainerCollectionReusableView<CustomView: UIView>: ConversationReusableView {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }

  /// The view.
  public lazy var customView = CustomView(frame: bounds)

  /// The delegate for measuring, applying and reusing; a weak reference.
  public weak var delegate: (any ContainerCollectionViewCellDelegate)?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: customView)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  public override func prepareForReuse() {
    super.prepareForReuse()
    delegate?.prepareForReuse()
  }

  /// The attributes that the delegate says, or those that the view needs.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    delegate?.preferred(layoutAttributes) { super.preferredLayoutAttributesFitting($0) }
      ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let own = layoutAttributes as? ChatLayoutAttributes { delegate?.apply(own) }
  }
}

extension UIView {
  /// Adds a view that fills this one within its margins, of which there are none at first.
  func fill(with view: UIView) {
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
