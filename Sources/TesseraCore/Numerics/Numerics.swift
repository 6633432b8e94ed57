/// Elementary functions that give the same bits on every machine.
///
/// Springs, decelerations and timing curves are functions of time. A mathematics library answers with
/// other last digits on another system, and so would the frames that tests and recorded pictures
/// compare. These functions use nothing but the arithmetic of IEEE 754, in a fixed order.
///
/// Each reduces its argument to a short interval and sums a series there. The relative error is below
/// 1e-14 unless a function says otherwise; NaN gives NaN; none of them traps.
public enum Numerics {}
