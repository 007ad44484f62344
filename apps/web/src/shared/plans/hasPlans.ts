/** Set by the server, or the build, on the document element. */
let here = typeof document === 'undefined' || document.documentElement.dataset['plans'] !== 'none'

/**
 * Returns whether accounts have plans on this installation. Without them, no page mentions a plan, a price or a trial.
 * Known before the first render, so that nothing is drawn and then removed.
 */
export function hasPlans(): boolean {
  return here
}

/** Sets the kind of installation for prerendering, which runs once for each. */
export function drawFor(plans: boolean): void {
  here = plans
}
