import CoreGraphics
public import Foundation

/// Shows a content-unavailable configuration: picture, texts and buttons one below the other, in the middle.
///
/// Content that is higher than the view scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let background = BackgroundView()
  private let scroller = UIScrollView()
  /// The views of the column from above, each with the distance from the one before.
  private var column: [(view: UIView, padding: CGFloat)] = []
  private var scrolls = true

  /// Creates a view that shows `configuration`.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view that shows nothing; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    show()
  }

  /// The configuration that the view displays, a `UIContentUnavailableConfiguration`.
  ///
  /// Setting a configuration of another type is reported and changes nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else {
        return Diagnostics.report(
          .registration,
          "\(type(of: self)) was given a \(type(of: newValue)), which it cannot show; it shows what it did."
        )
      }
      guard newValue != shown else { return }
      shown = newValue
      show()
    }
  }

  /// Whether content that is higher than the view can be scrolled; `true` by default.
  open var isScrollEnabled: Bool {
    get { scrolls }
    set {
      scrolls = newValue
      setNeedsLayout()
    }
  }

  /// Places the background and the column.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.fill(self)
    scroller.frame = bounds
    let room = bounds.inset(by: layoutMargins)
    let sizes = column.map { size(of: $0.view, in: max(0, room.width)) }
    let height = zip(column, sizes).reduce(0) { $0 + $1.0.padding + $1.1.height }
    var y = max(0, room.height - height) / 2 + layoutMargins.top
    for (entry, size) in zip(column, sizes) {
      y += entry.padding
      let origin = CGPoint(x: start(of: size.width, in: room), y: y.rounded())
      entry.view.frame = CGRect(origin: origin, size: size)
      y += size.height
    }
    let fullHeight = height + layoutMargins.top + layoutMargins.bottom
    scroller.contentSize = CGSize(width: bounds.width, height: max(fullHeight, bounds.height))
    scroller.isScrollEnabled = scrolls && fullHeight > bounds.height
  }

  /// Leaves touches beside what can be pressed to what is behind, unless the content scrolls.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    let isContent = view !== self && (view !== scroller || scroller.isScrollEnabled)
    return isContent ? view : nil
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { setNeedsLayout() }
}

extension UIContentUnavailableView {
  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch shown.alignment {
    case .center: return (room.midX - width / 2).rounded()
    case .natural:
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isRightToLeft ? room.maxX - width : room.minX
    }
  }

  private func size(of view: UIView, in width: CGFloat) -> CGSize {
    let size = view.measure(.width(width)).size(or: .zero)
    guard view is UIImageView else {
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let limit = shown.imageProperties.maximumSize
    let across = limit.width > 0 ? min(limit.width, width) : width
    let factors = [
      1, size.width > 0 ? across / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1,
    ]
    let factor = factors.min() ?? 1
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    changeMargins { $0.inheritedAxes = shown.axesPreservingSuperviewLayoutMargins }
    background.configuration = shown.background
    for entry in column { entry.view.removeFromSuperview() }
    column = []
    showPicture()
    let text = label(shown.words, shown.textProperties)
    text?.accessibilityTraits = .header
    add(text, below: shown.imageToTextPadding)
    let secondary = label(shown.secondary, shown.secondaryTextProperties)
    add(secondary, below: shown.textToSecondaryTextPadding)
    add(button(shown.button, shown.buttonProperties), below: shown.textToButtonPadding)
    add(
      button(shown.secondaryButton, shown.secondaryButtonProperties),
      below: shown.buttonToSecondaryButtonPadding
    )
    setNeedsLayout()
  }

  private func add(_ view: UIView?, below padding: CGFloat) {
    guard let view else { return }
    scroller.addSubview(view)
    column.append((view, column.isEmpty ? 0 : padding))
  }

  private func showPicture() {
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor
      view.contentMode = .scaleAspectFit
      view.layer.cornerRadius = max(0, shown.imageProperties.cornerRadius)
      view.clipsToBounds = shown.imageProperties.cornerRadius > 0
      add(view, below: 0)
    } else if shown.style == .loading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, below: 0)
    }
  }

  private func label(
    _ words: UIListContentConfiguration.TextContent,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard !words.isEmpty else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    words.show(in: label)
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The action's words are not those of the configuration.
    button.configuration = configuration
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil
    button.isEnabled = properties.isEnabled
    return button
  }
}
