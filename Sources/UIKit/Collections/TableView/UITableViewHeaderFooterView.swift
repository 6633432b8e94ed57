import CoreGraphics
public import Foundation

/// A view above or below the rows of a section.
///
/// Its content is either in its content view, described by a content configuration, or in its labels.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private var presentContentView: UIView = TableContentView(.plainHeader())
  private let identifier: String?
  private var look = UIListContentConfiguration.plainHeader()
  private var content: (any UIContentConfiguration)?
  private var background = UITableViewCell.Background.standard
  /// The view of the list that shows this one.
  weak var host: TableBoundary?

  /// Creates a view; `reuseIdentifier` says which sections it can be used for again.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 36))
    addSubview(presentContentView)
  }

  /// Creates a view that cannot be dequeued again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates an empty view; there are no archives to read.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(presentContentView)
  }

  /// The identifier that the view was made with.
  open var reuseIdentifier: String? { identifier }

  /// The view is about to show another section; subclasses take away what is left of the old one.
  open func prepareForReuse() {}

  /// The view that everything is put into; a content configuration replaces it with a view of its own.
  open var contentView: UIView { presentContentView }

  /// The label of the title; made when it is first asked for.
  open var textLabel: UILabel? { (presentContentView as? TableContentView)?.text }

  /// The label below the title; made when it is first asked for.
  open var detailTextLabel: UILabel? { (presentContentView as? TableContentView)?.detail }

  /// Returns a configuration without text, as headers, or footers, of the table have it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { look }

  /// The configuration of the content; `nil`, which leaves it to the content view, by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content }
    set {
      content = newValue
      guard let newValue else { return replaceContentView(with: TableContentView(look)) }
      if let view = presentContentView as? any UIView & UIContentView, view.supports(newValue) {
        view.configuration = newValue
      } else {
        replaceContentView(with: newValue.makeContentView())
      }
      host?.invalidateIntrinsicContentSize()
    }
  }

  /// The configuration of the background; that of the table's style unless one is set, `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      switch background {
      case .standard: host?.row.background
      case .own(let configuration): configuration
      case .other: nil
      }
    }
    set {
      background = newValue.map { .own($0) } ?? .other
      host?.noteConfigurationUpdate()
    }
  }

  /// The view behind everything else; none by default.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      background = .other
      setNeedsLayout()
    }
  }

  /// The size that the content asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = MeasureProposal(fitting: size, zeroIsFree: false)
    let view = presentContentView
    return view.measure(proposal).size(or: view.sizeOfFlexibleSubviews(in: proposal))
  }

  /// Places the background and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    presentContentView.frame = bounds
  }

  override func places(_ subview: UIView) -> Bool { subview === presentContentView }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    let fitting = sizeThatFits(proposal.room)
    return MeasuredSize(width: fitting.width, height: fitting.height)
  }

  private func replaceContentView(with view: UIView) {
    let former = presentContentView
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    presentContentView = view
    setNeedsLayout()
  }
}

extension UITableViewHeaderFooterView {
  /// Looks as headers, or footers, of a table do.
  func take(_ look: UIListContentConfiguration) {
    self.look = look
    (presentContentView as? TableContentView)?.take(look)
  }

  /// Shows a title in the capitals that the table's style may have.
  func showTitle(_ title: String, _ look: UIListContentConfiguration) {
    take(look)
    textLabel?.text = look.textProperties.transform.applied(to: title)
    textLabel?.numberOfLines = 0
  }

  func background(over usual: UIBackgroundConfiguration) -> UIBackgroundConfiguration? {
    switch background {
    case .standard: usual
    case .own(let configuration): configuration
    case .other: .clear()
    }
  }
}
