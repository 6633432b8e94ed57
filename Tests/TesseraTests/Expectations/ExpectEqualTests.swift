import TesseraTestSupport
import Testing

/// Every suite compares by it, so it has to fail where values differ.
@Suite("Values that are expected to be equal")
struct ExpectEqualTests {
  @Test("are both told where they differ, after the comment")
  func different() {
    withKnownIssue {
      expectEqual([1, 2], [1, 3], "rows")
    } matching: {
      $0.comments.map(\.rawValue) == ["rows: [1, 2] is not [1, 3]"]
    }
  }

  @Test("are told at the place of the call")
  func place() {
    let line = #line + 2
    withKnownIssue {
      expectEqual("a", "b")
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test("differ where neither is a number")
  func notANumber() {
    withKnownIssue { expectEqual(Double.nan, .nan) }
  }

  @Test("differ where one of two optional values is missing")
  func missing() {
    withKnownIssue { expectEqual(nil, 1 as Int?) }
  }

  @Test("record nothing when they are equal")
  func equal() { expectEqual([1, 2], [1, 2]) }
}
