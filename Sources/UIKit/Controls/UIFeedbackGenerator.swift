import CoreGraphics
public import Foundation

/// Makes a device tap under the finger, where it can.
///
/// A desktop cannot: generators do nothing, as on Apple's devices without the hardware.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Does nothing: there is nothing to be made ready.
  open func prepare() {}
}

/// A tap for two things that meet; does nothing on a desktop.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weights of what meets.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light
    /// Things of a middle size.
    case medium
    /// Large things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// Creates a generator for a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of the middle style.
  public override init() { super.init() }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tap for a selection that changes; does nothing on a desktop.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A tap for something that has succeeded or failed; does nothing on a desktop.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes.
  public enum FeedbackType: Int, Sendable {
    /// It has succeeded.
    case success
    /// It has succeeded, with a warning.
    case warning
    /// It has failed.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
