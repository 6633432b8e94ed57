import CoreGraphics
import Foundation

/// What a stepper shows: a trough with a minus, a line and a plus.
final class StepperChrome: UIView {
  /// One half of a stepper.
  enum Half: CaseIterable { case decrement, increment }

  let line = UIView()
  let decrement = UIImageView()
  let increment = UIImageView()
  /// Shows which half is pressed.
  let press = UIView()

  /// What is true of a half.
  struct Appearance {
    var image: UIImage?
    var isEnabled = true
  }

  static let size = CGSize(width: 94, height: 32)
  private static let lineHeight: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    line.backgroundColor = .separator
    press.backgroundColor = .systemFill
    for part in [press, line, decrement, increment] { addSubview(part) }
    for image in [decrement, increment] { image.contentMode = .center }
  }

  required init?(coder: NSCoder) { nil }

  static func symbol(of half: Half) -> UIImage? {
    UIImage(
      systemName: half == .increment ? "plus" : "minus",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)
    )
  }

  /// The part of `room` that a half fills.
  static func frame(of half: Half, in room: CGRect, isMirrored: Bool) -> CGRect {
    let (left, right) = room.divided(atDistance: room.width / 2, from: .minXEdge)
    return (half == .decrement) == isMirrored ? right : left
  }

  func view(of half: Half) -> UIImageView { half == .decrement ? decrement : increment }

  func show(_ appearance: (Half) -> Appearance, pressed: Half?, isMirrored: Bool, in room: CGRect) {
    frame = room
    for half in Half.allCases {
      let (view, appearance) = (view(of: half), appearance(half))
      view.frame = Self.frame(of: half, in: bounds, isMirrored: isMirrored)
      view.image = appearance.image
      view.alpha = appearance.isEnabled ? 1 : 0.3
      view.tintColor = .label
    }
    line.frame = CGRect(
      x: bounds.midX - 0.5,
      y: bounds.midY - Self.lineHeight / 2,
      width: 1,
      height: Self.lineHeight
    )
    line.isHidden = pressed != nil
    press.isHidden = pressed == nil
    if let pressed { press.frame = view(of: pressed).frame }
  }
}
