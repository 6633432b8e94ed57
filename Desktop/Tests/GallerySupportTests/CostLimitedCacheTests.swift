import GallerySupport
import Testing

@Suite("A cache limited by cost")
struct CostLimitedCacheTests {
  @Test("keeps what fits into half its limit, whatever is added")
  func keeping() {
    var cache = CostLimitedCache<String, Int>(limit: 20)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "b", cost: 6)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "b") == 2)
    #expect(cache.cost == 10)
  }

  @Test("forgets what was not asked for lately, and keeps what was")
  func forgetting() {
    var cache = CostLimitedCache<Int, Int>(limit: 20)
    for key in 0..<8 {
      cache.keep(key, for: key, cost: 5)
      _ = cache.value(for: 0)
    }
    #expect(cache.value(for: 0) == 0)
    #expect(cache.value(for: 7) == 7)
    #expect(cache.value(for: 1) == nil)
  }

  @Test("counts a value that is replaced once")
  func replacing() {
    var cache = CostLimitedCache<String, Int>(limit: 20)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "a", cost: 3)
    #expect(cache.value(for: "a") == 2)
    #expect(cache.cost == 3)
    #expect(cache.count == 1)
  }

  @Test("does not keep what would fill it alone, nor the value that it was to replace")
  func large() {
    var cache = CostLimitedCache<String, Int>(limit: 20)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "a", cost: 11)
    #expect(cache.value(for: "a") == nil)
    #expect(cache.cost == 0)
  }

  @Test("never costs more than its limit", arguments: [UInt64(1), 2, 3])
  func limit(seed: UInt64) throws {
    var cache = CostLimitedCache<Int, Int>(limit: 100)
    var state = seed
    for step in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(state >> 60)
      if state >> 40 & 1 == 0 {
        cache.keep(step, for: key, cost: Int(state >> 45 & 63))
      } else {
        _ = cache.value(for: key)
      }
      try #require(cache.cost <= 100, "after step \(step) with seed \(seed)")
    }
  }
}
