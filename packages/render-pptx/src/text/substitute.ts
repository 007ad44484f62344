/** What tells an office program without a face which of its own comes nearest: attributes of `a:latin`. */
export interface Substitute {
  readonly panose: string
  readonly pitchFamily: number
}

// The digits are those of the faces that every office program has: Georgia, Courier New and Arial.
const serif: Substitute = { panose: '02040502050405020303', pitchFamily: 18 }
const monospaced: Substitute = { panose: '02070309020205020404', pitchFamily: 49 }
const sansSerif: Substitute = { panose: '020B0604020202020204', pitchFamily: 34 }

const serifFamily = /^(?:Georgia|Cambria|Fraunces|Source Serif 4)\b/
const monospacedFamily = /\bMono\b/

/** Most of our faces leave these digits empty in their own tables, so they are told by the family. */
export function substituteFor(family: string): Substitute {
  if (serifFamily.test(family)) return serif
  return monospacedFamily.test(family) ? monospaced : sansSerif
}
