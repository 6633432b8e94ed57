import XCTest
@testable import Lists // The module.

final class ListTests: XCTestCase {
  func testFrame() { XCTAssertEqual(UIView().frame, .zero) }
}
