import type * as lateClipboard from './lateClipboard.ts'

type Late = typeof lateClipboard

let loaded: Late | undefined

/** Loads what copies for other programs and copies styles. */
export async function loadLateClipboard(): Promise<Late> {
  return (loaded ??= await import('./lateClipboard.ts'))
}

/** Returns it for a copy, which can't wait; undefined in the first moment of the editor. */
export function readyClipboard(): Late | undefined {
  return loaded
}
