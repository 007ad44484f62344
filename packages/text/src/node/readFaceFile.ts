import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fontFaces } from '../catalog.ts'
import type { FaceId } from '../types.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Reads the TrueType file of a face, from `folder` by its catalog name or else from the installed font packages.
 * Rejects on an unknown face or a missing file.
 */
export async function readFaceFile(id: FaceId, folder?: string): Promise<Uint8Array> {
  return await readFile(faceFilePath(id, folder))
}

/** Throws on an unknown face. */
export function faceFilePath(id: FaceId, folder?: string): string {
  const face = fontFaces.find((candidate) => candidate.id === id)
  if (!face) throw new Error(`No font face is called "${id}"`)
  return folder === undefined ? resolve(`${face.package}/${face.path}`) : join(folder, face.file)
}
