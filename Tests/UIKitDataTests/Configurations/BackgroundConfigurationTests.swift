import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A background configuration")
@MainActor
struct BackgroundConfigurationTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable () -> UIBackgroundConfiguration
    let normal: UIColor
    let pressed: UIColor
    let selected: UIColor
    var testDescription: String { name }
  }

  // Rows of lists turn grey; those of sidebars, which show nothing otherwise, turn into a fill that is
  // stronger when they stay selected; headers and footers of groups stay clear.
  nonisolated static let looks = [
    Look(
      name: "of a plain row",
      make: { .listPlainCell() },
      normal: .systemBackground,
      pressed: .systemGray4,
      selected: .systemGray4
    ),
    Look(
      name: "of a row in a group",
      make: { .listGroupedCell() },
      normal: .secondarySystemGroupedBackground,
      pressed: .systemGray4,
      selected: .systemGray4
    ),
    Look(
      name: "of a row in a sidebar",
      make: { .listSidebarCell() },
      normal: .clear,
      pressed: .tertiarySystemFill,
      selected: .systemFill
    ),
    Look(
      name: "of a row in a sidebar beside other columns",
      make: { .listAccompaniedSidebarCell() },
      normal: .clear,
      pressed: .tertiarySystemFill,
      selected: .systemFill
    ),
    Look(
      name: "of a header in a sidebar",
      make: { .listSidebarHeader() },
      normal: .clear,
      pressed: .quaternarySystemFill,
      selected: .clear
    ),
    Look(
      name: "of a plain header",
      make: { .listPlainHeaderFooter() },
      normal: .systemBackground,
      pressed: .systemBackground,
      selected: .systemBackground
    ),
    Look(
      name: "of a header of a group",
      make: { .listGroupedHeaderFooter() },
      normal: .clear,
      pressed: .clear,
      selected: .clear
    ),
  ]

  private func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("has the colour of its style and state", arguments: looks)
  func followsState(_ look: Look) {
    let background = look.make()
    expectEqual(background.backgroundColor, look.normal)
    expectEqual(background.updated(for: state()).backgroundColor, look.normal)
    let pressed = background.updated(for: state { $0.isHighlighted = true })
    expectEqual(pressed.backgroundColor, look.pressed)
    let selected = pressed.updated(for: state { $0.isSelected = true })
    expectEqual(selected.backgroundColor, look.selected)
    expectEqual(selected.updated(for: state()), background)
  }

  @Test("looks selected where something is about to be dropped", arguments: looks)
  func followsDrops(_ look: Look) {
    let background = look.make()
    let over = background.updated(for: state { $0.cellDropState = .notTargeted })
    expectEqual(over.backgroundColor, look.normal)
    // A header in a sidebar takes no items.
    guard look.selected != look.normal else { return }
    let target = background.updated(for: state { $0.cellDropState = .targeted })
    expectEqual(target.backgroundColor, look.selected)
  }

  @Test("looks as one that is reordered while its cell is dragged away", arguments: looks)
  func followsDrags(_ look: Look) {
    let background = look.make()
    let reordered = background.updated(for: state { $0.isReordering = true })
    expectEqual(background.updated(for: state { $0.cellDragState = .dragging }), reordered)
    let lifted = background.updated(for: state { $0.cellDragState = .lifting })
    expectEqual(lifted.backgroundColor, look.normal)
  }

  @Test("is that of an app for states that only apps set")
  func statesOfApps() {
    var (cell, header) = (
      state(), UIViewConfigurationState(traitCollection: UITraitCollection())
    )
    #expect(!cell.isPinned && !header.isPinned && !header.isFocused)
    expectEqual(cell.cellDragState, UICellConfigurationState.DragState.none)
    expectEqual(cell.cellDropState, UICellConfigurationState.DropState.none)
    let plain = (cell, header)
    cell.isPinned = true
    header.isPinned = true
    #expect(cell != plain.0 && header != plain.1)
    header.isPinned = false
    header.isFocused = true
    #expect(header != plain.1)
  }

  @Test("keeps what was set in every state")
  func keepsWhatWasSet() {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.cornerRadius = 4
    let selected = background.updated(for: state { $0.isSelected = true })
    expectEqual(selected.backgroundColor, .red)
    expectEqual(selected.cornerRadius, 4)
    // Nothing is a colour too: that of the tint.
    background.backgroundColor = nil
    #expect(background.updated(for: state()).backgroundColor == nil)
    expectEqual(background.resolvedBackgroundColor(for: .green), .green)
  }

  @Test("has its colours made into others")
  func transformsColors() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .red ? .blue : $0
    }
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
    expectEqual(background.resolvedBackgroundColor(for: .green), .blue)
    expectEqual(background.resolvedStrokeColor(for: .green), .yellow)
    let copy = background
    expectEqual(copy, background)
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .yellow }
    #expect(copy != background)
    let darker = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    expectEqual(darker.callAsFunction(.red), darker.transform(.red))
    expectEqual(darker(.red).cgColor.alpha, 0.5)
    let gray = UIConfigurationColorTransformer.grayscale(.green).cgColor
    expectEqual(gray, CGColor(red: 0.7152, green: 0.7152, blue: 0.7152, alpha: 1))
    expectEqual(UIConfigurationColorTransformer.preferredTint(.green), .green)
    expectEqual(UIConfigurationColorTransformer.monochromeTint(.green), .secondaryLabel)
  }
}

@Suite("The background of a cell")
@MainActor
struct CellBackgroundTests {
  private func shownCell(_ fixture: Fixture = Fixture()) -> UICollectionViewCell {
    fixture.show(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  private func background(_ cell: UICollectionViewCell) throws -> BackgroundView {
    cell.window?.layoutIfNeeded()
    return try #require(cell.subviews.first as? BackgroundView)
  }

  @Test("fills it behind everything, and follows its state")
  func fillsTheCell() throws {
    let cell = shownCell()
    cell.backgroundConfiguration = .listPlainCell()
    let view = try background(cell)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.backgroundColor, .systemBackground)
    #expect(cell.subviews.last === cell.contentView)
    cell.isSelected = true
    expectEqual(try background(cell).backgroundColor, .systemGray4)
    cell.bounds.size.width = 60
    expectEqual(try background(cell).frame.width, 60)
    cell.backgroundConfiguration = nil
    expectEqual(cell.subviews, [cell.contentView])
  }

  @Test("excludes the background views, and they exclude it")
  func excludesViews() {
    let cell = shownCell()
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test("keeps its insets from the edges, the sides following the reading direction")
  func hasInsets() throws {
    let cell = shownCell()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    cell.backgroundConfiguration = configuration
    expectEqual(try background(cell).frame, CGRect(x: 2, y: 1, width: 94, height: 46))
    cell.semanticContentAttribute = .forceRightToLeft
    expectEqual(try background(cell).frame, CGRect(x: 4, y: 1, width: 94, height: 46))
    cell.directionalLayoutMargins.leading = 10
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    cell.backgroundConfiguration = configuration
    expectEqual(try background(cell).frame, CGRect(x: 4, y: 1, width: 84, height: 46))
    // Insets that leave nothing leave an empty rectangle, not a negative one.
    configuration.backgroundInsets.top = 80
    cell.backgroundConfiguration = configuration
    expectEqual(try background(cell).frame.height, 0)
  }

  @Test("has round corners and a line, along its edges or apart from them")
  func hasLines() throws {
    let cell = shownCell()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.cornerRadius = 6
    configuration.strokeWidth = 2
    configuration.strokeColor = .red
    cell.backgroundConfiguration = configuration
    let view = try background(cell)
    expectEqual(view.layer.cornerRadius, 6)
    expectEqual(view.layer.borderWidth, 2)
    expectEqual(view.layer.borderColor, UIColor.red.cgColor)
    #expect(view.subviews.isEmpty)
    configuration.strokeOutset = 3
    cell.backgroundConfiguration = configuration
    _ = try background(cell)
    let stroke = try #require(view.subviews.first)
    expectEqual(view.layer.borderWidth, 0)
    expectEqual(stroke.frame, CGRect(x: -3, y: -3, width: 106, height: 56))
    expectEqual(stroke.layer.cornerRadius, 9)
    // A line that is farther inside than there is room is in the middle of the cell of 100 by 50 points.
    configuration.strokeOutset = -30
    cell.backgroundConfiguration = configuration
    expectEqual(
      try background(cell).subviews.first?.frame,
      CGRect(x: 30, y: 25, width: 40, height: 0)
    )
    // More than half of the height is half of it.
    configuration.cornerRadius = 40
    configuration.strokeOutset = 0
    cell.backgroundConfiguration = configuration
    expectEqual(try background(cell).layer.cornerRadius, 25)
    #expect(view.subviews.isEmpty)
  }

  @Test("casts the shadow that it says, and none by default")
  func castsShadows() throws {
    let cell = shownCell()
    var configuration = UIBackgroundConfiguration.clear()
    cell.backgroundConfiguration = configuration
    expectEqual(try background(cell).layer.shadowOpacity, 0)
    expectEqual(UIShadowProperties(), configuration.shadowProperties)
    configuration.shadowProperties.color = .red
    configuration.shadowProperties.opacity = 0.5
    configuration.shadowProperties.radius = 7
    configuration.shadowProperties.offset = CGSize(width: 1, height: 2)
    cell.backgroundConfiguration = configuration
    let layer = try background(cell).layer
    #expect(layer.shadowColor == UIColor.red.cgColor && layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 7 && layer.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test("shows a picture in front of its colour, placed as it says")
  func showsPictures() throws {
    let cell = shownCell()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.image = UIImage(data: TestPictures.png(width: 20, height: 10))
    configuration.cornerRadius = 4
    cell.backgroundConfiguration = configuration
    let contents = try #require(try background(cell).subviews.first)
    let picture = try #require(contents.subviews.first as? UIImageView)
    #expect(picture.image === configuration.image && picture.contentMode == .scaleToFill)
    expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(contents.clipsToBounds && contents.layer.cornerRadius == 4)
    configuration.imageContentMode = .bottomRight
    cell.backgroundConfiguration = configuration
    #expect(try background(cell).subviews.first?.subviews.first === picture)
    guard case .image(_, let rect, _)? = picture.backendDrawings().first else {
      Issue.record("Nothing is drawn.")
      return
    }
    expectEqual(rect, CGRect(x: 80, y: 40, width: 20, height: 10))
    configuration.image = nil
    cell.backgroundConfiguration = configuration
    #expect(try background(cell).subviews.isEmpty)
  }

  @Test("holds a view of the app's own, and lets go of it")
  func holdsAView() throws {
    let cell = shownCell()
    let own = UIView()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = own
    configuration.cornerRadius = 5
    cell.backgroundConfiguration = configuration
    let view = try background(cell)
    expectEqual(own.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(own.superview?.layer.cornerRadius, 5)
    #expect(own.superview?.clipsToBounds == true)
    // A view that another cell has meanwhile stays there.
    let other = UIView()
    other.addSubview(own)
    cell.backgroundConfiguration = .clear()
    #expect(own.superview === other)
    #expect(view.subviews.isEmpty)
  }

  @Test("has the tint colour when it has no other, and follows light and dark")
  func followsSurroundings() throws {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = nil
    configuration.strokeWidth = 1
    configuration.strokeColor = .label
    cell.tintColor = .purple
    cell.backgroundConfiguration = configuration
    let view = try background(cell)
    expectEqual(view.backgroundColor, .purple)
    cell.tintColor = .brown
    expectEqual(view.backgroundColor, .brown)
    expectEqual(view.layer.borderColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    cell.overrideUserInterfaceStyle = .dark
    expectEqual(view.layer.borderColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}
