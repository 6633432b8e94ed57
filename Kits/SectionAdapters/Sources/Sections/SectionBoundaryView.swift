import Foundation
public import UIKit

/// A view at the edge of a section: its class, its height, and its configuration.
///
/// ```swift
/// shelf.boundaries.empty = SectionBoundaryView(NoteView.self, height: .absolute(150)) {
///   $0.text = "No books yet"
/// }
/// ```
@preconcurrency @MainActor
public struct SectionBoundaryView {
  let name: String
  /// The height, or in a list that scrolls horizontally the width; `nil` is 44 points estimated for header and footer, and 150 points
  /// for an empty section.
  public var height: NSCollectionLayoutDimension?
  /// Whether a header or a footer stays visible while its section is.
  ///
  /// It has no effect on the view of an empty section.
  public var isPinned: Bool
  private let viewClass: UICollectionReusableView.Type
  private let fillIn: (UICollectionReusableView) -> Void

  /// Describes a view.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view.
  ///   - height: The value of ``height``.
  ///   - isPinned: The value of ``isPinned``.
  ///   - configure: Fills the view in; also called for a view on screen, after each update.
  public init<View: UICollectionReusableView>(
    _ viewClass: View.Type,
    height: NSCollectionLayoutDimension? = nil,
    isPinned: Bool = false,
    configure: @escaping (View) -> Void = { _ in }
  ) {
    name = String(reflecting: viewClass)
    self.viewClass = viewClass
    self.height = height
    self.isPinned = isPinned
    fillIn = { view in
      if let view = view as? View { configure(view) }
    }
  }

  func configure(_ view: UICollectionReusableView) { fillIn(view) }

  func register(_ kind: String, in collectionView: UICollectionView) {
    collectionView.register(
      viewClass,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: name
    )
  }
}

/// The views at the edges of a section.
///
/// One value, so that subclasses of ``CollectionSection`` may have properties of these names.
@preconcurrency @MainActor
public struct SectionBoundaries {
  /// Where a view stands.
  enum Place: CaseIterable {
    case header, footer, empty

    @MainActor var kind: String {
      switch self {
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      case .empty: "SectionAdapters.EmptyView"
      }
    }

    var alignment: NSRectAlignment {
      switch self {
      case .header: .top
      case .footer: .bottom
      case .empty: .leading
      }
    }
  }

  private var views: [Place: SectionBoundaryView] = [:]

  nonisolated init() {}

  /// The view in front of the items.
  public var header: SectionBoundaryView? {
    get { views[.header] }
    set { views[.header] = newValue }
  }
  /// The view behind the items.
  public var footer: SectionBoundaryView? {
    get { views[.footer] }
    set { views[.footer] = newValue }
  }
  /// The view in place of the items while there is none; 150 points high unless it says another height.
  ///
  /// It is there only while the section is empty, and never above an item that could be tapped.
  public var empty: SectionBoundaryView? {
    get { views[.empty] }
    set { views[.empty] = newValue }
  }

  subscript(kind: String) -> SectionBoundaryView? {
    Place.allCases.first { $0.kind == kind }.flatMap { views[$0] }
  }

  var kinds: [String] { Place.allCases.filter { views[$0] != nil }.map(\.kind) }

  /// Returns the changes between two sets of boundary views.
  func changes(from former: SectionBoundaries) -> SectionChanges {
    Place.allCases.reduce(into: []) {
      $0.formUnion(Self.changes(from: former.views[$1], to: views[$1]))
    }
  }

  private static func changes(
    from former: SectionBoundaryView?,
    to view: SectionBoundaryView?
  ) -> SectionChanges {
    guard let former, let view else { return (former == nil) == (view == nil) ? [] : .layout }
    var changes: SectionChanges = []
    if former.name != view.name { changes.formUnion([.layout, .views]) }
    let isSame = former.height == view.height && former.isPinned == view.isPinned
    if !isSame { changes.insert(.layout) }
    return changes
  }

  /// A view of a kind, whose class is registered on its first use.
  func makeView(
    _ kind: String,
    _ indexPath: IndexPath,
    _ collectionView: UICollectionView,
    _ registered: inout Set<String>
  ) -> UICollectionReusableView? {
    guard let boundary = self[kind] else { return nil }
    if registered.insert(kind + boundary.name).inserted {
      boundary.register(kind, in: collectionView)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: boundary.name,
      for: indexPath
    )
    boundary.configure(view)
    return view
  }

  /// A section with the views at its edges; the app's own object stays as it is.
  func added(to section: NSCollectionLayoutSection, isEmpty: Bool) -> NSCollectionLayoutSection {
    let places = Place.allCases.filter { views[$0] != nil && ($0 != .empty || isEmpty) }
    guard !places.isEmpty, let copy = section.copy() as? NSCollectionLayoutSection else {
      return section
    }
    copy.boundarySupplementaryItems = section.boundarySupplementaryItems + places.map(item)
    return copy
  }

  private func item(_ place: Place) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: views[place]?.height
          ?? (place == .empty ? .absolute(150) : .estimated(44))
      ),
      elementKind: place.kind,
      alignment: place.alignment
    )
    item.pinToVisibleBounds = views[place]?.isPinned ?? false
    return item
  }
}
