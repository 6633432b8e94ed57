/// Unpacks the start of a gzip file (RFC 1952, RFC 1951).
struct GzipFile {
  /// Why bytes cannot be unpacked.
  enum Issue: Error, Hashable {
    /// They do not begin as a gzip file does.
    case noGzipFile
    /// They end before the file does.
    case truncated
    /// A block, a code or a distance is none that the format has.
    case malformed
  }

  private var bits: BitReader
  private var output: [UInt8] = []
  private let limit: Int

  /// The first bytes of what a file holds.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - limit: How many bytes are unpacked at most; nothing behind them is looked at.
  /// - Returns: At most `limit` bytes.
  /// - Throws: `Issue` when the bytes are no gzip file, or none that is whole up to there.
  static func unpack(_ bytes: [UInt8], limit: Int) throws(Issue) -> [UInt8] {
    var file = GzipFile(bits: BitReader(bytes, at: try contentStart(of: bytes)), limit: limit)
    var isLast = false
    while !isLast, file.output.count < limit {
      isLast = try file.bits.read(1) == 1
      switch try file.bits.read(2) {
      case 0: try file.copyStored()
      case 1: try file.unpackBlock(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try file.readCodes()
        try file.unpackBlock(lengths, distances)
      default: throw .malformed
      }
    }
    return Array(file.output.prefix(limit))
  }

  private init(bits: BitReader, limit: Int) {
    self.bits = bits
    self.limit = limit
  }

  /// Where the packed bytes begin, behind the header with its optional parts.
  private static func contentStart(of bytes: [UInt8]) throws(Issue) -> Int {
    guard bytes.count >= 10, bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 else {
      throw .noGzipFile
    }
    let flags = bytes[3]
    var position = 10
    if flags & 4 != 0 {
      guard position + 1 < bytes.count else { throw .truncated }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    // A name and a comment, each up to a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else {
        throw .truncated
      }
      position = end + 1
    }
    return position + (flags & 2 != 0 ? 2 : 0)
  }

  private mutating func copyStored() throws(Issue) {
    bits.skipToByte()
    let count = try bits.read(16)
    _ = try bits.read(16)
    for _ in 0..<count where output.count < limit { output.append(UInt8(try bits.read(8))) }
  }

  private mutating func unpackBlock(
    _ lengths: PrefixCode,
    _ distances: PrefixCode
  ) throws(Issue) {
    while output.count < limit {
      let symbol = try lengths.next(&bits)
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        try copy(try length(of: symbol), distance: try distance(of: distances.next(&bits)))
      }
    }
  }

  private mutating func copy(_ length: Int, distance: Int) throws(Issue) {
    guard distance <= output.count else { throw .malformed }
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }

  /// Four symbols after the first eight share a number of further bits, which grows by one.
  private mutating func length(of symbol: Int) throws(Issue) -> Int {
    let index = symbol - 257
    guard index < 29 else { throw .malformed }
    guard index < 28 else { return 258 }
    guard index >= 8 else { return index + 3 }
    let extra = index / 4 - 1
    return ((4 + index % 4) << extra) + 3 + (try bits.read(extra))
  }

  /// Two symbols after the first four share a number of further bits, which grows by one.
  private mutating func distance(of symbol: Int) throws(Issue) -> Int {
    guard symbol < 30 else { throw .malformed }
    guard symbol >= 4 else { return symbol + 1 }
    let extra = symbol / 2 - 1
    return ((2 + symbol % 2) << extra) + 1 + (try bits.read(extra))
  }

  /// The codes at the start of a block that has its own.
  private mutating func readCodes() throws(Issue) -> (PrefixCode, PrefixCode) {
    let lengthCount = 257 + (try bits.read(5))
    let distanceCount = 1 + (try bits.read(5))
    let orderCount = 4 + (try bits.read(4))
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = Array(repeating: 0, count: order.count)
    for place in order.prefix(orderCount) { codeLengths[place] = try bits.read(3) }
    let code = try PrefixCode(lengths: codeLengths)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      switch try code.next(&bits) {
      case 16:
        guard let last = lengths.last else { throw .malformed }
        lengths += Array(repeating: last, count: 3 + (try bits.read(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits.read(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits.read(7)))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .malformed }
    return (
      try PrefixCode(lengths: Array(lengths.prefix(lengthCount))),
      try PrefixCode(lengths: Array(lengths.dropFirst(lengthCount)))
    )
  }
}

/// Reads numbers of some bits, the lowest bit first.
private struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer = 0
  private var count = 0

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func read(_ length: Int) throws(GzipFile.Issue) -> Int {
    while count < length {
      guard position < bytes.count else { throw .truncated }
      buffer |= Int(bytes[position]) << count
      position += 1
      count += 8
    }
    defer {
      buffer >>= length
      count -= length
    }
    return buffer & (1 << length - 1)
  }

  mutating func skipToByte() {
    buffer >>= count % 8
    count -= count % 8
  }
}

/// A code whose words, of different lengths, are found by their order.
private struct PrefixCode {
  /// How many words have each length, from 0 on.
  private var counts = Array(repeating: 0, count: 16)
  /// What words stand for, short ones first.
  private var symbols: [Int] = []

  init(lengths: [Int]) throws(GzipFile.Issue) {
    guard lengths.allSatisfy({ $0 < 16 }) else { throw .malformed }
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }

  private init(fixed lengths: [Int]) {
    for length in lengths { counts[length] += 1 }
    symbols = lengths.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  static let fixedLengths = PrefixCode(
    fixed: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  static let fixedDistances = PrefixCode(fixed: Array(repeating: 5, count: 30))

  func next(_ bits: inout BitReader) throws(GzipFile.Issue) -> Int {
    var word = 0
    var firstWord = 0
    var firstIndex = 0
    for length in 1..<16 {
      word |= try bits.read(1)
      let count = counts[length]
      if word - firstWord < count { return symbols[firstIndex + word - firstWord] }
      firstIndex += count
      firstWord = (firstWord + count) << 1
      word <<= 1
    }
    throw .malformed
  }
}
