import { deckLanguages } from '@deckloom/deck'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fixturesFolder } from '../corpus/fixturesFolder.ts'

const entrySchema = z.object({
  id: z.string(),
  file: z.string(),
  language: z.enum(deckLanguages),
  kind: z.enum(['markdown', 'manual', 'readme', 'changelog', 'licence', 'csv']),
  /** Its origin and license. */
  origin: z.string(),
  licence: z.string(),
  sha256: z.string().length(64),
  /** Frozen documents are only measured, never read: no rule may be derived from them. */
  frozen: z.boolean(),
})

/** A public document that no rule of the writer is based on. */
export interface PublicDocument extends Omit<z.infer<typeof entrySchema>, 'file' | 'sha256'> {
  readonly text: string
}

/** Reads the corpus in `fixtures/documents`. Throws if a file does not match its manifest. */
export function readDocuments(): readonly PublicDocument[] {
  const folder = join(fixturesFolder(), 'documents')
  const manifest = z
    .array(entrySchema)
    .parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  return manifest.map(({ file, sha256, ...entry }) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (createHash('sha256').update(text).digest('hex') !== sha256) {
      throw new Error(`${file} is not the document that the manifest names`)
    }
    return { ...entry, text }
  })
}
