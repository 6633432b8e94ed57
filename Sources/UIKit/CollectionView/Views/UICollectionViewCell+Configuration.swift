import CoreGraphics
import Foundation

extension UICollectionViewCell {
  /// What changes a cell's configurations when its state has changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Changes the configurations when the state has changed, after `updateConfiguration(using:)`.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.updateHandler }
    set {
      configurations.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What the cell shows; `nil`, which leaves it to the content view, by default.
  ///
  /// The content view is kept if it supports the configuration, and replaced otherwise. Set back to
  /// `nil` it is replaced with an empty one. Replacing a view again and again is slow; it is
  /// reported when the cells of one registration do so.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      guard let newValue else { return removeContentConfiguration() }
      showContent(
        configurations.updatesContent ? updated(newValue, for: configurationState) : newValue
      )
    }
  }

  /// What stands behind the content; `nil`, which leaves it to the background views, by default.
  ///
  /// Setting one takes away the background colour, the background view and the selected background
  /// view; setting one of those takes the configuration away. A list cell has one by default.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
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
}

extension UICollectionViewCell {
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = conditions.isFocused
    state.isEditing = conditions.isEditing
    state.isExpanded = conditions.isExpanded
    state.isSwiped = conditions.isSwiped
    state.isReordering = conditions.isReordering
    return state
  }

  func noteConfigurationUpdate() {
    configurations.update = .needed
    setNeedsLayout()
  }

  /// Updates the configurations for the present state, if it has changed since they were.
  ///
  /// A state that is changed on the way is taken up by the next layout pass.
  func updateConfigurationIfNeeded() {
    guard configurations.update == .needed else { return }
    configurations.update = .running
    let state = configurationState
    if configurations.updatesBackground { updateBackground(for: state) }
    if configurations.updatesContent, let content = configurations.content {
      let updated = updated(content, for: state)
      if !isSame(content, updated) { showContent(updated) }
    }
    showState(state)
    callUpdateHandlers(state)
    if configurations.update == .running { configurations.update = .done }
  }

  private func updateBackground(for state: UICellConfigurationState) {
    switch configurations.background {
    case .standard: showBackground(standardBackground.map { updated($0, for: state) })
    case .own:
      showBackground(configurations.backgroundView.map { updated($0.configuration, for: state) })
    case .other: break
    }
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    let isFirst = configurations.content == nil
    configurations.content = configuration
    if !isFirst, let view = presentContentView as? any UIView & UIContentView {
      if show(configuration, in: view) { return invalidateIntrinsicContentSize() }
      reportReplacement(configuration)
    }
    replaceContentView(with: makeContentView(for: configuration))
  }

  private func removeContentConfiguration() {
    guard configurations.content != nil else { return }
    configurations.content = nil
    replaceContentView(with: CollectionCellContentView(frame: .zero))
  }

  private func replaceContentView(with view: UIView) {
    let former = presentContentView
    view.autoresizingMask = former.autoresizingMask
    view.frame = former.frame
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    presentContentView = view
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func reportReplacement(_ configuration: any UIContentConfiguration) {
    guard let collectionView = hostingCollectionView,
      collectionView.engine.faults.notes("content view \(reuseIdentifier ?? "")")
    else { return }
    Diagnostics.report(
      .registration,
      """
      A cell that shows a \(type(of: contentView)) was given a \(type(of: configuration)), which that \
      view does not support; another view is made each time. Use one registration for each kind of \
      content.
      """
    )
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      configurations.backgroundView?.removeFromSuperview()
      return configurations.backgroundView = nil
    }
    let view = configurations.backgroundView ?? BackgroundView(frame: bounds)
    if configurations.backgroundView == nil { insertSubview(view, at: 0) }
    configurations.backgroundView = view
    view.configuration = configuration
  }

  /// The size the content view asks for, by itself or by its flexible subviews.
  func contentViewSize(for proposal: MeasureProposal) -> CGSize {
    let view = presentContentView
    return view.measure(proposal).size(or: view.sizeOfFlexibleSubviews(in: proposal))
  }
}
