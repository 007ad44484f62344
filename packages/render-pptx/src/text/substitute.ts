/** Attributes of `a:latin` that tell an office program without the font which of its own is closest. */
export interface Substitute {
  readonly panose: string
  readonly pitchFamily: number
}

// The values of fonts that every office program has: Georgia, Courier New and Arial.
const serif: Substitute = { panose: '02040502050405020303', pitchFamily: 18 }
const monospaced: Substitute = { panose: '02070309020205020404', pitchFamily: 49 }
const sansSerif: Substitute = { panose: '020B0604020202020204', pitchFamily: 34 }

const serifFamily = /^(?:Georgia|Cambria|Fraunces|Source Serif 4)\b/
const monospacedFamily = /\bMono\b/

/** Returns the substitute by family name, because most of our fonts leave PANOSE empty in their own tables. */
export function substituteFor(family: string): Substitute {
  if (serifFamily.test(family)) return serif
  return monospacedFamily.test(family) ? monospaced : sansSerif
}
