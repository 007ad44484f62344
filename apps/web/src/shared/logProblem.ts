/** For what a person cannot do anything about, and whoever looks into it wants to see. */
export function logProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the console
  console.error(problem)
}

/** For what only matters to whoever counts things: the page works without. */
export function warnOfProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a warning in the console
  console.warn(problem)
}
