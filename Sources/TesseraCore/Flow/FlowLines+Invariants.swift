extension FlowLines {
  #if InternalChecks
    /// Traps when the lines are not what breaking the items one after the other gives.
    func checkInvariants() {
      precondition(
        lines.summary.items == items.count,
        "The lines hold \(lines.summary.items) items of \(items.count)"
      )
      lines.visit { before, run in
        for index in [before.count, before.count + run.lineCount - 1] {
          guard let line = line(at: index) else { preconditionFailure("No line \(index)") }
          check(line)
        }
        return true
      }
    }

    private func check(_ line: FlowLine) {
      var used = 0.0
      var thickness = 0.0
      visitSegments(of: line) { segment in
        used += Double(segment.count) * segment.first.crossExtent
        thickness = max(thickness, segment.first.mainExtent)
        return true
      }
      precondition(
        abs(used - line.used) <= 1e-9 * max(1, used),
        "Line \(line.index) counts \(line.used) points of items, but holds \(used)"
      )
      precondition(
        thickness == line.thickness,
        "Line \(line.index) is \(line.thickness) thick, but its items are \(thickness)"
      )
      let next = line.firstItem + line.itemCount
      guard let (_, run) = items.run(at: next) else { return }
      let extent = rules.crossExtent(of: run.size)
      precondition(
        rules.capacity(of: extent, behind: line.itemCount, used: line.used) == 0,
        "Item \(next) would fit into line \(line.index)"
      )
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}
