extension FlowLines {
  #if InternalChecks
    /// Traps when the lines are not what breaking the items one after the other gives.
    ///
    /// - Parameter edited: the lines that a mutation has made. They are checked with their neighbours; the others are those that
    ///   were checked after the mutation before.
    func checkInvariants(of edited: Range<Int> = 0..<Int.max) {
      precondition(
        lines.summary.items == items.count,
        "The lines hold \(lines.summary.items) items of \(items.count)"
      )
      lines.visit(where: { $0.count >= edited.lowerBound }) { before, run in
        guard before.count <= edited.upperBound else { return false }
        check(line(0, of: run, behind: before))
        check(line(run.lineCount - 1, of: run, behind: before))
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
        rules.thickness(ofItem: thickness) == line.thickness,
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
    @inline(__always) func checkInvariants(of edited: Range<Int> = 0..<Int.max) {}
  #endif
}
