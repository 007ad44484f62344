/** The large mark begins to fade, fades (the style sheet has both as well), and is removed some time after that. */
export const backdropTimes = { delayMs: 800, fadeMs: 500, keptMs: 1_000 } as const
