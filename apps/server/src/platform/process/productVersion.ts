import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ name: z.string(), version: z.string() })

/** The version from the product's package.json; `unknown` if that is missing. */
export function productVersion(): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    const read = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    if (read?.name === 'deckloom') return read.version
  }
  return 'unknown'
}
