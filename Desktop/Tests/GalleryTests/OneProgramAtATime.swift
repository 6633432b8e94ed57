import TesseraTestSupport
import Testing

/// Holds the suites that start programs: there is one at a time, and it is shared by the process.
@Suite("On the fixture", .serialized, .withTheProgram)
enum OneProgramAtATime {}
