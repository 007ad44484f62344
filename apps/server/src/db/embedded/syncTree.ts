import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Syncs a folder and its contents to disk, down to `depth` levels. */
export function syncTree(folder: string, depth = Number.POSITIVE_INFINITY): void {
  if (depth > 0) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) syncTree(path, depth - 1)
      else if (entry.isFile()) sync(path)
    }
  }
  sync(folder)
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
