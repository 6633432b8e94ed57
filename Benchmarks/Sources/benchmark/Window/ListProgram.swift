import BenchmarkSupport
import Foundation
import WindowLists

/// A program with nothing but a list of rows of one to five lines, built beside this one.
struct ListProgram {
  /// Whose list is shown.
  let library: WindowProbe.Library
  let rows: Int
  /// How many frames are shown before the program ends.
  let frames: Int

  private var url: URL {
    let name = library == .tessera ? "TesseraListProgram" : "GTKListProgram"
    return thisProgram.deletingLastPathComponent().appending(path: name)
  }

  private var arguments: [String] {
    let size = RowKind.paragraphs.windowSize
    let extent = library == .tessera ? [] : [Int(size.width), Int(size.height)]
    return ([rows, frames] + extent).map(String.init)
  }

  /// Runs it; returns the seconds from its start to its end.
  func seconds() throws -> Double { try time(of: url.path, arguments) }

  /// Runs it; returns how many kilobytes of memory it had in use.
  func kilobytes() throws -> Int {
    let text = try output(of: url, arguments)
    guard let kilobytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)),
      kilobytes > 0
    else {
      throw BenchmarkFailure("\(url.lastPathComponent) does not know its memory: \(text)")
    }
    return kilobytes
  }
}
