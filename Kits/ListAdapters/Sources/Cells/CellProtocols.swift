public import CoreGraphics
public import UIKit

/// A view that shows a model.
@preconcurrency @MainActor
public protocol ConfigurableView {
  /// The model that the view displays.
  associatedtype Model

  /// Shows a model at once.
  func configure(model: Model)
}

/// A view that shows a model, and may do so in motion.
@preconcurrency @MainActor
public protocol AnimatedConfigurableView: ConfigurableView {
  /// The model that the view displays.
  associatedtype Model

  /// Shows a model; `completion` is called when nothing moves any more.
  ///
  /// `animated` is true for a view on screen whose model was changed, outside of `UIView.performWithoutAnimation(_:)`.
  func configure(model: Model, animated: Bool, completion: (() -> Void)?)
}

/// A cell that shows a model in a list.
public typealias ListAdapterCellConstraints = UICollectionViewCell & AnimatedConfigurableView
  & RegistrableView

/// A cell that shows a model in a vertical list.
public typealias VerticalListAdapterCellConstraints = HeightMeasurableView
  & ListAdapterCellConstraints

/// A cell that shows a model in a horizontal list.
public typealias HorizontalListAdapterCellConstraints = ListAdapterCellConstraints
  & WidthMeasurableView

extension AnimatedConfigurableView {
  /// Shows a model at once.
  public func configure(model: Model) { configure(model: model, animated: false, completion: nil) }
}

/// The way in which a class of views is registered with a collection view.
public enum ViewRegistrationMethod {
  /// By its class.
  case `class`
  #if canImport(ObjectiveC)
    /// By a nib.
    case nib(UINib)
  #endif
}

/// A view that knows how it is registered.
@preconcurrency @MainActor
public protocol RegistrableView {
  /// The way in which it is registered; by its class unless specified.
  static var registrationMethod: ViewRegistrationMethod { get }
}

extension RegistrableView {
  /// By its class.
  public static var registrationMethod: ViewRegistrationMethod { .class }
}

/// A view whose height follows from its model and its width.
@preconcurrency @MainActor
public protocol HeightMeasurableView {
  /// The model that the view displays.
  associatedtype Model

  /// The height for a model in a width, in points, computed without a view.
  static func calculateHeight(model: Model, width: CGFloat) -> CGFloat
  /// The height for a model in a width, in points, measured by a view that is not shown.
  func measureHeight(model: Model, width: CGFloat) -> CGFloat
}

extension HeightMeasurableView {
  /// Returns the height that the class computes.
  public func measureHeight(model: Model, width: CGFloat) -> CGFloat {
    Self.calculateHeight(model: model, width: width)
  }
}

/// A view whose width follows from its model and its height.
@preconcurrency @MainActor
public protocol WidthMeasurableView {
  /// The model that the view displays.
  associatedtype Model

  /// The width for a model in a height, in points, computed without a view.
  static func calculateWidth(model: Model, height: CGFloat) -> CGFloat
  /// The width for a model in a height, in points, measured by a view that is not shown.
  func measureWidth(model: Model, height: CGFloat) -> CGFloat
}

extension HeightMeasurableView where Self: UIView & ConfigurableView {
  /// The height that constraints require at the width, or the height that the class computes without them.
  public func measureHeight(model: Model, width: CGFloat) -> CGFloat {
    configure(model: model)
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    .height
    return height > 0 ? height : Self.calculateHeight(model: model, width: width)
  }
}

extension WidthMeasurableView where Self: UIView & ConfigurableView {
  /// The width that constraints require at the height, or the width that the class computes without them.
  public func measureWidth(model: Model, height: CGFloat) -> CGFloat {
    configure(model: model)
    let width = systemLayoutSizeFitting(
      CGSize(width: 0, height: height),
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .required
    )
    .width
    return width > 0 ? width : Self.calculateWidth(model: model, height: height)
  }
}

extension WidthMeasurableView {
  /// Returns the width that the class computes.
  public func measureWidth(model: Model, height: CGFloat) -> CGFloat {
    Self.calculateWidth(model: model, height: height)
  }
}

extension UICollectionView {
  /// Registers a class of cells, as it says, under its full name.
  func registerCell(_ cellClass: any (UICollectionViewCell & RegistrableView).Type) -> String {
    let name = String(reflecting: cellClass)
    switch cellClass.registrationMethod {
    case .class: register(cellClass, forCellWithReuseIdentifier: name)
    #if canImport(ObjectiveC)
      case .nib(let nib): register(nib, forCellWithReuseIdentifier: name)
    #endif
    }
    return name
  }
}
