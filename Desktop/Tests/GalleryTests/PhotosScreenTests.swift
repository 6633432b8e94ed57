import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 512 points wide: between insets of 16 there are three columns of 156, with gaps of 6.
  @Suite("Photos")
  @MainActor
  struct PhotosScreenTests {
    /// A folder of pictures of three kinds: twelve of May 2025, then three of March.
    private final class PictureFolder {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-\(UUID().uuidString)")

      init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for index in 0..<15 {
          let name = String(format: "%02d", index) + ".\(["png", "jpg", "svg"][index % 3])"
          let file = url.appendingPathComponent(name)
          // The later a name, the larger its file.
          try Data(count: 100 * (index + 1)).write(to: file)
          let day = index < 12 ? 1_747_300_000 : 1_741_800_000
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: TimeInterval(day))],
            ofItemAtPath: file.path
          )
        }
      }

      deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    private func show(
      height: CGFloat = 1600,
      isRightToLeft: Bool = false
    ) async throws -> (GalleryFixture, UICollectionView) {
      var values = GalleryOptionValues()
      values[.folder] = folder.url.path
      let screen = try GalleryCatalog.screen(named: "photos", taking: values)
      let fixture = GalleryFixture(
        size: CGSize(width: 512, height: height),
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      ) { screen.makeViewController(with: values, clock: $0) }
      await fixture.rest()
      return (fixture, try fixture.list())
    }

    private func frames(_ items: Range<Int>, _ list: UICollectionView) -> [CGRect] {
      items.compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame }
    }

    /// A square below the first title.
    private func place(_ column: Int, _ row: Int, _ edge: CGFloat = 156) -> CGRect {
      CGRect(x: 16 + 162 * CGFloat(column), y: 36 + 162 * CGFloat(row), width: edge, height: edge)
    }

    /// A title, six rows with gaps, and the inset below.
    private let monthHeight: CGFloat = 36 + 6 * 162 - 6 + 16

    private let headerKind = UICollectionView.elementKindSectionHeader

    @Test("stand in months, the latest first")
    func months() async throws {
      let (fixture, list) = try await show()
      expectEqual(list.numberOfItems(inSection: 0), 12)
      expectEqual(list.numberOfItems(inSection: 1), 3)
      expectEqual(fixture.rows("PhotoSectionHeader").map(\.first), ["May 2025", "March 2025"])
    }

    /// A title is 36 points high, and a large picture as long as two small ones and a gap: 318.
    @Test("stand large beside small ones, at either side in turn, with a row in between")
    func mosaic() async throws {
      let (_, list) = try await show()
      let places: [CGRect] = [
        place(0, 0, 318), place(2, 0), place(2, 1), place(0, 2), place(1, 2), place(2, 2),
        place(0, 3), place(0, 4), place(1, 3, 318), place(0, 5), place(1, 5), place(2, 5),
      ]
      expectEqual(frames(0..<12, list), places)
      // Three pictures make no more than the first rows: a title, two rows, and the inset below.
      expectEqual(list.contentSize.height, monthHeight + 36 + 318 + 16)
    }

    @Test("stand in rows of equal ones if that is chosen, and in a mosaic again")
    func rows() async throws {
      let (fixture, list) = try await show()
      let mosaic = frames(0..<12, list)
      for expected in [nil, mosaic] {
        let button = try #require(fixture.first(PhotoButtons.self)?.arrangedSubviews.first)
        let frame = button.convert(button.bounds, to: nil)
        fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        await fixture.rest()
        let rows = (0..<12).map { place($0 % 3, $0 / 3) }
        expectEqual(frames(0..<12, list), expected ?? rows)
      }
    }

    @Test("are shown as large as the window when they are clicked")
    func large() async throws {
      let (fixture, list) = try await show()
      let cell = try #require(list.cellForItem(at: [1, 0]))
      fixture.screen?.tap(at: list.convert(cell.center, to: nil))
      await fixture.rest()
      let large = fixture.screenController.presentedViewController as? PictureController
      // Twelve pictures of May come before.
      let place: CGFloat = 12 * 512
      expectEqual(large?.list.contentOffset.x, place)
    }

    @Test("are mirrored where reading goes from right to left")
    func mirroring() async throws {
      let leftToRight = try await show().1
      let expected = frames(0..<12, leftToRight)
      let (_, list) = try await show(isRightToLeft: true)
      for (index, frame) in expected.enumerated() {
        let cell = try #require(list.cellForItem(at: [0, index])).frame
        expectEqual(512 - cell.maxX, frame.minX)
        expectEqual(cell.minY, frame.minY)
      }
    }

    @Test("keep the title of their month in sight")
    func pinning() async throws {
      let (fixture, list) = try await show(height: 600)
      list.contentOffset.y = 200
      await fixture.rest()
      let title = try #require(list.supplementaryView(forElementKind: headerKind, at: [0, 0]))
      expectEqual(title.frame, CGRect(x: 16, y: 200, width: 480, height: 36))
      // The title of the next month pushes it out of sight.
      list.contentOffset.y = monthHeight - 20
      await fixture.rest()
      expectEqual(title.frame.maxY, monthHeight)
    }

    /// The kind on the badge of each picture in sight, and the place of its file in the folder.
    private func badges(_ list: UICollectionView, _ fixture: GalleryFixture) throws -> [String] {
      try list.indexPathsForVisibleItems.sorted().map { path in
        let badge = list.supplementaryView(forElementKind: PhotoLayout.badgeKind, at: path)
        let view = try #require(badge, "\(path) has no badge.")
        let cell = try #require(list.cellForItem(at: path))
        expectEqual(view.frame.maxX, cell.frame.maxX)
        expectEqual(view.frame.maxY, cell.frame.maxY)
        return try #require(fixture.first(UILabel.self, in: view)?.text)
      }
    }

    @Test("have a badge in the corner that says the kind of the file, whatever is moved")
    func badge() async throws {
      let (fixture, list) = try await show()
      let byName = (0..<15).map { ["PNG", "JPG", "SVG"][$0 % 3] }
      // The largest first, in both months.
      let bySize = byName.prefix(12).reversed() + byName.suffix(3).reversed()
      expectEqual(try badges(list, fixture), byName)
      try await fixture.press("Size")
      await fixture.rest()
      expectEqual(try badges(list, fixture), bySize)
      // 11, 10 and 01 are of May; 14, 13 and 12 of March.
      try await fixture.follow("0 type \"1\"")
      expectEqual(try badges(list, fixture), ["SVG", "JPG", "JPG", "SVG", "JPG", "PNG"])
      try await fixture.follow("0 key Escape")
      expectEqual(try badges(list, fixture), bySize)
    }

    @Test("have no badge where they are too small for one")
    func smallest() async throws {
      let (fixture, list) = try await show()
      // Two notches are a step.
      for _ in 0..<3 { try await fixture.follow("0 wheel 300 300 0 2 with Ctrl") }
      await fixture.rest()
      let kinds = list.visibleSupplementaryViews(ofKind: PhotoLayout.badgeKind)
      // Only the large pictures have room: one in each month, and the second one of May.
      #expect(frames(1..<2, list).allSatisfy { $0.width < 96 })
      expectEqual(kinds.count, 2)
    }
  }
}
