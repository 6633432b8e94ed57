/// A sum of variables, each multiplied by a number, and a constant.
public struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: SolverVariable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: SolverVariable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in any order.
  ///
  /// A variable may occur several times: its coefficients are added when the expression is used.
  public var terms: [Term]
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates an expression.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates the expression that is one variable.
  public init(_ variable: SolverVariable) { self.init(terms: [Term(variable)]) }
}

extension LinearExpression {
  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The first expression without the second.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// The expression with its constant raised.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  /// The expression with its constant lowered.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(terms: left.terms, constant: left.constant - right)
  }

  /// The expression with each coefficient and the constant multiplied.
  public static func * (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(
      terms: left.terms.map { Term($0.variable, coefficient: $0.coefficient * right) },
      constant: left.constant * right
    )
  }
}
