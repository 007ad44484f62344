/**
 * When the large mark starts to fade and how long it fades (both also in the style sheet), and when it is removed after
 * that.
 */
export const backdropTimes = { delayMs: 800, fadeMs: 500, keptMs: 1_000 } as const
