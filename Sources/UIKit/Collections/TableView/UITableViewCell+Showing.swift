import CoreGraphics
import Foundation
import TesseraEngine

// Content and background of the cell in its row.
extension UITableViewCell {
  var ownSeparatorInset: UIEdgeInsets? { looks.separatorInset }

  private func callOut<Result>(_ name: StaticString, _ call: () -> Result) -> Result {
    guard let engine = row?.hostingCollectionView?.engine else { return call() }
    return engine.door.tell(name, call)
  }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard var configuration else {
      guard looks.content != nil else { return }
      looks.content = nil
      return replaceContentView(with: TableContentView(looks.style.content))
    }
    if looks.updatesContent { configuration = updated(configuration, for: configurationState) }
    let isFirst = looks.content == nil
    looks.content = configuration
    if !isFirst, let view = presentContentView as? any UIView & UIContentView {
      let isShown = callOut("UIContentView.configuration") {
        guard view.supports(configuration) else { return false }
        view.configuration = configuration
        return true
      }
      if isShown { return invalidateIntrinsicContentSize() }
    }
    replaceContentView(with: callOut("makeContentView()") { configuration.makeContentView() })
  }

  private func updated(
    _ configuration: any UIContentConfiguration,
    for state: UICellConfigurationState
  ) -> any UIContentConfiguration {
    row?.updated(configuration, for: state) ?? configuration.updated(for: state)
  }

  private func replaceContentView(with view: UIView) {
    let former = presentContentView
    view.frame = former.frame
    insertSubview(view, aboveSubview: former)
    former.removeFromSuperview()
    presentContentView = view
    setNeedsLayout()
    row?.takeContentView()
  }

  func replaceBackground(_ former: UIView?, with view: UIView?, at index: Int) {
    if former !== view { former?.removeFromSuperview() }
    if let view {
      view.frame = bounds
      insertSubview(view, at: index)
    }
    setNeedsUpdateConfiguration()
  }

  /// The background that the list shows behind the cell, given that of its rows.
  func background(
    over usual: UIBackgroundConfiguration,
    isMarked: Bool
  ) -> UIBackgroundConfiguration? {
    var background = usual
    switch looks.background {
    case .standard: break
    case .own(let configuration): background = configuration
    case .other: background = .clear()
    }
    if backgroundView != nil { background = .clear() }
    let hidesMark = selectedBackgroundView != nil || !looks.updatesBackground
    if let color = looks.backgroundColor, hidesMark || !isMarked || selectionStyle == .none {
      background.backgroundColor = color
    } else if hidesMark, isMarked {
      // A colour that was set, even to what it is, does not change with the state.
      background.backgroundColor = background.backgroundColor
    }
    return background
  }

  func showSelection() {
    let isShown = selectionStyle != .none && (looks.isSelected || looks.isHighlighted)
    selectedBackgroundView?.isHidden = !isShown
    setNeedsUpdateConfiguration()
  }

  /// The size of the content where no table shows the cell.
  func contentSizeAlone(for size: CGSize) -> CGSize {
    let proposal = MeasureProposal(fitting: size, zeroIsFree: false)
    let view = presentContentView
    return view.measure(proposal).size(or: view.sizeOfFlexibleSubviews(in: proposal))
  }
}

// Its state.
extension UITableViewCell {
  var presentState: UICellConfigurationState {
    var state =
      row?.presentState ?? UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = looks.isSelected
    state.isHighlighted = looks.isHighlighted
    state.isEditing = looks.isEditing
    return state
  }

  /// The row has taken up another state: editing and configurations follow.
  func showState(of row: TableRow) {
    let isEditing = row.conditions.isEditing
    if isEditing != looks.isEditing {
      callOut("setEditing(_:animated:)") { setEditing(isEditing, animated: false) }
    }
    let state = callOut("configurationState") { configurationState }
    if looks.updatesContent, let content = looks.content {
      let updated = row.updated(content, for: state)
      if !row.isSame(content, updated) { showContent(updated) }
    }
    callOut("updateConfiguration(using:)") { updateConfiguration(using: state) }
    guard let handler = configurationUpdateHandler else { return }
    callOut("configurationUpdateHandler") { handler(self, state) }
  }

  /// The cell goes to be used for another row.
  func forgetFormerRow() {
    if looks.isSelected { setSelected(false, animated: false) }
    if looks.isHighlighted { setHighlighted(false, animated: false) }
    if looks.isEditing { setEditing(false, animated: false) }
    looks.accessories.editing = .none
    ownLayer.removeAllAnimations()
  }
}

// Accessories beside its content.
extension UITableViewCell {
  func changeAccessories(_ change: (inout Accessories) -> Void) {
    change(&looks.accessories)
    row?.showAccessories()
  }

  /// The accessories of the list cell that shows the cell.
  var listAccessories: [UICellAccessory] {
    let accessories = looks.accessories
    var list: [UICellAccessory] = []
    if accessories.ticks {
      list.append(.multiselect())
    } else {
      switch accessories.editing {
      case .none: break
      case .delete: list.append(.delete())
      case .insert:
        list.append(.insert { [weak self] in self?.row?.table?.commit(.insert, for: self) })
      }
    }
    list += listAccessories(of: accessories)
    if accessories.canMove ?? accessories.showsGrip { list.append(.reorder()) }
    return list
  }

  private func listAccessories(of accessories: Accessories) -> [UICellAccessory] {
    let (usual, editing) = (accessories.usual, accessories.whileEditing)
    guard usual.view == nil, editing.view == nil, usual.type == editing.type else {
      return listAccessories(of: usual, .whenNotEditing)
        + listAccessories(of: editing, .whenEditing)
    }
    return listAccessories(of: usual, .always)
  }

  private func listAccessories(
    of side: Accessories.Side,
    _ displayed: UICellAccessory.DisplayedState
  ) -> [UICellAccessory] {
    if let view = side.view {
      let placement = UICellAccessory.Placement.trailing(displayed: displayed)
      return [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view,
            placement: placement,
            reservedLayoutWidth: .actual
          )
        )
      ]
    }
    let detail = UICellAccessory.detail(displayed: displayed) { [weak self] in
      self?.row?.table?.accessoryButtonWasTapped(of: self)
    }
    switch side.type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
    case .detailDisclosureButton: return [detail, .disclosureIndicator(displayed: displayed)]
    case .checkmark: return [.checkmark(displayed: displayed)]
    case .detailButton: return [detail]
    }
  }
}
