import CoreGraphics
public import Foundation

/// A sign that a view has the focus.
///
/// The plain effect shows nothing by itself: the view shows the focus by what it looks like.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates an effect that shows nothing by itself.
  public override init() { super.init() }
}

/// A line around a view that has the focus, or around a part of it.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the line is; `nil` for around the view.
  let outline: Outline?
  /// On which side of the edge the line is; by default outside for controls and inside for cells.
  ///
  /// A line that would be cut off outside is inside.
  open var position = Position.automatic

  /// A part of a view that the line goes round, in the coordinates of the view.
  struct Outline {
    let rect: CGRect
    let cornerRadius: CGFloat
  }

  /// On which side of the edge a line is.
  public enum Position: Int, Sendable {
    /// As the view has it.
    case automatic
    /// Around what it is for.
    case outside
    /// Along the edge of what it is for.
    case inside
  }

  /// Creates a line around the view, with its corners.
  public override init() {
    outline = nil
    super.init()
  }

  /// Creates a line around a rectangle of the view.
  public init(rect: CGRect) {
    outline = Outline(rect: rect, cornerRadius: 0)
    super.init()
  }

  /// Creates a line around a rectangle of the view with round corners; either curve is a part of a circle here.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    outline = Outline(rect: rect, cornerRadius: cornerRadius.isFinite ? max(0, cornerRadius) : 0)
    super.init()
  }
}

/// The effect that a view was given, or the line that all have.
enum FocusEffectChoice {
  case standard
  case own(UIFocusEffect?)

  @MainActor var value: UIFocusEffect? {
    switch self {
    case .standard: UIFocusHaloEffect()
    case .own(let effect): effect
    }
  }
}
