import { deleteUnnamed, knownUploads } from './uploadsRepository.ts'
import type { UploadPorts } from './storePicture.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Removes pictures that no deck, no older version, no template, brand kit or profile names for a day after they came,
 * and files that no row knows, such as those of a deleted account.
 */
export async function sweepUploads({ queries, files }: UploadPorts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs)
  for (const id of await deleteUnnamed(queries, before)) await files.remove(id)
  const old = await files.namesBefore(before)
  const known = await knownUploads(queries, old)
  for (const name of old) if (!known.has(name)) await files.remove(name)
}
