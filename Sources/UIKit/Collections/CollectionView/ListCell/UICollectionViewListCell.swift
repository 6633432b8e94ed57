import CoreGraphics
public import Foundation

/// A row of a list: content with accessories at both edges, indented, with lines between rows.
///
/// ```
///  ├ margin ┤ delete │ content                     │ label │ chevron ├ margin ┤
/// ```
///
/// Its background follows the list it is in and its state until another one is set. The content view
/// is as high as it asks for, and the row at least as high as its accessories with the layout
/// margins; it is as wide as the layout says.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let accessoryBar = ListCellAccessories()
  private let separators = ListCellSeparators()
  private var indentation = Indentation()
  private(set) var row = ListRow()
  private var separatorGuide: UILayoutGuide?

  private struct Indentation: Equatable {
    var level = 0
    var width: CGFloat = 16
    var includesAccessories = true

    var length: CGFloat { CGFloat(max(0, level)) * (width.isFinite ? max(0, width) : 0) }
  }

  /// Creates a row; collection views make those they show themselves.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty row; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8,
      leading: 16,
      bottom: 8,
      trailing: 16
    )
    noteConfigurationUpdate()
  }

  /// The accessories at the edges beside the content; none by default.
  ///
  /// Accessories of the system have an order of their own, whatever their order here; custom ones are inserted one after the other. A
  /// type of the system that occurs twice is reported, and the first one is used.
  open var accessories: [UICellAccessory] {
    get { accessoryBar.values }
    set {
      accessoryBar.take(newValue, in: self)
      _ = accessoryBar.show(AccessoryConditions(configurationState))
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns a configuration without text or picture, in the usual style of the list's rows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { row.content }

  /// The background that rows of the list usually have, for the state the cell is in.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    updated(row.background, for: configurationState)
  }

  /// The depth of the row in an outline; 0 by default and for negative values.
  ///
  /// In a collection view whose data source keeps an outline it is set when the cell is dequeued.
  open var indentationLevel: Int {
    get { indentation.level }
    set { changeIndentation { $0.level = newValue } }
  }

  /// The indentation of the content for each level, in points; 16 by default.
  open var indentationWidth: CGFloat {
    get { indentation.width }
    set { changeIndentation { $0.width = newValue } }
  }

  /// Whether accessories at the leading edge are moved in as well; `true` by default.
  open var indentsAccessories: Bool {
    get { indentation.includesAccessories }
    set { changeIndentation { $0.includesAccessories = newValue } }
  }

  private func changeIndentation(_ change: (inout Indentation) -> Void) {
    let before = indentation
    change(&indentation)
    guard indentation != before else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The layout guide of the separator below the row.
  ///
  /// It begins where the text of the content does, or its layout margin if the content view is no
  /// `UIListContentView`, and ends at the edge of the row. Where lists have lines, and where else they
  /// begin, is said by their layout.
  ///
  /// It is the same object each time. Constraints move its edges, and with them the separator; an edge that none names stays where it is.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide(in: self, isAdjustable: true) { [weak self] in
      self?.standardSeparatorFrame ?? .zero
    }
    separatorGuide = guide
    return guide
  }

  /// The height that the content and the accessories need in the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return rowSize(for: MeasureProposal(fitting: size, zeroIsFree: false))
  }

  /// Places the content, the accessories and the lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = cellLayout.frames(in: bounds)
    presentContentView.frame = frames.content
    accessoryBar.place(frames)
    if separatorGuide?.noteDerivedFrame() == true { solveConstraints() }
    separators.place(
      top: ListCellSeparators.topFrame(row, textStart, in: self),
      bottom: separatorGuide?.currentFrame ?? standardSeparatorFrame
    )
  }

  override var standardBackground: UIBackgroundConfiguration? { row.background }

  override func showState(_ state: UICellConfigurationState) {
    super.showState(state)
    if accessoryBar.show(AccessoryConditions(state)) { invalidateIntrinsicContentSize() }
    showSeparators(state)
    showShadow(state.isReordering)
  }

  override func adopt(_ row: ListRow?) {
    super.adopt(row)
    let row = row ?? ListRow()
    guard row != self.row else { return }
    self.row = row
    ownLayer.cornerRadius = row.corners.isEmpty ? 0 : ListRow.cornerRadius
    ownLayer.maskedCorners = row.corners
    setClipsAtRest(!row.corners.isEmpty)
    noteConfigurationUpdate()
  }

  override var togglesOutline: Bool {
    switch accessoryBar.outlineStyle {
    case .header: true
    case .automatic:
      (contentConfiguration as? UIListContentConfiguration)?.style.isHeader
        ?? (row.role == .header)
    case .cell, nil: false
    }
  }

  override func toggleOutline() {
    for view in accessoryBar.views where view.accessory.accessoryType == .outlineDisclosure {
      press(view)
    }
  }
}

extension UICollectionViewListCell {
  /// Whether what belongs to the item in its outline shows; `nil` for an item without.
  var isExpandedInOutline: Bool? {
    accessoryBar.outlineStyle == nil ? nil : configurationState.isExpanded
  }

  /// Does what an accessory is there for.
  func press(_ view: AccessoryView) {
    switch view.accessory.content {
    case .outline(_, let action?): action()
    case .outline(_, nil): toggleItemInOutline()
    case .badge(_, nil) where view.accessory.accessoryType == .delete:
      hostingCollectionView?.swiping.toggle(self)
    case .badge(_, let action), .detail(let action): action?()
    case .symbol, .grip, .tick, .words, .popUp, .view: break
    }
  }

  private func toggleItemInOutline() {
    guard let collectionView = hostingCollectionView,
      let path = collectionView.item(of: self)
    else { return }
    collectionView.toggleInOutline(path)
  }

  /// A row that is picked up stands above the others.
  private func showShadow(_ isPickedUp: Bool) {
    guard isPickedUp || ownLayer.shadowOpacity != 0 else { return }
    let outline = UIBezierPath(
      roundedRect: bounds,
      cornerRadius: configurations.backgroundView?.ownLayer.cornerRadius ?? 0
    )
    let isDark = traitCollection.userInterfaceStyle == .dark
    ownLayer.showLift(isPickedUp, along: outline, isDark: isDark)
    ownLayer.shadowRadius = 6
    ownLayer.shadowOffset = CGSize(width: 0, height: 2)
  }

  private func showSeparators(_ state: UICellConfigurationState) {
    let conditions = ConfigurationConditions(state)
    let allowsMany = hostingCollectionView?.selection.permission.allowsMany ?? false
    let isAmongOthers = conditions.isSelected && allowsMany
    separators.show(
      row,
      isAmongOthers ? .amongOthers : (conditions.isMarked ? .alone : .none),
      in: self
    )
  }

  private var cellLayout: ListCellLayout {
    var layout = ListCellLayout(
      margins: layoutMargins,
      indentation: indentation.length,
      indentsAccessories: indentation.includesAccessories,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    accessoryBar.measure(into: &layout)
    return layout
  }

  private func rowSize(for proposal: MeasureProposal) -> CGSize {
    let layout = cellLayout
    let width = proposal.width?.length ?? bounds.width
    let frame = layout.frames(in: CGRect(x: 0, y: 0, width: width, height: bounds.height)).content
    // Margins that the content takes over depend on where it stands.
    if bounds.width != width { bounds.size.width = width }
    if presentContentView.frame != frame { presentContentView.frame = frame }
    let content = contentViewSize(for: .width(proposal.width.map { _ in frame.width }))
    let accessories = layout.accessoryHeight.map { $0 + layoutMargins.top + layoutMargins.bottom }
    return CGSize(
      width: proposal.width?.length ?? content.width + layout.widthAroundContent,
      height: max(content.height, accessories ?? 0)
    )
  }

  /// Where the separator below the row is unless constraints move it.
  private var standardSeparatorFrame: CGRect {
    ListCellSeparators.bottomFrame(row, textStart, in: self)
  }

  /// Where the text begins, from the edge where reading begins.
  private var textStart: CGFloat {
    let content = presentContentView
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isRightToLeft ? bounds.width - content.frame.maxX : content.frame.minX
    if let list = content as? any TextStarting { return edge + list.textStart }
    return edge + (isRightToLeft ? content.layoutMargins.right : content.layoutMargins.left)
  }
}
