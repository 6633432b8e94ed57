import UIKit

/// What can be done with a run: play, pause, step, replay, another seed, another layout.
final class TortureBar: UIView {
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

  /// Called with what a button asks for.
  var requested: ((Request) -> Void)?

  private lazy var playButton = button("play", .playOrPause)
  private let column: UIStackView

  private static let insets = UIEdgeInsets(top: 4, left: 16, bottom: 8, right: 16)

  /// Creates a bar with segments that choose from pace and style.
  init(
    pace: Pace,
    style: TortureStyle,
    paceChosen: @escaping (Pace) -> Void,
    styleChosen: @escaping (TortureStyle) -> Void
  ) {
    column = UIStackView.row([], spacing: 8)
    super.init(frame: .zero)
    let buttons = UIStackView.row(
      [
        playButton, button("forward.end", .step), button("arrow.counterclockwise", .replay),
        button("shuffle", .nextSeed),
      ],
      spacing: 8
    )
    let segments = UIStackView.row(
      [
        UISegmentedControl.choice(
          [("Slow", .slow), ("Fast", .fast), ("Rush", .rush)],
          selected: pace,
          chosen: paceChosen
        ),
        UISegmentedControl.choice(
          [("List", .list), ("Grid", .grid), ("Helix", .helix)],
          selected: style,
          chosen: styleChosen
        ),
      ],
      spacing: 8
    )
    for view in [buttons, segments] { column.addArrangedSubview(view) }
    addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows whether the run goes on by itself.
  func show(isPlaying: Bool) {
    playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause" : "play")
  }

  private func button(_ symbolName: String, _ request: Request) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbolName)
    configuration.buttonSize = .small
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.requested?(request) }
    )
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  /// The height for a width, and the arrangement that fits into it.
  func height(forWidth width: CGFloat) -> CGFloat {
    let inside = max(0, width - Self.insets.left - Self.insets.right)
    let oneLine = column.arrangedSubviews.reduce(0) { sum, view in
      sum + view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width + 8
    }
    column.axis = oneLine <= inside ? .horizontal : .vertical
    column.alignment = oneLine <= inside ? .center : .leading
    column.distribution = .equalSpacing
    return column.height(forWidth: inside) + Self.insets.top + Self.insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.inset(by: Self.insets)
  }
}
