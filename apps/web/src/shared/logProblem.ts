/** Logs errors that the user cannot act on, for debugging. */
export function logProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a line in the console
  console.error(problem)
}

/** Logs failures that the page works without, such as failed tracking. */
export function warnOfProblem(problem: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for a warning in the console
  console.warn(problem)
}
