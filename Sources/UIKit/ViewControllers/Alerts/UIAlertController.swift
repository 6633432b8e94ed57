import Foundation

/// An alert or a question in a card over the dimmed window.
///
/// An action dismisses the alert, and its handler is called then. Escape is the cancel action, if there is one, and so is a
/// press beside an action sheet. Return is `preferredAction`, or else the only action that does something usual; the arrow
/// keys and Tab lead from one button to the next.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of an alert.
  public enum Style: Int, Sendable {
    /// A choice between things to do with what is shown.
    case actionSheet = 0
    /// A message that has to be answered.
    case alert = 1
  }

  private var contents = Contents()

  private struct Contents {
    var message: String?
    var style = Style.alert
    var actions: [UIAlertAction] = []
    var fields: [UITextField] = []
    var preferredAction: UIAlertAction?
  }

  /// Creates an alert or an action sheet with a title and a message.
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: Style
  ) {
    self.init(nibName: nil, bundle: nil)
    contents.message = message
    contents.style = preferredStyle
    self.title = title
  }

  /// The style of the alert.
  open var preferredStyle: Style { contents.style }

  /// The bold words above the message.
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      contentsDidChange()
    }
  }

  /// The words below the title.
  open var message: String? {
    get { contents.message }
    set {
      contents.message = newValue
      contentsDidChange()
    }
  }

  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { contents.actions }

  /// Adds a button below the others; one that cancels always comes last.
  ///
  /// A second action that cancels is reported and added as any other.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let first = actions.first(where: { $0.style == .cancel }) {
      Diagnostics.report(
        .layout,
        """
        An alert has the cancel actions “\(first.title ?? "")” and “\(action.title ?? "")”; Escape is the first one.
        """
      )
    }
    contents.actions.append(action)
    contentsDidChange()
  }

  /// The action that Return performs, in bold; one that was not added is reported, and is none.
  open var preferredAction: UIAlertAction? {
    get { contents.preferredAction }
    set {
      if let newValue, !actions.contains(newValue) {
        contents.preferredAction = nil
        Diagnostics.report(
          .layout,
          """
          The preferred action “\(newValue.title ?? "")” of an alert is not among its \(actions.count) actions; it has \
          none now.
          """
        )
      } else {
        contents.preferredAction = newValue
      }
      contentsDidChange()
    }
  }

  /// The fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { contents.fields.isEmpty ? nil : contents.fields }

  /// Adds a field below the message, which `configurationHandler` sets up; action sheets have none, which is reported.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Diagnostics.report(
        .layout,
        "A field was added to an action sheet, which has none; nothing was changed."
      )
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.returnWasPressed(in: field) },
      for: .primaryActionTriggered
    )
    contents.fields.append(field)
    configurationHandler?(field)
    contentsDidChange()
  }

  /// Makes the view of the card.
  open override func loadView() {
    let view = AlertView(frame: .zero)
    self.view = view
    show(in: view)
  }

  /// Begins editing in the first field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    contents.fields.first?.becomeFirstResponder()
  }

  /// Does what Return, Escape and the arrow keys do in an alert.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    if keys.contains(where: { $0 == .keyboardReturnOrEnter }),
      let action = actionOfReturn, action.isEnabled
    {
      return choose(action)
    }
    if keys.contains(.keyboardEscape) { return cancel() }
    if moveKeys(keys) { return }
    super.pressesBegan(presses, with: event)
  }

  override var presentationShape: PresentationShape {
    .alert(isDismissedBeside: preferredStyle == .actionSheet)
  }

  override func preferredContentSizeOfPresentation(inWidth width: CGFloat) -> CGSize {
    guard let view = viewIfLoaded as? AlertView else { return super.preferredContentSize }
    return view.size(inWidth: width)
  }
}

extension UIAlertController {
  private func contentsDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    show(in: view)
    view.superview?.superview?.setNeedsLayout()
  }

  private func show(in view: AlertView) {
    let ordered =
      actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    view.show(
      AlertView.Contents(
        title: title,
        message: message,
        fields: contents.fields,
        actions: ordered,
        bold: preferredAction ?? actions.first { $0.style == .cancel },
        isSideBySide: preferredStyle == .alert && ordered.count == 2
      )
    ) { [weak self] action in self?.choose(action) }
  }

  /// What Return does: the preferred action, or the only one that does something usual.
  private var actionOfReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    if actions.count == 1 { return actions.first }
    let usual = actions.filter { $0.style == .default }
    return usual.count == 1 ? usual.first : nil
  }

  private func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true) { action.perform() }
  }

  /// Performs the action that cancels, if there is one.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel && $0.isEnabled }) { choose(action) }
  }

  private func returnWasPressed(in field: UITextField?) {
    let fields = contents.fields
    if let field, let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = actionOfReturn, action.isEnabled {
      choose(action)
    }
  }

  /// Brings the keys from one button to another; returns whether an arrow key was pressed for that.
  private func moveKeys(_ keys: [UIKeyboardHIDUsage]) -> Bool {
    guard let window = viewIfLoaded?.window else { return false }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward: [UIKeyboardHIDUsage] = [
      .keyboardDownArrow, isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow,
    ]
    let backward: [UIKeyboardHIDUsage] = [
      .keyboardUpArrow, isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow,
    ]
    if keys.contains(where: forward.contains) { return window.moveKeyFocus(isForward: true) }
    if keys.contains(where: backward.contains) { return window.moveKeyFocus(isForward: false) }
    return false
  }
}
