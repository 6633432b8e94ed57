import Foundation

/// Runs a program, whose output goes nowhere; returns the seconds from its start to its end.
///
/// Foundation's `Process` hears of the end up to 50 ms late, which is as long as some programs take.
public func time(of program: String, _ arguments: [String]) throws -> Double {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  var status: Int32 = 0
  let clock = ContinuousClock()
  let start = clock.now
  let problem = posix_spawn(&process, program, &actions, nil, &words, environ)
  guard problem == 0 else { throw BenchmarkFailure("\(program) does not start: error \(problem)") }
  guard waitpid(process, &status, 0) == process else {
    throw BenchmarkFailure("\(program) is not waited for: error \(errno)")
  }
  let duration = start.duration(to: clock.now)
  guard status == 0 else { throw BenchmarkFailure("\(program) ended with status \(status)") }
  return duration.seconds
}
