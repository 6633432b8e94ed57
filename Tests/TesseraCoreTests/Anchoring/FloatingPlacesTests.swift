import TesseraCore
import TesseraTestSupport
import Testing

@Suite("Places that float in front of others")
struct FloatingPlacesTests {
  private typealias Place = FloatingPlaces.Place

  private static let visible = Rect(x: 0, y: 100, width: 100, height: 200)

  /// Rows of 50 points that each have a depth of their own.
  private func rows(_ count: Int, sign: Int) -> [Place] {
    (0..<count).map {
      Place(Rect(x: 0, y: Double($0) * 50, width: 100, height: 50), depth: sign * $0)
    }
  }

  @Test("are none where all lie side by side, whatever their depths", arguments: [1, 0, -1])
  func sideBySide(sign: Int) {
    let rows = rows(10, sign: sign)
    let floating = FloatingPlaces(rows, along: .vertical, in: Self.visible)
    expectEqual(rows.filter(floating.floats), [])
  }

  @Test("are those in front of what is in sight, and not what is behind")
  func pinned() {
    // 120 to 150, in front of row 2, which is at 100.
    let pinned = Place(Rect(x: 0, y: 120, width: 100, height: 30), depth: 1)
    let rows = rows(10, sign: 0)
    let floating = FloatingPlaces(rows + [pinned], along: .vertical, in: Self.visible)
    expectEqual((rows + [pinned]).filter(floating.floats), [pinned])
    let behind = Place(pinned.frame, depth: -1)
    let others = FloatingPlaces(rows + [behind], along: .vertical, in: Self.visible)
    expectEqual((rows + [behind]).filter(others.floats), [rows[2]])
  }

  @Test(
    "are none in front of what is out of sight, of no places, and of frames that are not numbers"
  )
  func nothing() {
    let pinned = Place(Rect(x: 0, y: 10, width: 100, height: 30), depth: 1)
    let outside = FloatingPlaces(rows(10, sign: 0) + [pinned], along: .vertical, in: Self.visible)
    #expect(!outside.floats(pinned))
    #expect(!FloatingPlaces([], along: .vertical, in: Self.visible).floats(pinned))
    let unknown = Place(Rect(x: 0, y: .nan, width: 100, height: 30), depth: 1)
    let mixed = FloatingPlaces(rows(10, sign: 0) + [unknown], along: .vertical, in: Self.visible)
    #expect(!mixed.floats(unknown))
    #expect(!mixed.floats(Place(Rect(x: 0, y: 110, width: 100, height: 10), depth: 0)))
  }

  @Test("are those that a comparison of all finds", arguments: 0..<50 as Range<UInt64>)
  func agrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Double { Double(Int.random(in: 0...limit, using: &random)) }
    let axis: Axis = seed.isMultiple(of: 2) ? .vertical : .horizontal
    for _ in 0..<40 {
      let places = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Place(
          Rect(x: number(300), y: number(300), width: number(120), height: number(120)),
          depth: Int.random(in: 0...3, using: &random)
        )
      }
      let floating = FloatingPlaces(places, along: axis, in: Self.visible)
      for place in places {
        let expected = places.contains {
          $0.depth < place.depth && $0.frame.overlaps(place.frame)
            && $0.frame.overlaps(Self.visible)
        }
        try #require(floating.floats(place) == expected, "\(axis), \(place) among \(places)")
      }
    }
  }
}
