import UIKit

/// What can be done with a run: play, pause, step, replay, another seed, another layout.
final class StressTestBar: UIView {
  /// What a button asks for.
  enum Request {
    case playOrPause, step, replay, nextSeed
  }

  /// How fast steps follow each other.
  enum Pace: CaseIterable {
    /// Every step comes to an end before the next one.
    case slow
    /// Steps interrupt each other.
    case fast
    /// As many steps as there are frames.
    case rush

    /// The time between two steps, in seconds.
    var interval: TimeInterval {
      switch self {
      case .slow: 0.7
      case .fast: 0.12
      case .rush: 1.0 / 60
      }
    }
  }

  /// What was chosen.
  struct Choices {
    var pace = Pace.slow
    var style = StressTestStyle.list
    var anchor = StressTestAnchor.system
  }

  /// Called with what a button asks for.
  var requested: ((Request) -> Void)?
  /// Called when something else was chosen.
  var chosen: (() -> Void)?
  private(set) var choices = Choices()

  private lazy var playButton = button("play", "Play", .playOrPause)
  private lazy var parts: [UIView] = makeParts()

  private static let insets = UIEdgeInsets(top: 4, left: 16, bottom: 8, right: 16)
  private static let spacing: CGFloat = 8
  private static let lineHeight: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeParts() -> [UIView] {
    [
      UIStackView.row(
        [
          playButton, button("forward.end", "Step", .step),
          button("arrow.counterclockwise", "Again", .replay),
          button("shuffle", "Another run", .nextSeed),
        ],
        spacing: Self.spacing
      ),
      segments([("Slow", .slow), ("Fast", .fast), ("Rush", .rush)], \.choices.pace),
      segments(
        [("List", .list), ("Grid", .grid), ("Helix", .helix), ("Carousels", .carousels)],
        \.choices.style
      ),
      segments(
        [("UIKit", .system), ("First", .first), ("Last", .last), ("End", .end), ("Item", .item)],
        \.choices.anchor
      ),
    ]
  }

  private func segments<Value: Equatable>(
    _ titles: [(title: String, value: Value)],
    _ choice: ReferenceWritableKeyPath<StressTestBar, Value>
  ) -> UISegmentedControl { UISegmentedControl.choice(titles, of: self, choice) { $0.chosen?() } }

  /// Shows whether the run goes on by itself.
  func show(isPlaying: Bool) {
    playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause" : "play")
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }

  private func button(_ symbolName: String, _ name: String, _ request: Request) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbolName)
    configuration.buttonSize = .small
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.requested?(request) }
    )
    button.accessibilityLabel = name
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let count = CGFloat((frames(inWidth: width).last?.line ?? 0) + 1)
    return count * (Self.lineHeight + Self.spacing) - Self.spacing + Self.insets.top
      + Self.insets.bottom
  }

  /// Where each part is, from the leading edge on, in as many lines as they need.
  private func frames(inWidth width: CGFloat) -> [(line: Int, frame: CGRect)] {
    let end = width - Self.insets.right
    var line = 0
    var start = Self.insets.left
    return parts.map { part in
      let fitting = part.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      let length = min(fitting.rounded(.up), max(0, end - Self.insets.left))
      if start > Self.insets.left, start + length > end {
        line += 1
        start = Self.insets.left
      }
      defer { start += length + Self.spacing }
      let top = Self.insets.top + CGFloat(line) * (Self.lineHeight + Self.spacing)
      return (line, CGRect(x: start, y: top, width: length, height: Self.lineHeight))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (part, place) in zip(parts, frames(inWidth: bounds.width)) {
      var frame = place.frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      part.frame = frame
    }
  }
}
