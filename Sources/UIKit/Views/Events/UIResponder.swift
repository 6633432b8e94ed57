public import Foundation

/// Something that can take events, or hand them on to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  final var accessibility: AccessibilityProperties?

  /// The responder that gets an event which this one does not take.
  open var next: UIResponder? { nil }

  /// Whether this responder is the first to get keys.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this responder can become the first responder, which gets keys first; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder may stop being it; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this responder the first to get keys; answers whether that was allowed.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Stops being the first to get keys; answers whether that was allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A view at the bottom of the window while this responder, or one before it in the chain, is the first; none unless overridden.
  ///
  /// On Apple's platforms it is placed above the keyboard, which a desktop does not have. It is as wide as the window and as high as it
  /// asks to be, or as its frame where it asks for nothing. The safe area of the views ends above it. It stays while a view in it is the
  /// first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Makes the window read `inputAccessoryView` again.
  open func reloadInputViews() { responderWindow?.setNeedsLayout() }

  /// Commands for keys that no responder in the chain has taken; the first that matches counts; none unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns the first responder from this one on that can perform an action; `nil` where none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the responder performs an action that is meant for no object; if its class has the method, unless overridden.
  ///
  /// Every responder has the methods for editing, such as `copy(_:)`, and does nothing in them: a selector with the name of one of them counts
  /// where the class overrides it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
      && EditAction(action).map { $0.isOverridden(by: self) } ?? true
  }

  /// Moves what is selected to the clipboard; nothing happens unless overridden.
  open func cut(_ sender: Any?) {}

  /// Copies what is selected to the clipboard; nothing happens unless overridden.
  open func copy(_ sender: Any?) {}

  /// Inserts what is on the clipboard; nothing happens unless overridden.
  open func paste(_ sender: Any?) {}

  /// Removes what is selected; nothing happens unless overridden.
  open func delete(_ sender: Any?) {}

  /// Selects everything; nothing happens unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// Called when fingers or buttons go down; passes the event on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers or pressed buttons move; passes the event on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers or buttons go up; passes the event on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled, by a gesture for instance; passes the event on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when keys go down; passes the event on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when pressed keys repeat; passes the event on to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys go up; passes the event on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Goes back to what was shown before, by the nearest responder that can; returns whether there is one.
  func goBack() -> Bool { next?.goBack() ?? false }

  /// The window whose first responder this one can be.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// What the responder is to assistive technologies unless the app says otherwise; overridden by views of UIKit.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Sets the value of an adjustable element, as the user does; nothing happens unless overridden.
  func chooseForReaders(_ value: Double) {}

  /// Where the responder is unless the app says otherwise, in the coordinates of the window.
  var defaultAccessibilityFrame: CGRect { .zero }

  /// Whether assistive technologies see the responder itself, and nothing in it.
  ///
  /// `false` by default, and `true` for labels, text views and the controls of UIKit that are one element.
  ///
  /// The accessibility properties are stored and inherited as on Apple's platforms, where `NSObject` declares them.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityDefaults.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The words that name the element; by default the text of a label and the title of a button.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibilityDefaults.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The effect of activating the element; `nil` by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The value of the element as words, such as the text of a field or “40%” for a slider; `nil` where there is none.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? accessibilityDefaults.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The kind and the behaviour of the element; views of UIKit have those of their kind and state.
  ///
  /// Traits that are set replace all of these, those of the state too.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityDefaults.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Spoken names of the element; the label alone by default.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }

  /// The language of label, value and hint as a BCP 47 tag; `nil`, the default, is that of the user.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// The frame of the element, in points in the coordinates of the window; for a view the rectangle around it.
  ///
  /// On Apple's platforms it is in those of the screen, which programs of a desktop may not know.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The point at which the element is pressed when it is activated, in the coordinates of the window; the middle of its frame by
  /// default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// Whether assistive technologies skip everything in the responder; `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.container.hidesElements ?? false }
    set { changeAccessibility { $0.container.hidesElements = newValue } }
  }

  /// Whether assistive technologies skip what is beside the view; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.container.isModal ?? false }
    set { changeAccessibility { $0.container.isModal = newValue } }
  }

  /// Whether the elements in the view are read together before those beside it; `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.container.groupsElements ?? false }
    set { changeAccessibility { $0.container.groupsElements = newValue } }
  }

  /// The relation between the elements in the view; `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.container.type ?? .none }
    set { changeAccessibility { $0.container.type = newValue } }
  }

  /// The elements in the responder, in their order; `nil` by default, which leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// The number of `accessibilityElements`; 0 where there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of `accessibilityElements`; `nil` for an index that does not exist.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object in `accessibilityElements`; `NSNotFound` for an object that is not in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// The actions of the element besides activating it; `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Activates the element; returns whether it did something.
  ///
  /// A control that is enabled does what a press of a key does. Others return `false` unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable element, as the user does; nothing happens unless overridden.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable element, as the user does; nothing happens unless overridden.
  open func accessibilityDecrement() {}

  /// Scrolls by a page, as an assistive technology asks; returns whether something has moved.
  ///
  /// The element is asked first and then what is around it, until one answers `true`. A scroll view that has more content in the direction
  /// moves by nine tenths of what shows, at once. Others return `false` unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Takes away what is in front, or goes back, as an assistive technology asks; returns whether it did.
  ///
  /// The element is asked first and then what is around it, until one answers `true`. If none does, what is presented in front is
  /// dismissed where a person can do that, and else the navigation goes back. Returns `false` unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
}
