import CoreGraphics
public import Foundation

/// A view that shows a row of a table.
///
/// Its content is either in its content view, described by a content configuration, or in the labels and the picture that its style has.
/// Accessories, lines and the usual background are those of a list cell that the table puts the cell into.
///
/// Its height is what constraints in the content view ask for, what `sizeThatFits` of a subclass says, or that of the labels.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  final var presentContentView: UIView
  /// The row of the list that shows the cell.
  weak var row: TableRow?
  final var looks: Looks

  /// Creates a cell in a style; `reuseIdentifier` says which rows it can be used for again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    looks = Looks(style: style, identifier: reuseIdentifier)
    presentContentView = TableContentView(style.content)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell in the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty cell in the default style; there are no archives to read.
  public required init?(coder: NSCoder) {
    looks = Looks(style: .default, identifier: nil)
    presentContentView = TableContentView(.cell())
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
    presentContentView.frame = bounds
    addSubview(presentContentView)
  }

  /// The identifier that the cell was made with.
  open var reuseIdentifier: String? { looks.identifier }

  /// The cell is about to show another row; subclasses take away what is left of the old one.
  open func prepareForReuse() {}

  // Its content.

  /// The view that everything the cell shows is put into; accessories stand beside it.
  ///
  /// A content configuration replaces it with a view of its own.
  open var contentView: UIView { presentContentView }

  /// The first label; made when it is first asked for.
  open var textLabel: UILabel? { labels?.text }

  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? { looks.style == .default ? nil : labels?.detail }

  private var labels: TableContentView? { presentContentView as? TableContentView }

  /// The picture where reading begins; made when it is first asked for.
  open var imageView: UIImageView? { labels?.image }

  /// Returns a configuration without text or picture, as the cell's style has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { looks.style.content }

  /// The configuration of the content; `nil`, which leaves it to the content view, by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { looks.content }
    set { showContent(newValue) }
  }

  /// Whether the content configuration is updated whenever the state changes; `true` by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { looks.updatesContent }
    set {
      looks.updatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The configuration of the background; that of the table's style unless one is set, `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      switch looks.background {
      case .standard: row?.row.background
      case .own(let configuration): configuration
      case .other: nil
      }
    }
    set {
      looks.background = newValue.map { .own($0) } ?? .other
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the background configuration is updated whenever the state changes; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { looks.updatesBackground }
    set {
      looks.updatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The background that a cell of this class has by default.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    row?.row.background ?? .listPlainCell()
  }

  /// The colour behind the content while the cell is neither pressed nor selected; `nil` for that of the table's style.
  open override var backgroundColor: UIColor? {
    get { looks.backgroundColor }
    set {
      looks.backgroundColor = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The view behind everything else in the cell; none by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
  }

  /// The view behind the content while the cell is selected or pressed; none by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  // Accessories.

  /// The accessory at the trailing edge; none by default.
  open var accessoryType: AccessoryType {
    get { looks.accessories.usual.type }
    set { changeAccessories { $0.usual.type = newValue } }
  }

  /// The view at the trailing edge in place of an accessory; none by default.
  open var accessoryView: UIView? {
    get { looks.accessories.usual.view }
    set { changeAccessories { $0.usual.view = newValue } }
  }

  /// The accessory at the trailing edge while the table is edited; none by default.
  open var editingAccessoryType: AccessoryType {
    get { looks.accessories.whileEditing.type }
    set { changeAccessories { $0.whileEditing.type = newValue } }
  }

  /// The view at the trailing edge while the table is edited; none by default.
  open var editingAccessoryView: UIView? {
    get { looks.accessories.whileEditing.view }
    set { changeAccessories { $0.whileEditing.view = newValue } }
  }

  /// Whether the row can be moved by a grip while the table is edited, if the data source lets it; `false` by default.
  ///
  /// It can be as well where the data source says so by `tableView(_:canMoveRowAt:)`.
  open var showsReorderControl: Bool {
    get { looks.accessories.showsGrip }
    set { changeAccessories { $0.showsGrip = newValue } }
  }

  /// The depth of the content; 0 by default.
  open var indentationLevel: Int {
    get { looks.accessories.level }
    set { changeAccessories { $0.level = newValue } }
  }

  /// The indentation of the content for each level, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { looks.accessories.width }
    set { changeAccessories { $0.width = newValue } }
  }

  /// The distances of the line below the row from the edges; those of the table until it is set.
  open var separatorInset: UIEdgeInsets {
    get { looks.separatorInset ?? row?.table?.separatorInset ?? .zero }
    set {
      looks.separatorInset = newValue
      row?.showSeparators()
    }
  }

  // Its state.

  /// The appearance of a selected or pressed cell; `default` by default.
  open var selectionStyle: SelectionStyle {
    get { looks.selectionStyle }
    set {
      looks.selectionStyle = newValue
      showSelection()
    }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { looks.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is pressed.
  open var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is selected; called by the table, and overridden to change more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    looks.isSelected = selected
    showSelection()
  }

  /// Shows whether the row is pressed; called by the table, and overridden to change more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    looks.isHighlighted = highlighted
    showSelection()
  }

  /// Whether the row is edited.
  open var isEditing: Bool {
    get { looks.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows whether the row is edited; called by the table, and overridden to change more.
  open func setEditing(_ editing: Bool, animated: Bool) { looks.isEditing = editing }

  /// The change that editing the row makes, as the delegate says; `none` while it is not edited.
  open var editingStyle: EditingStyle { looks.isEditing ? looks.accessories.editing : .none }

  /// Whether the swipe actions of the row show.
  open var showingDeleteConfirmation: Bool { row?.conditions.isSwiped ?? false }

  /// The state of the cell, and its traits, on which configurations depend.
  open var configurationState: UICellConfigurationState { presentState }

  /// Changes the configurations when the state has changed, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules an update of the configurations for the current state before the cell is laid out or measured.
  open func setNeedsUpdateConfiguration() { row?.noteConfigurationUpdate() }

  /// Changes the configurations by the state; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // Its place.

  /// The size that the content and what stands beside it ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    row?.sizeThatFits(size) ?? contentSizeAlone(for: size)
  }

  /// Places the backgrounds, and the content of a cell that no table shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if row == nil, presentContentView.frame != bounds { presentContentView.frame = bounds }
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
  }

  /// Requests a new measurement of the row.
  open override func invalidateIntrinsicContentSize() {
    guard let row else { return super.invalidateIntrinsicContentSize() }
    row.invalidateIntrinsicContentSize()
  }

  /// Whether keys can reach the row, if the table lets them; `true` unless overridden.
  open override var canBecomeFocused: Bool { true }

  override var isTabStop: Bool { false }
  override func lookPressed(_ isPressed: Bool) { isHighlighted = isPressed }
  override func places(_ subview: UIView) -> Bool { subview === presentContentView }
  override func userInteractionDidChange() { setNeedsUpdateConfiguration() }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    let fitting = sizeThatFits(proposal.room)
    return MeasuredSize(width: fitting.width, height: fitting.height)
  }
}
