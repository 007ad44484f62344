/**
 * How much later than it can be a moment may lie, in seconds, before it is taken for one of a clock that was wrong and has
 * been set back since. Clocks of servers differ by less, and nobody should wait for such a moment.
 */
export const clockSlackSeconds = 60 * 60
