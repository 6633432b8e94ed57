import XCTest
@testable import Lists
#if canImport(UIKit)
import UIKit
#endif // The module.

final class ListTests: XCTestCase {
  func testFrame() { XCTAssertEqual(UIView().frame, .zero) }
}
