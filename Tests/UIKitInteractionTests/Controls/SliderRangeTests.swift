import TesseraTestSupport
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
  func initial() { expectEqual(range { _ in }, [0, 0, 1]) }

  @Test("keeps the value between its bounds")
  func value() {
    expectEqual(range { $0.setValue(0.5) }, [0, 0.5, 1])
    expectEqual(range { $0.setValue(2) }, [0, 1, 1])
    expectEqual(range { $0.setValue(-2) }, [0, 0, 1])
  }

  @Test("takes the value and the other bound along with a bound")
  func bounds() {
    expectEqual(range { $0.setMinimum(-3) }, [-3, 0, 1])
    expectEqual(range { $0.setMinimum(0.25) }, [0.25, 0.25, 1])
    expectEqual(range { $0.setMinimum(5) }, [5, 5, 5])
    expectEqual(range { $0.setMaximum(8) }, [0, 0, 8])
    expectEqual(range { $0.setMaximum(-8) }, [-8, -8, -8])
    let both = range {
      $0.setMinimum(10)
      $0.setMaximum(20)
      $0.setValue(15)
      $0.setMaximum(12)
    }
    expectEqual(both, [10, 12, 12])
  }

  @Test("counts the way between the bounds from 0 to 1")
  func fractions() {
    var range = SliderRange()
    range.setMaximum(10)
    range.setMinimum(-10)
    expectEqual(range.fraction(of: -10), 0)
    expectEqual(range.fraction(of: 5), 0.75)
    expectEqual(range.fraction(of: 30), 1)
    expectEqual(range.value(at: 0.75), 5)
    expectEqual(range.value(at: -1), -10)
    expectEqual(range.value(at: 2), 10)
  }

  @Test("that is one value is at its start")
  func single() {
    var range = SliderRange()
    range.setMinimum(3)
    range.setMaximum(3)
    expectEqual(range.fraction(of: 3), 0)
    expectEqual(range.value(at: 0.5), 3)
  }

  @Test("may be as long as numbers reach")
  func longest() {
    var range = SliderRange()
    range.setMaximum(.greatestFiniteMagnitude)
    range.setMinimum(-.greatestFiniteMagnitude)
    expectEqual(range.fraction(of: 0), 0.5)
    expectEqual(range.value(at: 0.5), 0)
    expectEqual(range.value(at: 1), .greatestFiniteMagnitude)
  }
}
