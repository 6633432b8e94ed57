extension UICellAccessory {
  /// The edge of a custom accessory, the condition under which it is displayed, and its position
  /// among the others there.
  public enum Placement {
    /// A closure that returns the index of an accessory among those at the same edge.
    ///
    /// They are passed in reading order, whether or not they are displayed now. An index past
    /// either end counts as that end.
    public typealias Position = ([UICellAccessory]) -> Int

    /// At the edge where reading begins.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the edge where reading ends.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Before the accessory of the same type as `accessory`, or at the beginning if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// After the accessory of the same type as `accessory`, or at the end if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in
        others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? others.count
      }
    }

    var isLeading: Bool {
      guard case .leading = self else { return false }
      return true
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }
}

/// The accessories of a cell, sorted out by where they stand.
struct AccessoryOrder {
  /// At the edge where reading begins, in reading order.
  private(set) var leading: [UICellAccessory] = []
  /// At the edge where reading ends, in reading order.
  private(set) var trailing: [UICellAccessory] = []
  /// The types of the system that occurred more than once; all but the first are left out.
  private(set) var repeated: [UICellAccessory.AccessoryType] = []

  init(_ accessories: [UICellAccessory]) {
    var known: Set<UICellAccessory.AccessoryType> = []
    var system: [UICellAccessory] = []
    var custom: [UICellAccessory] = []
    for accessory in accessories {
      guard known.insert(accessory.accessoryType).inserted else {
        repeated.append(accessory.accessoryType)
        continue
      }
      if accessory.accessoryType.rank == nil {
        custom.append(accessory)
      } else {
        system.append(accessory)
      }
    }
    system.sort { ($0.accessoryType.rank ?? 0) < ($1.accessoryType.rank ?? 0) }
    leading = system.filter(\.placement.isLeading)
    trailing = system.filter { !$0.placement.isLeading }
    for accessory in custom { insert(accessory) }
  }

  private mutating func insert(_ accessory: UICellAccessory) {
    let others = accessory.placement.isLeading ? leading : trailing
    let index = min(max(accessory.placement.position(others), 0), others.count)
    if accessory.placement.isLeading {
      leading.insert(accessory, at: index)
    } else {
      trailing.insert(accessory, at: index)
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The place among those of the system in reading order; `nil` for custom ones.
  fileprivate var rank: Int? {
    switch self {
    case .delete: 0
    case .insert: 1
    case .multiselect: 2
    case .label: 3
    case .detail: 4
    case .popUpMenu: 5
    case .checkmark: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: nil
    }
  }
}
