/**
 * How far in the future, in seconds, a timestamp may lie before it is attributed to a wrong clock
 * that has since been set back. Clocks of servers differ by less than this.
 */
export const clockSlackSeconds = 60 * 60
