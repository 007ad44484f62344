/** What the server, or the build, set on the document's element. */
let here = typeof document === 'undefined' || document.documentElement.dataset['plans'] !== 'none'

/**
 * Whether accounts have plans on this installation. Without them no page mentions a plan, a price or a trial. It is known
 * before anything is drawn, so that nothing is drawn and then taken away.
 */
export function hasPlans(): boolean {
  return here
}

/** For what is written when the product is built, once for each kind of installation. */
export function drawFor(plans: boolean): void {
  here = plans
}
