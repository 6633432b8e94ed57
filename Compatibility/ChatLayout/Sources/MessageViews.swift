public import ConversationLayout
public import CoreGraphics
public import UIKit

/// Makes the views beside a message.
@preconcurrency @MainActor
public protocol StaticViewFactory {
  /// The class of the views.
  associatedtype View: UIView

  /// A view for a container with bounds; nil for none.
  static func buildView(within bounds: CGRect) -> View?
}

extension StaticViewFactory where Self: UIView {
  /// A view of the class.
  public static func buildView(within bounds: CGRect) -> Self? { Self(frame: bounds) }
}

/// Makes no view.
public struct VoidViewFactory: StaticViewFactory {
  /// A view that there is none of.
  public final class VoidView: UIView {}

  /// Nil.
  public static func buildView(within bounds: CGRect) -> VoidView? { nil }
}

/// The alignments of views beside each other.
public enum CellLayoutContainerViewAlignment: Hashable, Sendable {
  /// From the top to the bottom.
  case fill
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom

  fileprivate var ofStack: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

/// A view with one in front of it and one behind it, beside each other.
@preconcurrency @MainActor
public final class CellLayoutContainerView<
  LeadingAccessory: StaticViewFactory,
  CustomView: UIView,
  TrailingAccessory: StaticViewFactory
>: UIView {
  /// The view in front.
  public lazy var leadingView: LeadingAccessory.View? = LeadingAccessory.buildView(within: bounds)
  /// The view in the middle.
  public lazy var customView = CustomView(frame: bounds)
  /// The view behind.
  public lazy var trailingView: TrailingAccessory.View? =
    TrailingAccessory.buildView(within: bounds)

  private let stack = UIStackView()

  /// The alignment of the views; ``CellLayoutContainerViewAlignment/center`` by default.
  public var alignment = CellLayoutContainerViewAlignment.center {
    didSet { stack.alignment = alignment.ofStack }
  }

  /// The gap between two views, in points.
  public var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// The gap behind the leading view, in points.
  public var customLeadingSpacing: CGFloat {
    get { leadingView.map { stack.customSpacing(after: $0) } ?? 0 }
    set { if let leadingView { stack.setCustomSpacing(newValue, after: leadingView) } }
  }

  /// The gap in front of the trailing view, in points.
  public var customTrailingSpacing: CGFloat {
    get { stack.customSpacing(after: customView) }
    set { stack.setCustomSpacing(newValue, after: customView) }
  }

  /// Creates a view with the views that its parameters make.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = alignment.ofStack
    fill(with: stack)
    for view in [leadingView, customView, trailingView] as [UIView?] {
      guard let view else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(view)
    }
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }
}

/// A view that stands at a side of its row as its message does, with one in front of it.
@preconcurrency @MainActor
public final class MessageContainerView<
  AccessoryViewFactory: StaticViewFactory,
  MainView: UIView
>: UIView {
  /// The view in front.
  public lazy var accessoryView: AccessoryViewFactory.View? =
    AccessoryViewFactory.buildView(within: bounds)
  private lazy var aligned = EdgeAligningView<MainView>(frame: bounds)

  /// The view of the message.
  public var customView: MainView { aligned.customView }

  /// The side at which it stands; the whole width by default.
  public var alignment = ChatItemAlignment.fullWidth {
    didSet {
      switch alignment {
      case .leading: aligned.flexibleEdges = [.trailing]
      case .trailing: aligned.flexibleEdges = [.leading]
      case .center: aligned.flexibleEdges = [.leading, .trailing]
      case .fullWidth: aligned.flexibleEdges = []
      }
    }
  }

  /// Creates a view with the views that its parameters make.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView()
    fill(with: stack)
    if let accessoryView {
      accessoryView.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(accessoryView)
    }
    stack.addArrangedSubview(aligned)
  }

  /// Creates nothing: there are no archives of views.
  public required init?(coder: NSCoder) { nil }
}
