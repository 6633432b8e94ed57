import Testing

/// Tests that share the pointer, the keyboard and the settings of one display, so one runs at a time.
@Suite("On a display", .serialized, .enabled(if: Probe.hasDisplay, "There is no display."))
enum OnDisplay {}
