import CoreGraphics
public import Foundation

/// A view that shows one or more lines of text, in the middle of its height.
///
/// The behaviour is that of Apple's `UILabel` as documented there. Lines are broken once for measuring
/// and drawing, as long as neither the text nor the width changes.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var styled = LabelText()
  private var widthLimit: CGFloat = 0
  private var resolution: Resolution?
  private var layouts = TextLayoutCache()
  private var shrinking = LabelShrinking()
  private var followsContentSizeCategory = false
  private var shadow = Shadow() {
    didSet { changeLooks { $0.shadow = shadow.attribute } }
  }
  /// What `drawText(in:)` has drawn so far; `nil` outside drawing.
  private var drawings: [UIBackendDrawing]?

  private struct Shadow {
    var color: UIColor?
    var offset = CGSize(width: 0, height: -1)

    /// The same as an attribute, which has no soft edge; `nil` without a colour.
    var attribute: NSShadow? {
      guard let color else { return nil }
      let shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (color, offset)
      shadow.shadowBlurRadius = 0
      return shadow
    }
  }

  /// The text as the backend takes it, with what it was resolved for.
  private struct Resolution {
    let text: UIBackendText
    let traits: UITraitCollection
    let isRightToLeft: Bool
  }

  /// Creates a label without text; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The plain text; `nil` by default.
  ///
  /// Setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { styled.string }
    set {
      guard newValue != styled.string || styled.isAttributed else { return }
      changeSize { $0.string = newValue }
    }
  }

  override var describedText: String? { text }

  /// The attributed text.
  ///
  /// Attributes at its start become those of the label; where it has none, the label's font and colour apply. Read after `text` was set,
  /// it is that text with the attributes of the label.
  open var attributedText: NSAttributedString? {
    get { styled.attributed }
    set {
      changeSize { $0.attributed = newValue }
      adaptFonts()
    }
  }

  // Apple declares the font and the colour as implicitly unwrapped; with nothing else do both
  // `label.font = UIFont(name: name, size: 12)` and `label.font.lineHeight` compile.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; 17 points by default and after setting `nil`.
  ///
  /// Setting it replaces the fonts of all of `attributedText`.
  open var font: UIFont! {
    get { styled.font }
    set {
      let font = newValue ?? LabelText.defaultFont
      // Fonts that look the same are equal, and may follow the size of text in different ways.
      let follows = font.scaling == styled.font.scaling
      guard font != styled.font || !follows || styled.isAttributed else { return }
      changeSize { $0.font = font }
      adaptFonts()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; `UIColor.label` by default and after setting `nil`.
  ///
  /// Setting it replaces the colours of all of `attributedText`.
  open var textColor: UIColor! {
    get { styled.color }
    set { changeLooks { $0.color = newValue ?? .label } }
  }

  /// The alignment of lines between the left and the right edge; natural by default.
  ///
  /// Natural is left, or right where the interface runs from right to left.
  open var textAlignment: NSTextAlignment {
    get { styled.alignment }
    set {
      guard newValue != styled.alignment else { return }
      changeLooks { $0.alignment = newValue }
    }
  }

  /// The treatment of text that does not fit; truncated at its end with an ellipsis by default.
  open var lineBreakMode: NSLineBreakMode {
    get { styled.lineBreakMode }
    set { changeSize { $0.lineBreakMode = newValue } }
  }

  /// The maximum number of lines, 1 by default; 0 and negative values mean any number.
  open var numberOfLines: Int {
    get { styled.maximumLineCount }
    set { changeSize { $0.maximumLineCount = max(0, newValue) } }
  }

  /// Whether the text has `highlightedTextColor`, if that is set; `false` by default.
  open var isHighlighted: Bool {
    get { styled.isHighlighted }
    set { changeLooks { $0.isHighlighted = newValue } }
  }

  /// The colour of the text while the label is highlighted; `nil` keeps the other one.
  open var highlightedTextColor: UIColor? {
    get { styled.highlightedColor }
    set { changeLooks { $0.highlightedColor = newValue } }
  }

  /// The colour of the shadow of the text; `nil`, the default, casts none.
  ///
  /// Text that has a shadow of its own by an attribute casts that one.
  open var shadowColor: UIColor? {
    get { shadow.color }
    set { shadow.color = newValue }
  }

  /// The offset of the text's shadow to the right and down, in points; 1 point up by default.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { shadow.offset = newValue }
  }

  /// Whether text is shown at full strength rather than at half; `true` by default.
  open var isEnabled: Bool {
    get { styled.isEnabled }
    set { changeLooks { $0.isEnabled = newValue } }
  }

  /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`; `false` by default.
  ///
  /// It does not change what the label asks for.
  open var adjustsFontSizeToFitWidth: Bool {
    get { shrinking.isOn }
    set {
      shrinking.isOn = newValue
      setNeedsDisplay()
    }
  }

  /// The part of its size that text may be made smaller to, 0…1; 0, which keeps the size, by default.
  open var minimumScaleFactor: CGFloat {
    get { shrinking.least }
    set {
      shrinking.least = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// Whether characters of text that does not fit move closer before it is cut, by a twentieth of the font; `false` by default.
  ///
  /// It does not change what the label asks for.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { shrinking.tightens }
    set {
      shrinking.tightens = newValue
      setNeedsDisplay()
    }
  }

  /// Whether fonts of text styles, and scaled ones, follow the preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { followsContentSizeCategory }
    set {
      followsContentSizeCategory = newValue
      adaptFonts()
    }
  }

  /// The width that `intrinsicContentSize` breaks lines at, in points; 0 breaks none.
  ///
  /// It counts only when more than one line is allowed.
  open var preferredMaxLayoutWidth: CGFloat {
    get { widthLimit }
    set {
      guard newValue != widthLimit else { return }
      widthLimit = newValue.isFinite ? newValue : 0
      invalidateIntrinsicContentSize()
    }
  }

  /// The rectangle that text of at most `numberOfLines` lines fills in `bounds`.
  ///
  /// It is as large as the text, in the middle of the height of `bounds` and where the alignment says
  /// across; empty without text. Subclasses may override it to leave room around the text, since
  /// `sizeThatFits` and `intrinsicContentSize` ask it.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard !styled.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let fitted = layout(in: bounds.size, maximumLineCount: numberOfLines)
    let size = fitted.layout.size
    let share = horizontalShare
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * share,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Draws the text in the middle of the height of `rect`, in the label's coordinates.
  ///
  /// It is called with the bounds when the label is drawn. At other times it draws into the current context, if there is one.
  /// Subclasses may call it with another rectangle.
  open func drawText(in rect: CGRect) {
    let context = drawings == nil ? UIGraphicsGetCurrentContext() : nil
    guard drawings != nil || context != nil, !styled.isEmpty, rect.width > 0, rect.height > 0
    else { return }
    let fitted = shrunk(in: rect.size)
    // While the size is animated, text keeps its place between the edges that are on screen. Text that
    // will fill the label begins at its top all the while, and not above it where the height grows.
    let shown = ownLayer.shown.bounds.size
    let width = rect.width + shown.width - bounds.width
    let room = rect.height - fitted.layout.size.height
    let growth = room < 1 ? 0 : shown.height - bounds.height
    let origin = CGPoint(
      x: rect.minX + (width - fitted.alignedWidth) * horizontalShare,
      y: rect.minY + (room + growth) / 2
    )
    if let context {
      let pictures = styled.attachedPictures.map { $0?.recorded }
      return context.draw(UIBackendDisplayList.Text(fitted.layout, pictures: pictures), at: origin)
    }
    drawings?.append(.text(fitted.layout, origin: origin))
    guard !fitted.layout.attachmentFrames.isEmpty else { return }
    let pictures = styled.attachedPictures
    drawings?.append(
      contentsOf: pictureDrawings(
        of: pictures,
        in: fitted.layout,
        origin: origin,
        color: textColor
      )
    )
  }

  /// The size of the text in the width of `size`; a width of 0 breaks no lines.
  ///
  /// The height of `size` does not count: all lines that `numberOfLines` allows are measured.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: MeasureProposal(fitting: size).width?.length)
  }

  /// The size of the text, its lines broken at `preferredMaxLayoutWidth` if more than one may be.
  ///
  /// A label without text asks for no room.
  open override var intrinsicContentSize: CGSize {
    textSize(in: preferredWidth)
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    if let width = proposal.width?.length, type(of: self) == UILabel.self {
      return MeasuredSize(textSize(in: max(1, min(width, preferredWidth ?? width))))
    }
    // A subclass may ask for more than its text needs.
    let natural = intrinsicContentSize
    guard let width = proposal.width?.length, width < natural.width, numberOfLines != 1,
      !styled.isEmpty
    else { return MeasuredSize(natural) }
    // What a subclass adds to the size of its text, it adds on more lines as well.
    let own = textSize(in: preferredWidth)
    let added = CGSize(width: natural.width - own.width, height: natural.height - own.height)
    let fitting = textSize(in: max(1, width - added.width))
    return MeasuredSize(
      CGSize(width: fitting.width + added.width, height: fitting.height + added.height)
    )
  }

  override var contentHeightFollowsWidth: Bool { numberOfLines != 1 && widthLimit <= 0 }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    guard !styled.isEmpty else { return nil }
    let text = layout(in: size, maximumLineCount: numberOfLines).layout
    let top = (size.height - text.size.height) / 2
    return TextBaselines(first: top + text.firstBaseline, last: top + text.lastBaseline)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: text,
      traits: isEnabled ? .staticText : [.staticText, .notEnabled]
    )
  }

  /// Changes fonts that follow the size of text, if they are to.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if category != previousTraitCollection?.preferredContentSizeCategory { adaptFonts() }
  }

  /// Draws the text; called where a subclass overrides it.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override func backendDrawings() -> [UIBackendDrawing] {
    drawings = []
    defer { drawings = nil }
    drawText(in: bounds)
    return drawings ?? []
  }
}

extension UILabel {
  /// Which share of the room that is left over stands to the left of lines.
  private var horizontalShare: CGFloat {
    switch resolvedText.paragraph(at: 0).alignment ?? .left {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width that lines are broken at where none is offered.
  private var preferredWidth: CGFloat? {
    numberOfLines == 1 || widthLimit <= 0 || widthLimit >= TextLayoutCache.unlimited
      ? nil : widthLimit
  }

  /// The size of the text in a width, or on as few lines as it has for `nil`.
  func textSize(in width: CGFloat?) -> CGSize {
    let bounds = CGRect(
      x: 0,
      y: 0,
      width: width ?? TextLayoutCache.unlimited,
      height: TextLayoutCache.unlimited
    )
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The text as it is drawn in a space: smaller if it has to be and may.
  private func shrunk(in size: CGSize) -> TextLayoutCache.Fitted {
    let natural = layout(in: size, maximumLineCount: numberOfLines)
    guard natural.layout.isTruncated else { return natural }
    var text = resolvedText
    text.maximumLineCount = numberOfLines
    return shrinking.tightened(text, in: size) ?? shrinking.layout(text, in: size) ?? natural
  }

  private func layout(in size: CGSize, maximumLineCount: Int) -> TextLayoutCache.Fitted {
    var text = resolvedText
    text.maximumLineCount = max(0, maximumLineCount)
    return layouts.layout(text, in: UIBackendTextSpace(width: size.width, height: size.height))
  }

  /// The text as the backend takes it, in the label's surroundings.
  var resolvedText: UIBackendText {
    let traits = traitCollection
    let isRightToLeft = isRightToLeft
    if let resolution, resolution.traits == traits, resolution.isRightToLeft == isRightToLeft {
      return resolution.text
    }
    let text = styled.resolved(in: traits, isRightToLeft: isRightToLeft)
    resolution = Resolution(text: text, traits: traits, isRightToLeft: isRightToLeft)
    return text
  }

  private func adaptFonts() {
    guard followsContentSizeCategory else { return }
    var adapted = styled
    guard adapted.adaptFonts(to: traitCollection.preferredContentSizeCategory) else { return }
    changeSize { $0 = adapted }
  }

  private func changeSize(_ change: (inout LabelText) -> Void) {
    changeLooks(change)
    invalidateIntrinsicContentSize()
  }

  private func changeLooks(_ change: (inout LabelText) -> Void) {
    change(&styled)
    resolution = nil
    setNeedsDisplay()
  }
}
