import TesseraTestSupport
import Testing
import UIKit

@Suite("Drawing code for iOS")
@MainActor
struct DrawingListingTests {
  private func drawn(_ view: UIView) -> [String] { HeadlessScene(view).root.drawn }

  @Test("draws a ring with a number, and again when that changes")
  func ring() {
    let fixture = Fixture()
    let view = fixture.show(ScoreView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    view.score = 0.5
    fixture.backend.makeFrame()
    let lines = drawn(view)
    #expect(lines.count == 3 && lines[0].contains("in (2.0, 2.0, 36.0, 36.0)"))
    // The right half of the circle.
    #expect(lines[1].hasSuffix("of 4.0 in (20.0, 2.0, 18.0, 36.0)"))
    #expect(fixture.scene.nodes(showing: "50").count == 1)
    view.score = 0.75
    fixture.backend.makeFrame()
    #expect(fixture.scene.nodes(showing: "75").count == 1)
  }

  @Test("draws a line over a gradient")
  func sparkline() {
    let fixture = Fixture()
    let view = SparklineView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    view.values = [0, 1, 0.5]
    fixture.show(view)
    let words = drawn(view).map { String($0.prefix { $0 != " " }) }
    #expect(words == ["save", "clipped", "linear", "restore", "line"])
  }

  @Test("adds to what a label draws")
  func label() {
    let fixture = Fixture()
    let label = HeadingLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Today"
    fixture.show(label)
    #expect(drawn(label).count == 2 && drawn(label)[0].hasPrefix("“Today”"))
  }

  @Test("makes images: solid, round, resized and of views")
  func images() throws {
    _ = Fixture()
    let solid = UIImage.solid(.red)
    #expect(solid.size == CGSize(width: 1, height: 1))
    let round = solid.roundedImage(side: 20)
    #expect(round.size == CGSize(width: 20, height: 20))
    #expect(try #require(round.resized(to: CGSize(width: 5, height: 5))).size.width == 5)
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 8, height: 6))
    view.backgroundColor = .blue
    #expect(view.asImage().size == CGSize(width: 8, height: 6))
  }
}
