import Foundation
import Synchronization
import Testing
import UIKit

extension BackendContract {
  /// Text is measured on any thread, on many at once, with the answers of the main one.
  public func checkMeasuring() {
    let questions = measuringQuestions
    let layouts = questions.map { backend.layOut($0.text, in: $0.space) }
    let expected = layouts.map {
      UIBackendTextExtent(size: $0.size, firstBaseline: $0.firstBaseline)
    }
    let measurer = backend.textMeasurer
    let answers = Mutex([Int: [UIBackendTextExtent]]())
    // The main thread waits, so that no other test starts a program meanwhile.
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      // Each begins elsewhere, so that different fonts are opened at once.
      let order = questions.indices.map { ($0 + number * 7) % questions.count }
      var own: [Int: UIBackendTextExtent] = [:]
      for index in order {
        own[index] = measurer.extent(of: questions[index].text, in: questions[index].space)
      }
      let inOrder = questions.indices.compactMap { own[$0] }
      answers.withLock { $0[number] = inOrder }
    }
    let all = answers.withLock { $0 }
    #expect(all.count == 16)
    for (number, answer) in all { #expect(answer == expected, "Thread \(number)") }
    let font = UIBackendFont(pointSize: 21, weight: 700)
    #expect(measurer.metrics(of: font) == backend.metrics(of: font))
  }

  /// Texts of several scripts, fonts, ways to break and line limits, in several spaces.
  private var measuringQuestions: [(text: UIBackendText, space: UIBackendTextSpace)] {
    let strings = [
      "", "x", "seven words that break between each other", "one\ntwo\n\nthree\n",
      "日本語のテキスト", "שלום עולם", "😀 a smile 👩‍👩‍👧", String(repeating: "long ", count: 300),
    ]
    var questions: [(text: UIBackendText, space: UIBackendTextSpace)] = []
    for (index, string) in strings.enumerated() {
      for lines in [0, 1, 3] {
        for width in [20, 80, CGFloat.infinity] {
          var text = text(string, lines: lines)
          text.runs[0].font.pointSize = CGFloat(11 + 3 * index)
          text.runs[0].font.weight = index % 2 == 0 ? 400 : 700
          text.lineBreaking = lines == 3 ? .byWords : .truncatedTail
          if index % 3 == 1 {
            var paragraph = UIBackendText.Paragraph()
            (paragraph.firstLineIndent, paragraph.lineHeightMultiple) = (5, 1.5)
            text.paragraphs = [paragraph, UIBackendText.Paragraph()]
            text.runs[0].kerning = 1.5
          }
          let height: CGFloat = width == 80 ? 50 : .infinity
          questions.append((text, UIBackendTextSpace(width: width, height: height)))
        }
      }
    }
    return questions
  }
}
