import CoreGraphics
public import Foundation

/// A control that shows words and a picture and does something when it is pressed.
///
/// The behaviour is that of Apple's `UIButton` as documented there. A button with a configuration
/// shows what that says; one without shows what it was given for its state. A press sends
/// `touchUpInside` and `primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The styles of a button without configuration.
  public enum ButtonType: Int, Sendable {
    /// White words, nothing that depends on the tint colour.
    case custom
    /// Words and picture in the tint colour, paler while pressed.
    case system
    /// A letter i in a circle: there is more to know.
    case detailDisclosure
    /// The same as `detailDisclosure`.
    case infoLight
    /// The same as `detailDisclosure`.
    case infoDark
    /// A plus in a circle: add something.
    case contactAdd

    /// The symbol that the button has from the start.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      }
    }
  }

  var setup = Setup()
  var update = Update.needed
  let parts = ButtonParts()

  struct Setup {
    var type = ButtonType.custom
    var contents = ButtonContents()
    var configuration: Configuration?
    var updateHandler: ConfigurationUpdateHandler?
    var updatesAutomatically = true
    var togglesSelection = false
    var menu = MenuSetup()
    var pointer = PointerSetup()
    var insets = EdgeInsets()
    /// What is shown since the last update.
    var face: ButtonFace?
  }

  /// The margins of a button without configuration.
  struct EdgeInsets {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
  }

  /// Whether what is shown follows from the configuration and the state.
  enum Update { case done, neededForState, needed, running }

  /// A closure that updates a button's configuration when its state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Creates a button without configuration, of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty button; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button without configuration.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button without configuration that shows and performs `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setup.type = buttonType
    parts.title.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    if let primaryAction { take(primaryAction) }
  }

  /// Creates a button of the custom type that shows and performs `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Creates a button that performs `primaryAction` and shows its title and picture, where it has them, in place of those of
  /// `configuration`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setup.type = .system
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      configuration.image = primaryAction.image ?? configuration.image
    }
    self.configuration = configuration
  }

  private func take(_ primaryAction: UIAction) {
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  private func setUp() {
    for view in parts.all { addSubview(view) }
  }

  /// The style of a button without configuration.
  open var buttonType: ButtonType { setup.type }

  /// The menu of the button; `nil` by default.
  ///
  /// It is opened by a press if `showsMenuAsPrimaryAction` says so, and else by the secondary button of a mouse, a finger
  /// that rests, or the Menu key. A button that also `changesSelectionAsPrimaryAction` is a pop-up button: it shows the
  /// action that is marked, the first one if none is, and choosing another marks that one. A menu that is set while the former one is
  /// open takes its place; `nil` closes it.
  open var menu: UIMenu? {
    get { setup.menu.menu }
    set {
      setup.menu.menu = newValue
      menuDidChange()
    }
  }

  /// Whether a press opens the menu instead of sending actions; `false` by default.
  ///
  /// The press then sends `menuActionTriggered`, just before the menu opens.
  open var showsMenuAsPrimaryAction: Bool {
    get { setup.menu.isPrimary }
    set {
      setup.menu.isPrimary = newValue
      menuDidChange()
    }
  }

  /// Whether the pointer is a pointing hand over the button, while it is enabled; `false` by default, as on a desktop buttons have arrows.
  open var isPointerInteractionEnabled: Bool {
    get { setup.pointer.isEnabled }
    set {
      setup.pointer.isEnabled = newValue
      window?.pointer.update()
    }
  }

  /// Says how the pointer looks over the button; setting it turns `isPointerInteractionEnabled` on.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { setup.pointer.provider }
    set {
      setup.pointer.provider = newValue
      if newValue != nil { setup.pointer.isEnabled = true }
      window?.pointer.update()
    }
  }

  /// The contents and the appearance of the button; `nil`, which leaves it to the values for states, by default.
  open var configuration: Configuration? {
    get { setup.configuration }
    set {
      guard newValue != setup.configuration else { return }
      setup.configuration = newValue
      invalidateFace()
    }
  }

  /// Changes the configuration when the state has changed, before the button is shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { setup.updateHandler }
    set {
      setup.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether colours follow the state by themselves; `true` by default.
  ///
  /// When it is `false` a configured button looks as in its normal state unless the update handler changes it.
  open var automaticallyUpdatesConfiguration: Bool {
    get { setup.updatesAutomatically }
    set {
      setup.updatesAutomatically = newValue
      invalidateFace()
    }
  }

  /// Whether a press chooses the button, and the next one does not any more; `false` by default.
  ///
  /// One whose press opens its menu shows the action of that which is marked.
  open var changesSelectionAsPrimaryAction: Bool {
    get { setup.togglesSelection }
    set {
      setup.togglesSelection = newValue
      menuDidChange()
    }
  }

  /// Schedules a call of the update handler before the button is displayed again.
  open func setNeedsUpdateConfiguration() { invalidateFace() }

  /// Changes the configuration by the state: calls the update handler unless overridden.
  open func updateConfiguration() { setup.updateHandler?(self) }

  /// The label of the title.
  open var titleLabel: UILabel? { parts.title }

  /// The label of the subtitle, for buttons with a configuration.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The view of the picture.
  open var imageView: UIImageView? { parts.image }

  /// Sets the words for a state; a state without words shows those of the normal state.
  ///
  /// A configuration that has words of its own shows those.
  open func setTitle(_ title: String?, for state: State) {
    setup.contents.titles[state] = title
    invalidateFace()
  }

  /// Sets the attributed title for a state, and for those that have none themselves if it is the normal one.
  ///
  /// They come before the title of that state. A button with a configuration does not show them.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setup.contents.attributedTitles[state] = title
    invalidateFace()
  }

  /// Shows a picture behind everything in a state, and in those that have none themselves if it is the normal one.
  ///
  /// It is stretched over the whole button, which asks for its size at least. A button with a configuration does not
  /// show it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setup.contents.backgroundImages[state] = image
    invalidateFace()
  }

  /// Sets the colour of the words for a state; a state without shows that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    setup.contents.titleColors[state] = color
    invalidateFace()
  }

  /// Sets the picture for a state; a state without shows that of the normal state.
  ///
  /// A configuration that has a picture of its own shows that.
  open func setImage(_ image: UIImage?, for state: State) {
    setup.contents.images[state] = image
    invalidateFace()
  }

  /// The words shown in a state.
  open func title(for state: State) -> String? { setup.contents.titles[state] }

  /// The colour of the words in a state, if it was set.
  open func titleColor(for state: State) -> UIColor? { setup.contents.titleColors[state] }

  /// The picture shown in a state.
  open func image(for state: State) -> UIImage? { setup.contents.images[state] }

  /// Whether the picture of a custom button is paler while it is pressed and has none for that state; `true` by default.
  ///
  /// Apple's is darker then. A system button says it by its tint colour, and one with a configuration by that, whatever is set here.
  open var adjustsImageWhenHighlighted: Bool {
    get { setup.contents.adjustsImageWhenHighlighted }
    set {
      setup.contents.adjustsImageWhenHighlighted = newValue
      invalidateFace()
    }
  }

  /// Whether the picture of a custom button is paler while it is disabled and has none for that state; `true` by default.
  open var adjustsImageWhenDisabled: Bool {
    get { setup.contents.adjustsImageWhenDisabled }
    set {
      setup.contents.adjustsImageWhenDisabled = newValue
      invalidateFace()
    }
  }

  /// Returns the attributed title for a state, or for the normal one if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    setup.contents.attributedTitles[state]
  }

  /// The picture behind everything for a state, or for the normal one if it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    setup.contents.backgroundImages[state]
  }

  /// The attributed title that is displayed now, if any.
  open var currentAttributedTitle: NSAttributedString? { face.attributedTitle }

  /// The picture that is shown now behind everything, if any.
  open var currentBackgroundImage: UIImage? { face.backgroundImage }

  /// The words shown now.
  open var currentTitle: String? { face.title }

  /// The colour of the words shown now.
  open var currentTitleColor: UIColor { face.foreground }

  /// The picture shown now.
  open var currentImage: UIImage? { face.image }

  /// The margins around words and picture of a button without configuration, in points; zero by default, which leaves 6 points above and
  /// below.
  ///
  /// They are a part of the size that the button asks for. Left is left in every direction of reading.
  open var contentEdgeInsets: UIEdgeInsets {
    get { setup.insets.content }
    set {
      setup.insets.content = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The margins of the words of a button without configuration, beside those of its content; zero by default.
  ///
  /// They move the words, and leave them less room or, below zero, more. The size that the button asks for is the same.
  open var titleEdgeInsets: UIEdgeInsets {
    get { setup.insets.title }
    set {
      setup.insets.title = newValue
      setNeedsLayout()
    }
  }

  /// The margins of the picture of a button without configuration, beside those of its content; zero by default.
  ///
  /// They move the picture, and make it smaller where it has no room. The size that the button asks for is the same.
  open var imageEdgeInsets: UIEdgeInsets {
    get { setup.insets.image }
    set {
      setup.insets.image = newValue
      setNeedsLayout()
    }
  }

  /// Returns where the background image stands in a button without configuration: everywhere, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle in which words and picture of a button without configuration stand: that of the background without
  /// `contentEdgeInsets`, unless overridden.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: setup.insets.content)
  }

  /// Returns where the words of a button without configuration stand, whose content has `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainTitleFrame(in: contentRect)
  }

  /// Returns where the picture of a button without configuration stands, whose content has `contentRect`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainImageFrame(in: contentRect)
  }

  /// The size of words and picture with the margins around them.
  ///
  /// Words are on one line for each paragraph. Without configuration there are 6 points above and
  /// below, and at least 30 points across, unless it has `contentEdgeInsets`.
  open override var intrinsicContentSize: CGSize { measured(in: nil) }

  /// The size the button needs in the width of `size`; 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(in: MeasureProposal(fitting: size).width?.length)
  }

  /// Places words, picture and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateFace()
    parts.place(
      frames(in: bounds),
      alignment: lineAlignment,
      isConfigured: configuration != nil
    )
    placeBackground()
    parts.backdrop?.frame = backgroundRect(forBounds: bounds)
  }

  /// Shows everything in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    invalidateFaceForState()
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    let natural = intrinsicContentSize
    guard let width = proposal.width?.length, width < natural.width, setup.configuration != nil
    else { return MeasuredSize(natural) }
    return MeasuredSize(measured(in: width))
  }

  override var contentHeightFollowsWidth: Bool { setup.configuration != nil }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    updateFace()
    let frame = frames(in: CGRect(origin: .zero, size: size)).title
    guard let baselines = parts.title.textBaselines(in: frame.size) else { return nil }
    return TextBaselines(first: frame.minY + baselines.first, last: frame.minY + baselines.last)
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    if update == .done { invalidateIntrinsicContentSize() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(label: face.attributedTitle?.string ?? currentTitle, traits: .button)
  }

  override func pointerShape(at location: CGPoint) -> UIBackendPointerShape? {
    pointerStyle?.backendShape
  }

  override func stateDidChange() {
    super.stateDidChange()
    invalidateFaceForState()
  }

  override var activationEvents: Event {
    opensMenu ? .menuActionTriggered : [.touchUpInside, .primaryActionTriggered]
  }

  override var isPressedByTaps: Bool { true }

  /// Chooses the button first if it changes that itself, then performs the actions, and opens the menu after
  /// `menuActionTriggered`.
  open override func sendActions(for controlEvents: Event) {
    if setup.togglesSelection, !opensMenu, controlEvents.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.menuActionTriggered) { openMenu() }
  }
}
