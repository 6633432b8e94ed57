import CoreGraphics
import Foundation
import TesseraEngine

extension UICollectionViewCell {
  /// A closure that updates a cell's configurations when its state has changed.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
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
    state.cellDragState = conditions.dragState.configuration
    state.cellDropState = conditions.dropState
    return state
  }

  func noteConfigurationUpdate() {
    configurations.update = .needed
    setNeedsLayout()
  }

  /// Updates the configurations for the present state.
  ///
  /// A state that is changed on the way is taken up by the next layout pass.
  func updateConfigurations() {
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

  func showContent(_ configuration: any UIContentConfiguration) {
    let isFirst = configurations.content == nil
    configurations.content = configuration
    if !isFirst, let view = presentContentView as? any UIView & UIContentView {
      if show(configuration, in: view) { return invalidateIntrinsicContentSize() }
      reportReplacement(configuration)
    }
    replaceContentView(with: makeContentView(for: configuration))
  }

  func removeContentConfiguration() {
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
      collectionView.engine.issueLog.notes("content view \(reuseIdentifier ?? "")")
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

  func showBackground(_ configuration: UIBackgroundConfiguration?) {
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

/// What happens to a cell, as far as the collection view says it.
struct CellConditions: Hashable {
  var isSelected = false
  var isHighlighted = false
  var isFocused = false
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var dragState = UICollectionViewCell.DragState.none
  var dropState = UICellConfigurationState.DropState.none
}

/// What a cell shows, as far as configurations say it.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background = Background.standard
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  var update = Update.done
  /// Shows the background configuration.
  var backgroundView: BackgroundView?

  /// Who decides what stands behind the content.
  enum Background {
    /// The class of the cell.
    case standard
    /// The app, with a configuration.
    case own
    /// The app, with other means.
    case other
  }

  /// Whether configurations are what they are to be in the present state.
  enum Update { case done, needed, running }
}
