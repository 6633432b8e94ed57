import CoreGraphics
public import Foundation

/// A view that shows an item of a collection view.
///
/// The content of a cell is either placed in its content view, or described by a content configuration and a background configuration,
/// which follow the state of the cell.
///
/// Constraints in the content view, or between the cell and what is in it, say the size of the cell. Without any a
/// cell finds its size like this. It asks `sizeThatFits`, which a subclass
/// may override. Unless overridden, a content view made by a configuration is asked for its
/// `sizeThatFits`. Of any other, each subview with a flexible width asks for the width it needs,
/// `sizeThatFits` of the subview plus its distances to the edges, and each one with a flexible height
/// for its height; the largest counts. A label or a stack that fills the content view with a flexible
/// width and height therefore decides. A side for which no subview asks stays as the layout has it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var presentContentView: UIView
  private var status = Status()
  final var configurations = CellConfigurations()
  /// The ring around the item that keys have reached; made when it is first shown.
  var focusRing: FocusRing?
  /// What moves the content aside for swipe actions; nil while it is not.
  var slide: CellSlide?

  /// Whether the cell is hidden because its item is in a drag, or on its way to it.
  var isUnseen = false {
    didSet { if isUnseen != oldValue { isHidden = isUnseen } }
  }

  /// The states of a cell whose item can be dragged.
  public enum DragState: Int, Sendable {
    /// It is not dragged.
    case none
    /// It is picked up.
    case lifting
    /// It is dragged.
    case dragging
  }

  private struct Status {
    var conditions = CellConditions()
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
  }

  /// Creates a cell; collection views make those they show themselves.
  public override init(frame: CGRect) {
    presentContentView = CollectionCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates an empty cell; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    presentContentView = CollectionCellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    presentContentView.frame = bounds
    presentContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(presentContentView)
  }

  /// The view that everything the cell shows is put into; it fills the cell.
  ///
  /// A content configuration replaces it with a view of its own.
  open var contentView: UIView { presentContentView }

  /// Whether the item is selected; set by the collection view.
  ///
  /// Subclasses override it to change their appearance. Shows the selected background view.
  open var isSelected: Bool {
    get { status.conditions.isSelected }
    set {
      change { $0.isSelected = newValue }
      updateSelectedBackground()
    }
  }

  /// Whether the item is pressed; set by the collection view.
  ///
  /// Subclasses override it to change their appearance. Shows the selected background view.
  open var isHighlighted: Bool {
    get { status.conditions.isHighlighted }
    set {
      change { $0.isHighlighted = newValue }
      updateSelectedBackground()
    }
  }

  /// The cell in its own coordinates; content that is moved aside for swipe actions does not count.
  open override var bounds: CGRect {
    get { super.bounds.movedLeft(by: slide?.offset) }
    set { super.bounds = newValue.movedLeft(by: slide.map { -$0.offset }) }
  }

  /// Whether `point` is in the cell, the part included that content leaves free that is moved aside.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: CGPoint(x: point.x - (slide?.offset ?? 0), y: point.y), with: event)
  }

  /// The view in the cell that a touch at `point` is for; of an open row only swipe actions take touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let slide, !slide.isClosing else { return hit }
    return hit.isDescendant(of: slide.actions) ? hit : self
  }

  /// The colour behind everything; setting one takes the background configuration away.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { backgroundConfiguration = nil }
    }
  }

  /// Changes the configurations when the state has changed, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.updateHandler }
    set {
      configurations.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The configuration of the content; `nil`, which leaves it to the content view, by default.
  ///
  /// The content view is kept if it supports the configuration, and replaced otherwise. Set back to
  /// `nil` it is replaced with an empty one. Replacing a view again and again is slow; it is
  /// reported when the cells of one registration do so.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      guard let newValue else { return removeContentConfiguration() }
      showContent(
        configurations.updatesContent ? updated(newValue, for: configurationState) : newValue
      )
    }
  }

  /// The configuration of the background; `nil`, which leaves it to the background views, by default.
  ///
  /// Setting one takes away the background colour, the background view and the selected background
  /// view; setting one of those takes the configuration away. A list cell has one by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      if let shown = configurations.backgroundView?.configuration { return shown }
      guard case .standard = configurations.background else { return nil }
      return standardBackground
    }
    set {
      guard let newValue else {
        configurations.background = .other
        return showBackground(nil)
      }
      if backgroundColor != nil { backgroundColor = nil }
      backgroundView = nil
      selectedBackgroundView = nil
      configurations.background = .own
      showBackground(
        configurations.updatesBackground ? updated(newValue, for: configurationState) : newValue
      )
    }
  }

  /// The view behind everything else in the cell; none by default.
  ///
  /// Setting one takes the background configuration away.
  open var backgroundView: UIView? {
    get { status.backgroundView }
    set {
      guard newValue !== status.backgroundView else { return }
      status.backgroundView?.removeFromSuperview()
      status.backgroundView = newValue
      guard let newValue else { return }
      backgroundConfiguration = nil
      fill(with: newValue, at: 0)
    }
  }

  /// The view in front of the background view while the cell is selected or pressed.
  ///
  /// Setting one takes the background configuration away.
  open var selectedBackgroundView: UIView? {
    get { status.selectedBackgroundView }
    set {
      guard newValue !== status.selectedBackgroundView else { return }
      status.selectedBackgroundView?.removeFromSuperview()
      status.selectedBackgroundView = newValue
      guard let newValue else { return }
      backgroundConfiguration = nil
      fill(with: newValue, at: status.backgroundView == nil ? 0 : 1)
      updateSelectedBackground()
    }
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateSelectedBackground() {
    status.selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// The state of the cell, and its traits, on which configurations depend.
  ///
  /// Subclasses that add states of their own override it and call `setNeedsUpdateConfiguration()`
  /// whenever one of them changes.
  open var configurationState: UICellConfigurationState { presentState }

  /// Schedules an update of the configurations for the current state before the cell is laid out or measured.
  ///
  /// Called by the cell itself whenever its state changes. However often it is called, there is one
  /// update.
  open func setNeedsUpdateConfiguration() { noteConfigurationUpdate() }

  /// Changes the configurations by the state; does nothing unless overridden.
  ///
  /// Called by the cell, after configurations that update automatically did.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Whether the content configuration is updated whenever the state changes; `true` by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set {
      configurations.updatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the background configuration is updated whenever the state changes; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set {
      configurations.updatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The background that a cell of this class has by default, for the state it is in: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The item is picked up, dragged, or neither any more.
  ///
  /// While it is dragged, the content view is translucent; a subclass that overrides this calls `super` for that.
  open func dragStateDidChange(_ dragState: DragState) {
    contentView.alpha = dragState == .dragging ? Self.draggedAlpha : 1
  }

  private static var draggedAlpha: CGFloat { 0.4 }

  /// The size that the content view asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return contentViewSize(for: MeasureProposal(fitting: size, zeroIsFree: false))
  }

  /// Updates the configurations if needed, and places the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.backgroundView?.fill(self)
    slide?.cellDidLayOut()
  }

  /// Schedules an update of the configurations for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The background of a cell that the app has given none; overridden by cells that have one.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// The state has changed; overridden by cells that show more of it than configurations do.
  func showState(_ state: UICellConfigurationState) {}

  /// Whether a press on the cell shows or hides what belongs to its item, and does not select it.
  var togglesOutline: Bool { false }

  /// Shows or hides what belongs to the item, as a person asked.
  func toggleOutline() {}

  /// The content view fills the cell, even if it is said that constraints are to place it.
  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }

  /// Whether the item can have the focus, if its collection view lets it; `true` unless overridden.
  open override var canBecomeFocused: Bool { true }

  override var isTabStop: Bool { false }
  override func lookPressed(_ isPressed: Bool) { isHighlighted = isPressed }

  override func places(_ subview: UIView) -> Bool { subview === presentContentView }

  override func userInteractionDidChange() { setNeedsUpdateConfiguration() }

  package override func prepareForMeasuring() { updateConfigurationIfNeeded() }

  override func forgetFormerElement() {
    super.forgetFormerElement()
    isUnseen = false
    if conditions.dragState != .none { dragStateDidChange(.none) }
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    isFocusedByKeys = false
    endSlide()
    change { $0 = CellConditions() }
  }
}

extension UICollectionViewCell {
  /// What happens to the cell.
  var conditions: CellConditions { status.conditions }

  /// Changes what happens to the cell; configurations follow.
  func change(_ change: (inout CellConditions) -> Void) {
    let before = status.conditions
    change(&status.conditions)
    if status.conditions != before { setNeedsUpdateConfiguration() }
  }

  /// Updates the configurations if the state has changed since they were.
  func updateConfigurationIfNeeded() {
    if configurations.update == .needed { updateConfigurations() }
  }
}

extension CGRect {
  fileprivate func movedLeft(by distance: CGFloat?) -> CGRect {
    guard let distance, distance != 0 else { return self }
    return CGRect(x: minX - distance, y: minY, width: width, height: height)
  }
}

/// The content view of a cell: as large as its flexible subviews ask.
final class CollectionCellContentView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfFlexibleSubviews(in: MeasureProposal(fitting: size, zeroIsFree: false))
  }
}
