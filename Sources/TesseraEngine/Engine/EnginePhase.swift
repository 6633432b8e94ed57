import TesseraCore

/// One step of the way from a change to what is on screen.
///
/// A phase works on the owners of the state, asks the app through the door, and calls phases that come before it: it has no
/// others, so a call of a later phase, or of a pass, does not compile.
package protocol EnginePhase: EngineReader {
  /// The way to the app.
  var door: AppDoor { get }
}

extension EnginePhase {
  /// The calls to the layout.
  package var layoutCalls: LayoutCalls { door.layoutCalls }

  /// The calls to the layout whose answers are used before anything that was reported in them is shown.
  var heldLayoutCalls: LayoutCalls { door.heldLayoutCalls }

  /// The calls to the data source; `nil` when there is none.
  package var dataSourceCalls: DataSourceCalls? { door.dataSourceCalls }

  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? { door.delegateCalls }
}

/// A phase after the one in which the layout says what is where: it may call that phase, and those before it.
package protocol ArrangedPhase: EnginePhase {
  var arranging: Arranging { get }
}

extension ArrangedPhase {
  package var state: EngineState { arranging.state }
  package var door: AppDoor { arranging.door }
  package var preparing: Preparing { arranging.preparing }
  package var counting: Counting { arranging.counting }
}
