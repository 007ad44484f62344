import type { Slide } from '@deckloom/deck'
import { slideImages } from '@deckloom/deck'
import type { FileStore } from '../fileStore.ts'

/** Addresses that the server gives to pictures of its own. */
const ownAddress = /^\/api\/uploads\/([A-Za-z0-9_-]{16,64})$/

/** The stored picture that an address names, if it is one of this server's. */
export function uploadId(address: string): string | undefined {
  return ownAddress.exec(address)?.[1]
}

/**
 * Bytes of the pictures that slides name, as far as this server stores them. Nothing else is read: an address is
 * either the name of a stored file or it is not looked at.
 */
export async function ownPictures(
  files: Pick<FileStore, 'read'>,
  slides: readonly Slide[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const addresses = new Set(slides.flatMap(slideImages).map(({ url }) => url))
  const pictures = new Map<string, Uint8Array>()
  for (const address of addresses) {
    const name = uploadId(address)
    const bytes = name === undefined ? undefined : await files.read(name)
    if (bytes) pictures.set(address, bytes)
  }
  return pictures
}
