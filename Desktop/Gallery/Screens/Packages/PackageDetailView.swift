import GallerySupport
import UIKit

/// Everything that is known of one package, in text that can be scrolled.
final class PackageDetailView: UIView {
  /// Where the view stands.
  enum Style {
    /// Beside the list, always there.
    case pane
    /// Over the end of the list, closed by a button.
    case sheet
  }

  /// Called when the sheet is closed.
  var closed: (() -> Void)?
  var style = Style.pane {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// What is shown, if anything.
  private(set) var package: DebianPackage?

  private let scrollView = UIScrollView()
  private let placeholder = MessageView()
  private let name = UILabel(.title3, weight: .semibold)
  private let facts = UILabel(.footnote, color: .secondaryLabel)
  private let maintainer = UILabel(.footnote, color: .secondaryLabel)
  private let summary = UILabel(.subheadline, weight: .medium)
  private let text = UILabel(.subheadline)
  private lazy var closeButton = UIButton(
    configuration: Self.closeConfiguration,
    primaryAction: UIAction { [weak self] _ in self?.closed?() }
  )
  private lazy var column = UIStackView.column(
    [name, facts, maintainer, summary, text],
    spacing: 4
  )

  private static let margin: CGFloat = 16
  private static let buttonSize: CGFloat = 32

  private static var closeConfiguration: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "xmark")
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 6,
      leading: 6,
      bottom: 6,
      trailing: 6
    )
    return configuration
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    closeButton.accessibilityLabel = "Close"
    placeholder.show(
      symbolName: "shippingbox",
      title: "No package selected",
      explanation: "Choose one with the pointer, or with arrow keys and Return."
    )
    column.setCustomSpacing(16, after: maintainer)
    column.setCustomSpacing(10, after: summary)
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(column)
    for subview in [placeholder, scrollView, closeButton] { addSubview(subview) }
    show(nil)
    styleDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `package`, or that none is selected.
  func show(_ package: DebianPackage?) {
    self.package = package
    placeholder.isHidden = package != nil
    scrollView.isHidden = package == nil
    guard let package else { return }
    name.text = package.name
    facts.text = [
      package.version, package.section, package.installedSize.map { Quantity.room(kibibytes: $0) },
    ].compactMap { $0 }.joined(separator: " · ")
    maintainer.text = package.maintainer
    summary.text = package.summary
    text.text = package.details
    for label in [facts, maintainer, summary, text] {
      label.isHidden = label.text?.isEmpty != false
    }
    scrollView.contentOffset = .zero
    setNeedsLayout()
  }

  private func styleDidChange() {
    closeButton.isHidden = style == .pane
    backgroundColor = style == .pane ? .systemBackground : .secondarySystemBackground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.frame = bounds
    scrollView.frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    closeButton.frame = CGRect(
      x: isRightToLeft ? 8 : bounds.width - Self.buttonSize - 8,
      y: 8,
      width: Self.buttonSize,
      height: Self.buttonSize
    )
    let width = max(0, bounds.width - 2 * Self.margin)
    let height = column.height(forWidth: width)
    column.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.margin)
  }
}
