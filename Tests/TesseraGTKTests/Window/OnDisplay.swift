import TesseraTestSupport
import Testing

/// Tests that share the pointer, the keyboard and the settings of one display, so one runs at a time.
@Suite(
  "On a display",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
enum OnDisplay {}
