import TesseraTestSupport
import Testing

@testable import TesseraGTK

@Suite("A bounded cache")
struct BoundedCacheTests {
  @Test("keeps what was asked for lately, and at most two generations")
  func forgets() {
    var cache = BoundedCache<Int, String>(capacity: 2)
    for number in 1...3 { cache[number] = "\(number)" }
    // 3 begins a generation; 1 and 2 are the older one.
    expectEqual(cache[1], "1")
    // 1 became recent again, so the next begins another generation, and 2 is dropped.
    cache[4] = "4"
    #expect(cache[2] == nil)
    expectEqual(cache[1], "1")
    #expect(cache.count <= 4)
  }

  @Test("replaces and removes values")
  func replaces() {
    var cache = BoundedCache<Int, String>(capacity: 2)
    cache[1] = "a"
    cache[1] = "b"
    expectEqual(cache[1], "b")
    cache[1] = nil
    #expect(cache[1] == nil)
    expectEqual(cache.count, 0)
  }
}
