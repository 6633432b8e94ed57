/// One step of the way from a change to what is on screen.
///
/// A phase works on the owners of the state, asks the app through the door, and calls phases that come before it: those are its stored
/// properties, so a call of a later phase, or of a pass, does not compile.
@MainActor
protocol EnginePhase: EngineReader {
  /// The way to the app.
  var door: AppDoor { get }
}

extension EnginePhase {
  /// The calls to the layout.
  var layoutCalls: LayoutCalls { door.layoutCalls }

  /// The calls to the layout whose answers are used before anything that was reported in them is shown.
  var heldLayoutCalls: LayoutCalls { door.heldLayoutCalls }

  /// The calls to the data source; `nil` when there is none.
  var dataSourceCalls: DataSourceCalls? { door.dataSourceCalls }

  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? { door.delegateCalls }
}
