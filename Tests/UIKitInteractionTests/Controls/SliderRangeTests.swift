import Testing

@testable import UIKit

@Suite("The range of a slider")
struct SliderRangeTests {
  private func range(_ changes: (inout SliderRange) -> Void) -> [Float] {
    var range = SliderRange()
    changes(&range)
    return [range.minimum, range.value, range.maximum]
  }

  @Test("is from 0 to 1, at 0")
  func initial() { #expect(range { _ in } == [0, 0, 1]) }

  @Test("keeps the value between its bounds")
  func value() {
    #expect(range { $0.setValue(0.5) } == [0, 0.5, 1])
    #expect(range { $0.setValue(2) } == [0, 1, 1])
    #expect(range { $0.setValue(-2) } == [0, 0, 1])
  }

  @Test("takes the value and the other bound along with a bound")
  func bounds() {
    #expect(range { $0.setMinimum(-3) } == [-3, 0, 1])
    #expect(range { $0.setMinimum(0.25) } == [0.25, 0.25, 1])
    #expect(range { $0.setMinimum(5) } == [5, 5, 5])
    #expect(range { $0.setMaximum(8) } == [0, 0, 8])
    #expect(range { $0.setMaximum(-8) } == [-8, -8, -8])
    let both = range {
      $0.setMinimum(10)
      $0.setMaximum(20)
      $0.setValue(15)
      $0.setMaximum(12)
    }
    #expect(both == [10, 12, 12])
  }

  @Test("counts the way between the bounds from 0 to 1")
  func fractions() {
    var range = SliderRange()
    range.setMaximum(10)
    range.setMinimum(-10)
    #expect(range.fraction(of: -10) == 0)
    #expect(range.fraction(of: 5) == 0.75)
    #expect(range.fraction(of: 30) == 1)
    #expect(range.value(at: 0.75) == 5)
    #expect(range.value(at: -1) == -10)
    #expect(range.value(at: 2) == 10)
  }

  @Test("that is one value is at its start")
  func single() {
    var range = SliderRange()
    range.setMinimum(3)
    range.setMaximum(3)
    #expect(range.fraction(of: 3) == 0)
    #expect(range.value(at: 0.5) == 3)
  }

  @Test("may be as long as numbers reach")
  func longest() {
    var range = SliderRange()
    range.setMaximum(.greatestFiniteMagnitude)
    range.setMinimum(-.greatestFiniteMagnitude)
    #expect(range.fraction(of: 0) == 0.5)
    #expect(range.value(at: 0.5) == 0)
    #expect(range.value(at: 1) == .greatestFiniteMagnitude)
  }
}
