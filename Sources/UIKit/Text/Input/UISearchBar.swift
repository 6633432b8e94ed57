import CoreGraphics
public import Foundation

/// A bar with a field for what is searched for, and a button that cancels.
///
/// The behaviour is that of Apple's `UISearchBar` as documented there. Return is the search button. While the cancel
/// button is shown, Escape is pressed for it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// The styles of the bar.
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default`
    /// With a background.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The field in the bar, which is edited when the bar becomes the first responder.
  open private(set) var searchTextField = UISearchTextField()

  /// The receiver of questions and news.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Whether Return does nothing while there is no text; `true` by default.
  open var enablesReturnKeyAutomatically = true

  /// The search that the bar belongs to.
  weak var owner: (any SearchBarOwner)?
  private let fieldObserver = SearchFieldObserver()
  private lazy var cancelButton = makeCancelButton()
  private var cancelIsShown = false
  private let scopes = ScopeBar(frame: .zero)
  private var scopesAreShown = false

  /// The style of the bar; with a background by default.
  open var searchBarStyle = Style.default {
    didSet { showStyle() }
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fieldObserver.bar = self
    searchTextField.delegate = fieldObserver
    searchTextField.placeholder = nil
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.tellText() },
      for: .editingChanged
    )
    addSubview(searchTextField)
    scopes.alpha = 0
    scopes.didSelect = { [weak self] in self?.tellScope($0) }
    showStyle()
    noteInitialAppearance()
  }

  private func showStyle() {
    backgroundColor = searchBarStyle == .minimal ? nil : .secondarySystemBackground
  }

  /// The search text; empty by default.
  ///
  /// Setting it tells no one.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is displayed while the field is empty; none by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The kind of text that is typed; any text by default.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The letters that input methods make capitals; the first of each sentence by default.
  ///
  /// Addresses have none, unless all are.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether input methods complete and correct words; as they do by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether input methods check the spelling; by default as they do, and not where nothing is corrected.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The word on the Return key of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// The appearance of a keyboard on a screen; kept for that, and nothing else on a desktop.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// Whether quotation marks become curly; kept, as no input method of a desktop does that.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes; kept, as no input method of a desktop does that.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether blanks are put around what is pasted; kept, as no input method of a desktop does that.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// A view at the bottom of the window while the field is edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Whether the bar can be used; `true` by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  /// Whether the cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button; animated, it comes from beyond the edge while the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != cancelIsShown else { return }
    if animated { layoutIfNeeded() }
    if cancelButton.superview == nil {
      addSubview(cancelButton)
      cancelButton.alpha = 0
      cancelButton.frame = cancelFrame(isShown: false)
    }
    cancelIsShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  /// The titles of the scopes that a person can choose from; `nil` for none, which is the default.
  open var scopeButtonTitles: [String]? {
    get { scopes.titles.isEmpty ? nil : scopes.titles }
    set {
      scopes.titles = newValue ?? []
      heightDidChange()
    }
  }

  /// The index of the scope that is chosen; 0 by default, and setting it tells no one.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selectedIndex }
    set { scopes.selectedIndex = newValue }
  }

  /// Whether the scopes are shown below the field, if there are any; `false` by default.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes, which take a row of their own.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != scopesAreShown else { return }
    if animated { layoutIfNeeded() }
    scopesAreShown = show
    heightDidChange()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  private func heightDidChange() {
    if scopes.superview == nil { addSubview(scopes) }
    scopes.isUserInteractionEnabled = hasScopeRow
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.searchBarHeightDidChange()
  }

  private var hasScopeRow: Bool { scopesAreShown && !scopes.titles.isEmpty }

  private func tellScope(_ index: Int) {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    owner?.searchTextDidChange()
  }

  private func makeCancelButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Cancel"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 4,
      bottom: 4,
      trailing: 4
    )
    let button = CancelButton(frame: .zero)
    button.configuration = configuration
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    return button
  }

  private func tellText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    owner?.searchTextDidChange()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.isActive = false
  }

  /// As high as the field with its margins, and the scopes; any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height + scopeHeight)
  }

  /// As wide as `size`, and as high as the field with its margins, and the scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + scopeHeight)
  }

  private var scopeHeight: CGFloat { hasScopeRow ? ScopeBar.height : 0 }

  /// The row of the field, above the scopes.
  private var fieldRow: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - scopeHeight))
  }

  /// Places the field, and the button where reading ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if cancelButton.superview != nil {
      cancelButton.frame = cancelFrame(isShown: cancelIsShown)
      cancelButton.alpha = cancelIsShown ? 1 : 0
    }
    let taken = cancelIsShown ? cancelButton.bounds.width + Self.margin : 0
    scopes.alpha = hasScopeRow ? 1 : 0
    scopes.frame = CGRect(x: 0, y: fieldRow.maxY, width: bounds.width, height: ScopeBar.height)
    let room = fieldRow.inside(dx: Self.margin, dy: 0)
    searchTextField.frame = CGRect(
      x: room.minX + (isRightToLeft ? taken : 0),
      y: ((fieldRow.height - Self.fieldHeight) / 2).rounded(),
      width: max(0, room.width - taken),
      height: Self.fieldHeight
    )
  }

  private func cancelFrame(isShown: Bool) -> CGRect {
    let size = cancelButton.intrinsicContentSize
    // Beyond the edge while it is not shown.
    let distance = isShown ? Self.margin : -size.width
    return CGRect(
      x: isRightToLeft ? distance : bounds.width - size.width - distance,
      y: ((fieldRow.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Presses the cancel button for Escape while it is displayed, or a search controller searches; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    let canCancel = cancelIsShown && cancelButton.isEnabled || owner?.isActive == true
    guard isEscape, canCancel else {
      return super.pressesBegan(presses, with: event)
    }
    cancel()
  }
}

/// The button that cancels: pressed, it leaves the keys with the field, and Tab leads from the field to it.
private final class CancelButton: FieldButton {
  override var isKeyStop: Bool { isEnabled }
}

/// What the field of a search bar asks and tells.
@MainActor
private final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.owner?.isActive = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    if textField.hasText || !bar.enablesReturnKeyAutomatically {
      bar.delegate?.searchBarSearchButtonClicked(bar)
    }
    return true
  }
}
