/** For errors that the person cannot act on, for whoever debugs them. */
export function logProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the console
  console.error(problem)
}

/** For failed tracking: the page works without it. */
export function warnOfProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a warning in the console
  console.warn(problem)
}
