import { type Slide, visualsOf } from '@deckloom/deck'
import type { FileStore } from '../fileStore.ts'

/** URLs of this server's own pictures. */
const ownAddress = /^\/api\/uploads\/([A-Za-z0-9_-]{16,64})$/

/** The upload id that a URL names, if the picture is this server's. */
export function uploadId(address: string): string | undefined {
  return ownAddress.exec(address)?.[1]
}

/**
 * Bytes of the uploads that slides reference. URLs are only matched against uploads, never fetched.
 */
export async function ownPictures(
  files: Pick<FileStore, 'read'>,
  slides: readonly Slide[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const addresses = new Set(slides.flatMap(visualsOf).map(({ url }) => url))
  const pictures = new Map<string, Uint8Array>()
  for (const address of addresses) {
    const name = uploadId(address)
    const bytes = name === undefined ? undefined : await files.read(name)
    if (bytes) pictures.set(address, bytes)
  }
  return pictures
}
