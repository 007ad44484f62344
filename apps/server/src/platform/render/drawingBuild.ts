import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Identifies the rendering code: equal on all servers of one build, and different after a release
 * that may render differently. The script names its chunks by their content hash, so it changes
 * with its imports.
 */
export function drawingBuild(script: string): string {
  return createHash('sha256').update(readFileSync(script)).digest('base64url')
}
