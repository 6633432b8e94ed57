import Foundation
import TesseraTestSupport
import Testing
import UIKit

// Letters of the headless backend are half as wide as their size; lines of 17 points are 21 high.
@Suite("List content under constraints")
@MainActor
struct ListContentConstraintTests {
  @Test("is as high under constraints as what it is given needs")
  func constrained() {
    let fixture = Fixture()
    var content = UIListContentConfiguration.cell()
    content.text = "Short"
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.show(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixture.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: fixture.window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: fixture.window.trailingAnchor),
    ])
    fixture.backend.makeFrame()
    expectEqual(view.frame.height, 44)
    // 288 points hold 33 letters of 8.5: three lines of 21, and margins of 11.
    content.text = String(repeating: "mmmmmmmmm ", count: 8)
    view.configuration = content
    fixture.backend.makeFrame()
    expectEqual(view.frame.height, 85)
    content.directionalLayoutMargins.top = 30
    view.configuration = content
    fixture.backend.makeFrame()
    expectEqual(view.frame.height, 104)
    content.text = "Short"
    view.configuration = content
    fixture.backend.makeFrame()
    expectEqual(view.frame.height, 62)
  }

  @Test("has one guide for each of its parts, which places other views")
  func guides() throws {
    let fixture = Fixture()
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 10, width: 320, height: 44)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    fixture.show(view)
    fixture.window.addSubview(mark)
    let guide = try #require(view.textLayoutGuide)
    #expect(view.textLayoutGuide === guide)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.backend.makeFrame()
    // The text is at the margin of 16, in the middle of 44 points and 21 high.
    expectEqual(mark.frame, CGRect(x: 16, y: 42.5, width: 10, height: 10))
    content.directionalLayoutMargins.leading = 40
    view.configuration = content
    fixture.backend.makeFrame()
    expectEqual(mark.frame.minX, 40)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil)
  }
}
