/// A rule that holds after every step.
enum StressTestRule: CaseIterable {
  case counts
  case contents
  case views
  case anchor
  case places
  case leftovers

  var title: String {
    switch self {
    case .counts: "Sections and items are those of the data"
    case .contents: "Every cell shows its own item, as it is now"
    case .views: "Each visible item has one view of its own"
    case .anchor: "The anchor stands still on screen"
    case .places: "At rest, views are where the layout has them"
    case .leftovers: "At rest, no view is left behind"
    }
  }
}

/// Whether a rule holds.
enum StressTestOutcome: Equatable {
  case holds
  case broken(String)

  /// A broken rule if there is an issue, else one that holds.
  init(_ issue: String?) { self = issue.map { .broken($0) } ?? .holds }
}

/// How often each rule held, and the first time one did not.
struct StressTestRecord {
  private(set) var counts: [StressTestRule: Int] = [:]
  private(set) var failure: Failure?

  struct Failure {
    let rule: StressTestRule
    let step: Int
    let detail: String
  }

  /// Records the outcomes after a step; of failures the first one counts.
  mutating func note(_ outcomes: [StressTestRule: StressTestOutcome], afterStep step: Int) {
    for rule in StressTestRule.allCases {
      switch outcomes[rule] {
      case .holds?: counts[rule, default: 0] += 1
      case .broken(let detail)? where failure == nil:
        failure = Failure(rule: rule, step: step, detail: detail)
      case .broken?, nil: break
      }
    }
  }
}

/// A run, how far it is, and the outcomes so far.
struct StressTestProgress {
  var run: StressTestRun
  private(set) var lastStep: StressTestRun.Step?
  private(set) var record = StressTestRecord()
  /// The share of its room that the collection view takes.
  private(set) var widthShare = 1.0

  init(seed: UInt64) { run = StressTestRun(seed: seed) }

  /// Returns the next step, which has not been taken yet.
  mutating func next() -> StressTestRun.Step {
    let step = run.next()
    lastStep = step
    if case .resize(let share) = step { widthShare = share }
    return step
  }

  mutating func note(_ outcomes: [StressTestRule: StressTestOutcome]) {
    record.note(outcomes, afterStep: run.stepCount)
  }
}
