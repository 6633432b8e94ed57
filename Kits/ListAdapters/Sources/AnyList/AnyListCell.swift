public import CoreGraphics
public import UIKit

/// The cell of a list of several kinds of rows: hosts a view of the app, or stands for a cell of another class.
@preconcurrency @MainActor
public final class AnyListCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView {
  /// The model of a row.
  public enum Model {
    /// A view of the app, in one row at a time.
    case `static`(UIView)
    /// A model, by a cell of its class.
    case dynamic(DynamicModel)

    /// A view that is made when its row becomes visible, and released when it is no longer.
    public static func `static`(
      id: AnyHashable,
      extent: CGFloat,
      make: @escaping @MainActor () -> UIView
    ) -> Model {
      .dynamic(
        DynamicModel(
          model: FactoryModel(id: id, extent: extent, make: make),
          cell: FactoryCell.self
        )
      )
    }
  }

  /// By its class.
  public static let registrationMethod = ViewRegistrationMethod.class

  private weak var hosted: UIView?

  /// Shows a view of the app at the edges of the cell; the same one again changes nothing.
  public func configure(model: Model, animated: Bool, completion: (() -> Void)?) {
    defer { completion?() }
    guard case .static(let view) = model else { return letGo() }
    guard hosted !== view || view.superview !== contentView else { return }
    letGo()
    hosted = view
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView.addSubview(view)
    setNeedsLayout()
  }

  /// Lets the view go, unless another cell has taken it.
  public override func prepareForReuse() {
    super.prepareForReuse()
    letGo()
  }

  /// Pins the view to the edges.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let hosted, hosted.superview === contentView { hosted.frame = contentView.bounds }
  }

  private func letGo() {
    if let hosted, hosted.superview === contentView { hosted.removeFromSuperview() }
    hosted = nil
  }
}

/// A view that is made on demand.
struct FactoryModel {
  let id: AnyHashable
  let extent: CGFloat
  let make: @MainActor () -> UIView
}

/// Shows a view that is made on demand.
final class FactoryCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private var shown: AnyHashable?
  private var hosted: UIView?

  func configure(model: FactoryModel, animated: Bool, completion: (() -> Void)?) {
    defer { completion?() }
    guard shown != model.id else { return }
    hosted?.removeFromSuperview()
    let view = model.make()
    shown = model.id
    hosted = view
    contentView.addSubview(view)
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hosted?.removeFromSuperview()
    hosted = nil
    shown = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted?.frame = contentView.bounds
  }

  static func calculateHeight(model: FactoryModel, width: CGFloat) -> CGFloat { model.extent }

  func measureHeight(model: FactoryModel, width: CGFloat) -> CGFloat { model.extent }
}
