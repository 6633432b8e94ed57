import CoreGraphics
import Foundation
import TesseraCore

/// What constraints ask of the guides of scroll views.
struct ScrollGuideUses {
  /// In which directions both ends of a guide are compared with something, or its length is.
  private var sized: [ObjectIdentifier: AxisPair<Bool>] = [:]
  /// The guides of which places are compared, and not only lengths.
  private var placed: Set<ObjectIdentifier> = []

  /// Whether constraints say how long the guide is, rather than what it is the guide of.
  func size(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> Bool {
    sized[ObjectIdentifier(guide)]?[axis] ?? false
  }

  /// Whether something stands where the guide is.
  func depend(onPlaceOf guide: UILayoutGuide) -> Bool { placed.contains(ObjectIdentifier(guide)) }

  @MainActor
  init(_ constraints: some Sequence<NSLayoutConstraint>) {
    var ends: [ObjectIdentifier: AxisPair<Set<NSLayoutConstraint.Attribute>>] = [:]
    for constraint in constraints {
      for (item, attribute) in constraint.measuredPlaces {
        guard let guide = item as? UILayoutGuide, guide.kind == .content || guide.kind == .frame
        else { continue }
        let key = ObjectIdentifier(guide)
        switch attribute {
        case .width: sized[key, default: AxisPair(false)].horizontal = true
        case .height: sized[key, default: AxisPair(false)].vertical = true
        case .left, .right, .centerX:
          ends[key, default: AxisPair([])].horizontal.insert(attribute)
          placed.insert(key)
        default:
          ends[key, default: AxisPair([])].vertical.insert(attribute)
          placed.insert(key)
        }
      }
    }
    for (key, ends) in ends {
      if ends.horizontal.count > 1 { sized[key, default: AxisPair(false)].horizontal = true }
      if ends.vertical.count > 1 { sized[key, default: AxisPair(false)].vertical = true }
    }
  }
}

extension LayoutEngine {
  /// What the constraints of this engine ask of the guides of scroll views.
  var usesOfScrollGuides: ScrollGuideUses {
    if let scrollGuideUses { return scrollGuideUses }
    let uses = ScrollGuideUses(entries.values.lazy.map(\.constraint))
    scrollGuideUses = uses
    return uses
  }

  /// Keeps a guide of a scroll view where what it shows is, or where its content is.
  func place(
    _ guide: UILayoutGuide,
    of scrollView: UIScrollView,
    _ box: LayoutBox,
    in parent: LayoutBox
  ) {
    if guide.kind == .frame {
      let offset = scrollView.contentOffset
      place(box, in: parent, .horizontal, Springs(from: offset.x, to: -offset.x))
      place(box, in: parent, .vertical, Springs(from: offset.y, to: -offset.y))
    } else {
      placeContent(guide, of: scrollView, box, in: parent, .horizontal)
      placeContent(guide, of: scrollView, box, in: parent, .vertical)
    }
  }

  /// Places the content at the start of the scroll view, as long as constraints determine, or as the scroll view.
  private func placeContent(
    _ guide: UILayoutGuide,
    of scrollView: UIScrollView,
    _ box: LayoutBox,
    in parent: LayoutBox,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var placement = box.placement ?? AxisPair(LayoutBox.Placement())
    set(
      &placement[axis].start,
      box.start(axis) - parent.start(axis),
      .equal,
      constant: frameInsets(of: parent, axis).start
    )
    let isSized = sizesContent(guide, of: scrollView, axis)
    let length = axis == .horizontal ? scrollView.contentSize.width : scrollView.contentSize.height
    set(
      &placement[axis].length,
      LinearExpression(box.size[axis]),
      .equal,
      constant: isSized ? 0 : -length,
      priority: (isSized ? UILayoutPriority.fittingSizeLevel : .required).rawValue
    )
    box.placement = placement
  }

  /// Whether constraints say how long the content is.
  private func sizesContent(
    _ guide: UILayoutGuide,
    of scrollView: UIScrollView,
    _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    scrollView.takesContentSizeFromConstraints && usesOfScrollGuides.size(guide, axis)
  }

  /// Gives a scroll view the size of its content that was found; one that is zoomed sizes its content itself.
  func takeContentSize(_ size: CGSize, _ guide: UILayoutGuide) {
    guard let scrollView = guide.scrollView else { return }
    var contentSize = scrollView.contentSize
    if sizesContent(guide, of: scrollView, .horizontal) { contentSize.width = size.width }
    if sizesContent(guide, of: scrollView, .vertical) { contentSize.height = size.height }
    guard !contentSize.isNearly(scrollView.contentSize), scrollView.zoomScale == 1 else { return }
    scrollView.contentSize = contentSize
  }
}

extension NSLayoutConstraint {
  /// The item whose rectangle a side is measured in.
  ///
  /// It is the content of a scroll view where an edge of that is compared with something in it.
  func measuredItem(of side: ConstraintSide) -> (any LayoutItem)? {
    guard let scrollView = side.item as? UIScrollView, side.startAttribute == nil,
      side.attribute.isEdge, scrollView.takesContentSizeFromConstraints,
      items.contains(where: { isInContent($0, of: scrollView) })
    else { return side.item }
    return scrollView.contentLayoutGuide
  }

  private func isInContent(_ item: any LayoutItem, of scrollView: UIScrollView) -> Bool {
    guard item !== scrollView else { return false }
    if let guide = item as? UILayoutGuide, guide.owner === scrollView {
      return guide.kind == .constrained
    }
    return item.itemView?.isDescendant(of: scrollView) == true
  }

  /// What is measured of which items, with edges as they are in the reading direction there.
  fileprivate var measuredPlaces: [((any LayoutItem)?, Attribute)] {
    let holder = activation?.holder
    let isMirrored = holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return [first, second].compactMap { $0 }.flatMap { side in
      var places = [(measuredItem(of: side), side.attribute.resolved(isMirrored: isMirrored))]
      if let attribute = side.startAttribute {
        places.append((side.startItem, attribute.resolved(isMirrored: isMirrored)))
      }
      return places
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, not that of a margin.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
