import Foundation

/// Reads a script line by line.
struct GalleryScriptParser {
  private(set) var steps: [GalleryScript.Step] = []

  /// The longest time a step may start at or take, in seconds.
  private static let longestTime = 3600.0

  /// The largest number of pictures one step may write.
  private static let largestSeries = 10_000.0

  mutating func parse(_ text: some StringProtocol, number: Int) throws(GalleryScriptError) {
    var line = try GalleryScriptLine(text, number: number)
    guard !line.isAtEnd else { return }
    var start = line
    let time = try line.number("the time of the step", in: 0...Self.longestTime)
    if let last = steps.last, time < last.time {
      throw line.failure(
        "the step is earlier than that of line \(last.line), at \(last.time); steps stand in order",
        at: try start.word("the time of the step")
      )
    }
    let action = try parseAction(&line)
    try line.expectEnd()
    steps.append(GalleryScript.Step(time: time, line: number, action: action))
  }

  // Longer than 40 lines: a flat list of all steps, each on one or two lines.
  private func parseAction(
    _ line: inout GalleryScriptLine
  ) throws(GalleryScriptError) -> GalleryScript.Action {
    let name = try line.word("the name of the step")
    switch name.isQuoted ? "" : name.text {
    case "scroll":
      return .scroll(to: try line.point("the offset"))
    case "tap":
      return .tap(try line.point("the place"), try parseModifiers(&line))
    case "drag":
      let start = try line.point("the start")
      let end = try line.point("the end")
      return .drag(from: start, to: end, duration: try parseDuration(&line))
    case "wheel":
      let place = try line.point("the place")
      let notches = try line.point("the turn")
      return .wheel(
        place,
        notches: CGSize(width: notches.x, height: notches.y),
        try parseModifiers(&line)
      )
    case "pinch":
      let place = try line.point("the place")
      let scale = try line.number("the scale", in: 0.01...100)
      return .pinch(place, scale: scale, duration: try parseDuration(&line))
    case "key":
      return try parseKey(&line)
    case "type":
      return .type(try parseText(&line))
    case "resize":
      let width = try line.number("the width", in: 0...100_000)
      return .resize(CGSize(width: width, height: try line.number("the height", in: 0...100_000)))
    case "dark":
      return .dark(try line.isOn())
    case "rtl":
      return .rightToLeft(try line.isOn())
    case "capture":
      return try parseCapture(&line)
    default:
      throw line.failure(
        "there is no step “\(name.text)”; there are \(Self.names.joined(separator: ", "))",
        at: name
      )
    }
  }

  private static let names = [
    "scroll", "tap", "drag", "wheel", "pinch", "key", "type", "resize", "dark", "rtl", "capture",
  ]

  private func parseDuration(
    _ line: inout GalleryScriptLine
  ) throws(GalleryScriptError) -> TimeInterval {
    try line.number("the duration", in: 0...Self.longestTime)
  }

  private func parseText(_ line: inout GalleryScriptLine) throws(GalleryScriptError) -> String {
    let word = try line.word("the text")
    guard word.isQuoted else {
      throw line.failure("the text must stand in quotation marks", at: word)
    }
    return word.text
  }

  /// Reads `with Ctrl+Shift`, or nothing.
  private func parseModifiers(
    _ line: inout GalleryScriptLine
  ) throws(GalleryScriptError) -> GalleryScript.KeyModifiers {
    guard line.skip("with") else { return [] }
    let word = try line.word("the keys held down")
    var modifiers: GalleryScript.KeyModifiers = []
    for name in word.text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let modifier = Self.modifiers[String(name)] else {
        throw line.failure("“\(name)” is none of Shift, Ctrl and Alt", at: word)
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  private static let modifiers: [String: GalleryScript.KeyModifiers] = [
    "Shift": .shift, "Ctrl": .control, "Alt": .alternate,
  ]

  private func parseKey(
    _ line: inout GalleryScriptLine
  ) throws(GalleryScriptError) -> GalleryScript.Action {
    let word = try line.word("the key")
    guard let key = GalleryKey(rawValue: word.text) else {
      let names = GalleryKey.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.failure("there is no key “\(word.text)”; there are \(names)", at: word)
    }
    return .key(key, try parseModifiers(&line))
  }

  private func parseCapture(
    _ line: inout GalleryScriptLine
  ) throws(GalleryScriptError) -> GalleryScript.Action {
    let word = try line.word("the name of the picture")
    guard word.text.hasSuffix(".png"), word.text.count > 4, !word.text.contains("/") else {
      throw line.failure("the name must end in .png and be in no folder", at: word)
    }
    guard line.skip("every") else {
      guard !word.text.contains("%") else {
        throw line.failure("a name with a number needs “every … for …” after it", at: word)
      }
      return .capture(word.text)
    }
    let interval = try line.number("the time between pictures", in: 0.001...Self.longestTime)
    try line.expect("for")
    let duration = try parseDuration(&line)
    guard duration / interval < Self.largestSeries else {
      throw line.failure("the series has more than \(Int(Self.largestSeries)) pictures", at: word)
    }
    guard let name = CaptureName(word.text) else {
      throw line.failure("the name of a series needs one %d or %02d for the number", at: word)
    }
    return .captureSeries(name, interval: interval, duration: duration)
  }
}
