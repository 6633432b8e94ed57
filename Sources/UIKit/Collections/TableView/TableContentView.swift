import CoreGraphics
import Foundation

/// Knows where its text begins, from the edge where reading begins.
@MainActor
protocol TextStarting {
  var textStart: CGFloat { get }
}

extension UIListContentView: TextStarting {}

/// The content view of a table's cell, header or footer: what an app puts into it, or labels and a picture in the look of a list.
///
/// The labels are made when they are asked for. Their fonts and colours are the app's to change.
final class TableContentView: UIView, TextStarting {
  private var look: UIListContentConfiguration
  private var parts = Parts()

  private struct Parts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  init(_ look: UIListContentConfiguration) {
    self.look = look
    super.init(frame: .zero)
    takeMargins()
  }

  required init?(coder: NSCoder) {
    look = .cell()
    super.init(coder: coder)
  }

  var text: UILabel {
    if let text = parts.text { return text }
    let label = label(look.textProperties)
    parts.text = label
    return label
  }

  var detail: UILabel {
    if let detail = parts.detail { return detail }
    let label = label(look.secondaryTextProperties)
    parts.detail = label
    return label
  }

  var image: UIImageView {
    if let image = parts.image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = look.imageProperties.preferredSymbolConfiguration
    addSubview(view)
    parts.image = view
    return view
  }

  private func label(
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel {
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    addSubview(label)
    return label
  }

  /// Looks as a list has it from now on; labels that are there take its fonts and colours.
  func take(_ look: UIListContentConfiguration) {
    guard look != self.look else { return }
    self.look = look
    takeMargins()
    for (label, properties) in [
      (parts.text, look.textProperties), (parts.detail, look.secondaryTextProperties),
    ] {
      label?.font = properties.font
      label?.textColor = properties.resolvedColor()
    }
    setNeedsLayout()
  }

  private func takeMargins() {
    directionalLayoutMargins = look.directionalLayoutMargins
    changeMargins { $0.inheritedAxes = look.axesPreservingSuperviewLayoutMargins }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isUsed else { return }
    let frames = layout.frames(in: bounds)
    if let frame = frames.image { parts.image?.frame = frame }
    if let frame = frames.text { parts.text?.frame = frame }
    if let frame = frames.secondaryText { parts.detail?.frame = frame }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = MeasureProposal(fitting: size, zeroIsFree: false)
    guard isUsed else { return sizeOfFlexibleSubviews(in: proposal) }
    return layout.size(fittingWidth: proposal.width?.length)
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicContentSizeDidChange(subview)
    setNeedsLayout()
    if isUsed { invalidateIntrinsicContentSize() }
  }

  /// Whether labels or the picture show something.
  private var isUsed: Bool {
    shown(parts.text) != nil || shown(parts.detail) != nil || picture != nil
  }

  private func shown(_ label: UILabel?) -> UILabel? {
    guard let label, !label.isHidden, label.text?.isEmpty == false else { return nil }
    return label
  }

  private func measured(_ label: UILabel?) -> ListContentLayout.Text? {
    guard let label = shown(label) else { return nil }
    return ListContentLayout.Text(
      size: { width in label.measure(.width(width)).size(or: .zero) },
      firstBaseline: { label.textBaselines(in: $0)?.first ?? 0 }
    )
  }

  private var picture: ListContentLayout.Picture? {
    guard let view = parts.image, let image = view.image, !view.isHidden else { return nil }
    let size = view.measure(.free).size(or: .zero)
    let room: CGFloat = image.isSymbolImage ? max(28, size.width) : size.width
    return ListContentLayout.Picture(
      size: size,
      room: CGSize(width: room, height: size.height)
    )
  }

  private var layout: ListContentLayout {
    ListContentLayout(
      image: picture,
      text: measured(parts.text),
      secondaryText: measured(parts.detail),
      margins: layoutMargins,
      imagePadding: look.imageToTextPadding,
      horizontalPadding: look.textToSecondaryTextHorizontalPadding,
      verticalPadding: look.textToSecondaryTextVerticalPadding,
      prefersSideBySide: look.prefersSideBySideTextAndSecondaryText,
      minimumHeight: look.style.measures.minimumHeight,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  var textStart: CGFloat {
    let layout = layout
    let frames = layout.frames(in: bounds)
    guard let frame = frames.text ?? frames.secondaryText else {
      return layout.isRightToLeft ? layout.margins.right : layout.margins.left
    }
    return layout.isRightToLeft ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
  }
}
