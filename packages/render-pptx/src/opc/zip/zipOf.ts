import { pack } from './pack.ts'
import { zipFile } from './zipFile.ts'

export interface NamedFile {
  /** Without a leading slash. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** Zips finished files, for exports of several files. The same files and date give the same bytes. */
export function zipOf(files: readonly NamedFile[], date: Date): Uint8Array {
  return zipFile(
    files.map(({ path, bytes }) => ({ path, packed: pack(bytes) })),
    date,
  )
}
