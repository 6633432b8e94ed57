import CoreGraphics
public import Foundation

/// Shows a list content configuration: a picture, a text and a second text.
///
/// ```
/// ├─ margin ─┤picture├─ padding ─┤text                       ├─ margin ─┤
/// │          │       │           │second text                │          │
/// ```
///
/// The picture stands at the edge where reading begins, in the middle of the height. The texts stand
/// one below the other, or side by side if the configuration prefers that and both fit on one line
/// each. A row is at least 44 points high; otherwise the height is that of the content and the
/// margins.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private lazy var parts = ListContentParts(in: self)
  /// The guides of the parts, once one was asked for.
  private var madeGuides: Guides?

  private struct Guides {
    let image: UILayoutGuide
    let text: UILayoutGuide
    let secondaryText: UILayoutGuide
  }

  /// Creates a view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view that shows nothing; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    show()
  }

  /// The configuration that the view displays, a `UIListContentConfiguration`.
  ///
  /// Setting a configuration of another type is reported and changes nothing.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        return Diagnostics.report(
          .registration,
          "\(type(of: self)) was given a \(type(of: newValue)), which it cannot show; it shows what it did."
        )
      }
      guard newValue != shown else { return }
      shown = newValue
      show()
      invalidateIntrinsicContentSize()
    }
  }

  /// The frame of the picture; `nil` when there is none, and the same object each time.
  ///
  /// Constraints can place other views and guides by it, and do not move the picture.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }

  /// The frame of the text; `nil` when there is none, and the same object each time; see `imageLayoutGuide`.
  open var textLayoutGuide: UILayoutGuide? { shown.words.isEmpty ? nil : guides.text }

  /// The frame of the secondary text; `nil` when there is none, and the same object each time; see `imageLayoutGuide`.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.secondaryWords.isEmpty ? nil : guides.secondaryText
  }

  /// The size of the content in the width of `size`, with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout.size(fittingWidth: MeasureProposal(fitting: size, zeroIsFree: false).width?.length)
  }

  /// Places the picture and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(layout.frames(in: bounds))
    guard let madeGuides else { return }
    for guide in [madeGuides.image, madeGuides.text, madeGuides.secondaryText] {
      guide.noteDerivedFrame()
    }
  }

  /// Shows the picture in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.showColors(shown, tint: tintColor ?? .systemBlue)
  }

  /// Shows the line around the picture in the new surroundings.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.showColors(shown, tint: tintColor ?? .systemBlue)
  }

  override var contentHeightFollowsWidth: Bool { true }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension UIListContentView {
  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    changeMargins { $0.inheritedAxes = shown.axesPreservingSuperviewLayoutMargins }
    if alpha != shown.alpha { alpha = shown.alpha }
    parts.show(shown, tint: tintColor ?? .systemBlue)
    setNeedsLayout()
  }

  private var guides: Guides {
    if let madeGuides { return madeGuides }
    let guides = Guides(
      image: guide { $0.image },
      text: guide { $0.text },
      secondaryText: guide { $0.secondaryText }
    )
    madeGuides = guides
    return guides
  }

  private func guide(_ frame: @escaping (ListContentLayout.Frames) -> CGRect?) -> UILayoutGuide {
    UILayoutGuide(in: self) { [weak self] in
      self.flatMap { frame($0.layout.frames(in: $0.bounds)) } ?? .zero
    }
  }

  /// Where the text begins, or the content if there is none, from the left edge of the view when
  /// reading begins there and from the right edge otherwise.
  var textStart: CGFloat {
    let layout = layout
    let frames = layout.frames(in: bounds)
    guard let frame = frames.text ?? frames.secondaryText else {
      return layout.isRightToLeft ? layout.margins.right : layout.margins.left
    }
    return layout.isRightToLeft ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }

  private var layout: ListContentLayout {
    ListContentLayout(
      image: picture,
      text: measured(parts.text),
      secondaryText: measured(parts.secondaryText),
      margins: layoutMargins,
      imagePadding: shown.imageToTextPadding,
      horizontalPadding: shown.textToSecondaryTextHorizontalPadding,
      verticalPadding: shown.textToSecondaryTextVerticalPadding,
      prefersSideBySide: shown.prefersSideBySideTextAndSecondaryText,
      minimumHeight: shown.style.measures.minimumHeight,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  private func measured(_ label: UILabel?) -> ListContentLayout.Text? {
    guard let label, !label.isHidden else { return nil }
    return ListContentLayout.Text(
      size: { width in label.measure(.width(width)).size(or: .zero) },
      firstBaseline: { label.textBaselines(in: $0)?.first ?? 0 }
    )
  }

  private var picture: ListContentLayout.Picture? {
    guard let image = parts.image, !image.isHidden else { return nil }
    let properties = shown.imageProperties
    let size = image.measure(.free).size(or: .zero).limited(to: properties.maximumSize)
    let standard = properties.standardRoom
    let reserved = properties.reservedLayoutSize
    let isSymbol = shown.image?.isSymbolImage == true
    func room(_ reserved: CGFloat, _ actual: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension {
        return standard
      }
      return reserved > 0 ? reserved : isSymbol ? max(standard, actual) : actual
    }
    return ListContentLayout.Picture(
      size: size,
      room: CGSize(
        width: room(reserved.width, size.width),
        // Symbols are as high as the text beside them and keep no more room than they fill.
        height: reserved.height > 0 || !isSymbol
          ? room(reserved.height, size.height) : size.height
      )
    )
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The extent of the room that symbols have: 28 points beside text of 17.
  fileprivate var standardRoom: CGFloat {
    let pointSize = (preferredSymbolConfiguration ?? .default).pointSize
    return (pointSize * 28 / 17).rounded()
  }
}

extension CGSize {
  /// This size made smaller, its shape kept, until it is within `limit`; a side of 0 is no limit.
  fileprivate func limited(to limit: CGSize) -> CGSize {
    var scale: CGFloat = 1
    if limit.width > 0, width > limit.width { scale = limit.width / width }
    if limit.height > 0, height * scale > limit.height { scale = limit.height / height }
    return CGSize(width: width * scale, height: height * scale)
  }
}
