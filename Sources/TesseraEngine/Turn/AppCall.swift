import TesseraCore

/// A call into code that is not of this module, by the name that the app knows it by.
package enum AppCall {
  /// The closure of a batch, which reports: the data may be changing right now.
  case batch(OpenReport)
  /// The counts of sections and items; `depth` calls of the kind are nested, this one included.
  case counts(StaticString, depth: Int)
  /// The view of an element.
  case view(StaticString, ViewRequest)
  /// A question to a layout, a view, or attributes: the answer is about what there is when it is asked.
  case question(StaticString)
  /// News that the app may answer by any change, which is carried out at once if nothing else is under way.
  case event(StaticString)
  /// The offset moves because the layout has asked for it, and need not be asked about.
  case adjustment
}

extension AppCall {
  /// Whether an answer is awaited, so that what is reported meanwhile has to wait.
  var isQuestion: Bool {
    switch self {
    case .counts, .view, .question: true
    case .batch, .event, .adjustment: false
    }
  }

  package var description: String {
    switch self {
    case .batch: "the closure of performBatchUpdates(_:completion:)"
    case .counts(let name, _), .view(let name, _), .question(let name), .event(let name): "\(name)"
    case .adjustment: "scrollViewDidScroll(_:)"
    }
  }
}
