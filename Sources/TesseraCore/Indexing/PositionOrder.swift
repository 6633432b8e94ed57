/// The order of elements by their positions, found digit by digit.
///
/// A batch that puts everything into another order sorts lists of as many positions as there are items. Comparing
/// takes a step for each halving of such a list, and most of them are mispredicted; positions are small numbers, which
/// two or three passes sort. Each element is one word: its position in the upper bits, its index in the lower ones.
struct PositionOrder {
  private var words: [UInt64] = []

  /// The fewest elements that passes sort faster than comparisons do.
  static var leastCount: Int { 256 }
  /// How many bits one pass sorts by: as many as there are counters that fit into the nearest cache.
  private static var digitBits: Int { 11 }

  /// Finds the order of elements; nil for few, and for positions too far from each other for a word.
  init?<Element, Position: OrderedPosition>(
    of elements: [Element],
    by position: (Element) -> Position
  ) {
    guard elements.count >= PositionOrder.leastCount else { return nil }
    guard let range = PositionRange(of: elements, by: position) else { return nil }
    let indexBits = UInt64.bitWidth - elements.count.leadingZeroBitCount
    let keyBits = UInt64.bitWidth - range.lastKey.leadingZeroBitCount
    guard keyBits + indexBits <= UInt64.bitWidth else { return nil }
    words.reserveCapacity(elements.count)
    for index in elements.indices {
      words.append(range.key(of: position(elements[index])) << indexBits | UInt64(index))
    }
    sort(from: indexBits, bits: keyBits)
    let mask = (1 as UInt64) << indexBits - 1
    for index in words.indices { words[index] &= mask }
  }

  /// Calls `body` with the index of each element, in their order.
  func map<Result>(_ body: (Int) -> Result) -> [Result] {
    words.map { body(Int(truncatingIfNeeded: $0)) }
  }

  private mutating func sort(from lowestBit: Int, bits: Int) {
    guard bits > 0 else { return }
    let passes = (bits + PositionOrder.digitBits - 1) / PositionOrder.digitBits
    let digitBits = (bits + passes - 1) / passes
    var sorted = words
    for pass in 0..<passes {
      sort(into: &sorted, by: lowestBit + pass * digitBits, digitBits)
      swap(&words, &sorted)
    }
  }

  /// Sorts by one digit; words with the same digit keep their order.
  private func sort(into sorted: inout [UInt64], by shift: Int, _ digitBits: Int) {
    let mask = (1 as UInt64) << digitBits - 1
    var places = [Int](repeating: 0, count: 1 << digitBits)
    for word in words { places[Int(truncatingIfNeeded: word >> shift & mask)] += 1 }
    var place = 0
    for digit in places.indices {
      let count = places[digit]
      places[digit] = place
      place += count
    }
    for word in words {
      let digit = Int(truncatingIfNeeded: word >> shift & mask)
      sorted[places[digit]] = word
      places[digit] += 1
    }
  }
}

/// The numbers between which some positions lie.
private struct PositionRange {
  private let leastMajor: Int
  private let leastMinor: Int
  /// How many positions there are for each section.
  private let width: UInt64
  /// The largest key.
  let lastKey: UInt64

  /// Nil for none, and if there are more positions between than a word counts.
  init?<Element, Position: OrderedPosition>(
    of elements: [Element],
    by position: (Element) -> Position
  ) {
    guard let first = elements.first.map(position) else { return nil }
    var (leastMajor, leastMinor) = (first.major, first.minor)
    var (largestMajor, largestMinor) = (first.major, first.minor)
    for element in elements {
      let next = position(element)
      leastMajor = Swift.min(leastMajor, next.major)
      largestMajor = Swift.max(largestMajor, next.major)
      leastMinor = Swift.min(leastMinor, next.minor)
      largestMinor = Swift.max(largestMinor, next.minor)
    }
    let widest = distance(from: leastMinor, to: largestMinor)
    let (width, isTooWide) = widest.addingReportingOverflow(1)
    let sections = distance(from: leastMajor, to: largestMajor)
    let (front, isTooFar) = sections.multipliedReportingOverflow(by: width)
    let (last, isTooMuch) = front.addingReportingOverflow(widest)
    guard !isTooWide, !isTooFar, !isTooMuch else { return nil }
    self.leastMajor = leastMajor
    self.leastMinor = leastMinor
    self.width = width
    lastKey = last
  }

  /// The number of positions in front, if sections are all equally wide.
  func key(of position: some OrderedPosition) -> UInt64 {
    distance(from: leastMajor, to: position.major) * width
      + distance(from: leastMinor, to: position.minor)
  }
}

/// How far one number is behind another; any two numbers have a distance, also where an `Int` overflows.
private func distance(from first: Int, to second: Int) -> UInt64 {
  UInt64(UInt(bitPattern: second &- first))
}
