import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// A solved compositional layout, and what it was solved for.
@MainActor
struct CompositionalSolution {
  var arrangement: CompositionalArrangement
  private(set) var container: CompositionalContainer
  private(set) var settings: CompositionalSettings
  private var kinds = CompositionalKindTable()

  /// Creates a solution in which no section has been asked for.
  init(_ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView) {
    container = CompositionalContainer(of: view, for: layout)
    settings = layout.settings
    arrangement = CompositionalArrangement(
      CompositionalSolution.configuration(container, settings),
      sectionCount: view.numberOfSections,
      assumedExtent: Double(container.size[container.axis])
    )
  }

  /// What all sections have in common.
  private static func configuration(
    _ container: CompositionalContainer,
    _ settings: CompositionalSettings
  ) -> CompositionalConfiguration {
    CompositionalConfiguration(
      axis: container.axis,
      container: Size(container.size),
      interSectionSpacing: Double(settings.interSectionSpacing),
      boundaries: settings.boundaries.map(\.boundary)
    )
  }

  /// Fits everything into another room or other settings; sections are asked for again.
  mutating func fit(_ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView) {
    let room = CompositionalContainer(of: view, for: layout)
    guard room != container || settings != layout.settings else { return }
    container = room
    settings = layout.settings
    arrangement.setConfiguration(CompositionalSolution.configuration(room, settings)) { _ in nil }
    arrangement.expireDeclarations()
  }

  /// Takes everything along through a batch; says whether the batch fits what there is.
  mutating func apply(_ batch: [LayoutChange], _ view: UICollectionView) -> Bool {
    guard var after = arrangement.applying(batch, assumedExtent: assumedExtent),
      after.sectionCount == view.numberOfSections
    else { return false }
    for case .reloadSection(let pair) in batch {
      let section = pair.new.index
      after.setItemCount(view.numberOfItems(inSection: section), ofSection: section)
    }
    guard after.hasItemCounts({ view.numberOfItems(inSection: $0) }) else { return false }
    arrangement = after
    return true
  }

  /// Takes over the counts that there are now; what was measured becomes an assumption.
  mutating func reconcile(_ view: UICollectionView) {
    let count = view.numberOfSections
    let former = arrangement.sectionCount
    if former > count { arrangement.removeSections(count..<former) }
    arrangement.insertSections(count - former, assumedExtent: assumedExtent, at: min(former, count))
    // Sections that are near and not in sight are shown as they were until they are asked for.
    arrangement.setItemCounts { view.numberOfItems(inSection: $0) }
    arrangement.invalidateMeasurements()
    arrangement.expireDeclarations()
  }

  /// What is assumed of a section that has not been asked for: the mean of the others.
  private var assumedExtent: Double {
    arrangement.meanExtent ?? Double(container.size[container.axis])
  }

  /// Gives all sections that have not been asked for the mean extent of those that have.
  mutating func assumeMeanExtents() { arrangement.setAssumedExtent(assumedExtent) }

  /// Asks for a section, and places it.
  mutating func solve(
    _ section: Int,
    in environment: LayoutEnvironment,
    _ layout: UICollectionViewCompositionalLayout,
    _ view: UICollectionView
  ) {
    arrangement.solveSection(declaration(of: section, in: environment, layout, view))
  }

  /// Asks for sections one after the other, and places them all at once.
  mutating func solve(
    _ sections: [Int],
    in environment: LayoutEnvironment,
    _ layout: UICollectionViewCompositionalLayout,
    _ view: UICollectionView
  ) {
    var declared: [DeclaredSection] = []
    declared.reserveCapacity(sections.count)
    for section in sections {
      declared.append(declaration(of: section, in: environment, layout, view))
    }
    arrangement.solveSections(declared)
  }

  /// Asks for a section.
  private mutating func declaration(
    of section: Int,
    in environment: LayoutEnvironment,
    _ layout: UICollectionViewCompositionalLayout,
    _ view: UICollectionView
  ) -> DeclaredSection {
    guard let declared = layout.section(section, environment, view) else {
      let nothing = kinds.number(of: CompositionalKinds())
      return DeclaredSection(section, .nothing(tag: nothing), itemCount: 0)
    }
    if declared.list != nil {
      layout.declaresLists = true
      layout.decorationClasses[ListBackgroundView.kind] = ListBackgroundView.self
    }
    if declared.visibleItemsInvalidationHandler != nil { layout.alterations.hasHandlers = true }
    let number = kinds.number(of: declared.kinds)
    return DeclaredSection(
      section,
      declared.declaration(
        container.guides,
        reference: settings.contentInsetsReference,
        tag: number
      ),
      itemCount: view.numberOfItems(inSection: section),
      companion: declared.companion
    )
  }

  /// What a section declares beside its geometry; nil for one that has not been asked for.
  func companion(ofSection section: Int) -> SectionCompanion? {
    arrangement.companion(ofSection: section) as? SectionCompanion
  }
}

extension CompositionalSolution {
  /// The kinds of the views of a section; nil for one that has not been asked for.
  func kinds(ofSection section: Int) -> CompositionalKinds? {
    guard let number = arrangement.tag(ofSection: section) else { return nil }
    return kinds[number]
  }

  /// The values that the elements of a section have in common.
  struct Declared {
    let section: Int
    let kinds: CompositionalKinds
    let companion: SectionCompanion?
    /// The frame of what scrolls its items; nil if nothing does, or it was not asked for.
    let scroller: Rect?
  }

  /// Returns the values that the elements of a section have in common; nil for one that has not been asked for.
  func declared(_ section: Int, isScrolled: Bool) -> Declared? {
    guard let kinds = kinds(ofSection: section) else { return nil }
    return Declared(
      section: section,
      kinds: kinds,
      companion: companion(ofSection: section),
      scroller: isScrolled ? arrangement.scrollerFrame(ofSection: section) : nil
    )
  }

  /// The kinds of the views of the whole layout.
  var contentKinds: CompositionalKinds {
    CompositionalKinds(
      boundaries: settings.boundaries.map {
        CompositionalKinds.Element(kind: $0.elementKind, zIndex: $0.zIndex)
      }
    )
  }

  /// The element of a collection view; nil for one of a section that has not been asked for.
  func element(
    of kind: CompositionalElementKind,
    inSection section: Int?
  ) -> (element: CollectionElement, zIndex: Int)? {
    guard let section else { return contentElement(of: kind) }
    return kinds(ofSection: section)?.element(of: kind, inSection: section)
  }

  /// The element of a collection view for one of the whole content; nil for what is none.
  func contentElement(
    of kind: CompositionalElementKind
  ) -> (element: CollectionElement, zIndex: Int)? {
    guard case .boundary(let number) = kind else { return nil }
    let boundaries = contentKinds.boundaries
    let path = ShownPath(
      section: boundaries.place(of: number),
      item: ElementIdentity<Before>.globalItem
    )
    let boundary = boundaries[number]
    return (.supplementaryView(boundary.kind, path), boundary.zIndex)
  }

  /// The element of the solver; nil for what the layout does not place.
  func kind(
    of element: CollectionElement
  ) -> (kind: CompositionalElementKind, section: Int?)? {
    let path = element.path
    guard !path.isGlobal else {
      guard case .supplementaryView(let kind, _) = element,
        let number = contentKinds.boundaries.number(ofKind: kind, at: path.section.index)
      else { return nil }
      return (.boundary(number), nil)
    }
    let section = path.section.index
    guard let kinds = kinds(ofSection: section) else { return nil }
    switch element {
    case .cell: return (.item(path.item), section)
    case .container: return nil
    case .decorationView(let kind, _):
      return kinds.backgrounds.number(ofKind: kind, at: path.item).map {
        (.background($0), section)
      }
    case .supplementaryView(let kind, _):
      if let number = kinds.boundaries.number(ofKind: kind, at: path.item) {
        return (.boundary(number), section)
      }
      for number in kinds.anchored.indices where kinds.anchored[number].kind == kind {
        let anchored = CompositionalElementKind.supplementary(number: number, item: path.item)
        if arrangement.frame(of: anchored, inSection: section) != nil { return (anchored, section) }
      }
      return nil
    }
  }
}

extension CompositionalSection {
  /// A section of no extent, for items of which the provider declares nothing.
  fileprivate static func nothing(tag: Int) -> CompositionalSection {
    let size = CompositionalSize(width: .absolute(0), height: .absolute(0))
    let item = CompositionalSubitem.item(CompositionalItem(size: size))
    let group = CompositionalGroup(size: size, content: .repeating(.horizontal, item, count: 1))
    return CompositionalSection(group: group, tag: tag)
  }
}
