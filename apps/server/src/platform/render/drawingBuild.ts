import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Names the code that draws: the same on every server that runs the same build, another one after a release that may draw
 * the same slide otherwise. The script names its chunks by their content, so it changes with whatever it imports.
 */
export function drawingBuild(script: string): string {
  return createHash('sha256').update(readFileSync(script)).digest('base64url')
}
