import TesseraHeadless
import Testing
import UIKit

@testable import QuickStart

@MainActor
@Test("A tapped city moves to the top")
func tappedCity() throws {
  let backend = HeadlessBackend()
  UIApplication.start(with: backend)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let cities = CitiesController()
  window.rootViewController = cities
  window.makeKeyAndVisible()
  backend.makeFrame()

  let row = try #require(cities.list.cellForItem(at: [0, 2]))
  backend.windows[0].tap(at: row.convert(CGPoint(x: 20, y: 20), to: window))
  backend.advanceUntilIdle()

  #expect(cities.source.itemIdentifier(for: [0, 0]) == "Cairo")
}
