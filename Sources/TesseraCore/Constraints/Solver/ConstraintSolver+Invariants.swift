extension ConstraintSolver {
  #if InternalChecks
    /// Traps when the rows and pins that fix variables, the lists of rows and the values disagree.
    func checkInvariants() {
      checkBasis()
      checkRows()
    }

    private func checkBasis() {
      precondition(
        basis.size == variables.indices.count,
        "\(basis.size) slots fix \(variables.indices.count) variables"
      )
      for slot in basis.columns.indices {
        let content = Int(basis.columns[slot])
        let found = content >= 0 ? rows[content].slot : basis.pins[~content].slot
        precondition(
          Int(found) == slot,
          "Slot \(slot) holds \(content), which is entered in slot \(found)"
        )
        if content < 0, basis.pins[~content].constant == 0 {
          precondition(
            variables[~content].value.magnitude <= 1e-6,
            "Variable \(~content) is pinned to 0 but is \(variables[~content].value)"
          )
        }
      }
      let active = rows.count { $0.isActive } + basis.pins.count { $0.slot >= 0 }
      precondition(active == basis.size, "\(active) rows and pins are in \(basis.size) slots")
    }

    private func isMissed(_ row: Int) -> Bool {
      rows[row].standing == .admitted && rows[row].isViolated
    }

    private func checkRows() {
      for row in rows.indices {
        let isListed = rows[row].violationIndex >= 0
        precondition(
          isListed == (rows[row].side != 0) && (isListed || !isMissed(row)),
          "Row \(row) is \(rows[row].residual) on side \(rows[row].side), listed: \(isListed)"
        )
        guard rows[row].isActive, !agenda.hasShifts else { continue }
        let range = matrix.range(ofRow: row)
        var magnitude = 1 + rows[row].constant.magnitude
        var sum = rows[row].constant
        for term in matrix.terms[range] {
          let product = term.coefficient * variables[Int(term.variable)].value
          sum += product
          magnitude += product.magnitude
        }
        precondition(
          sum.magnitude <= 1e-6 * magnitude,
          "Row \(row) fixes variables at zero, but is \(sum)"
        )
      }
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}
