import { randomUUID } from 'node:crypto'
import type { ShareExportBody } from '@deckloom/contract'
import { deckDefaults, repairSlides, type Slide } from '@deckloom/deck'
import { Failure } from '../../../http/errors/failure.ts'
import { follow, type Followed, type OpenSharedPorts } from './openShared.ts'
import { sharedSlides } from './presentShared.ts'

export interface MadeFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly fileName: string
}

/** Makes a file of slides; undefined once canceled. */
export type MakeFile = (
  deck: {
    readonly title: string
    readonly slides: readonly Slide[]
    readonly createdAt: Date
    readonly format: ShareExportBody['format']
  },
  signal: AbortSignal,
) => Promise<MadeFile | Failure | undefined>

/** Makes a file of what a link shows, if the link allows that. */
export async function exportShared(
  ports: OpenSharedPorts & { readonly makeFile: MakeFile },
  { format, signal, ...followed }: Followed & ShareExportBody & { readonly signal: AbortSignal },
): Promise<MadeFile | Failure | undefined> {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  if (!shared.link.allowsDownload) {
    return new Failure('forbidden', 'This link doesn’t allow downloads.')
  }
  const title = shared.title.trim() || deckDefaults.untitledTitle
  // Invalid contents of another version must not break the rendering.
  const { slides } = repairSlides(sharedSlides(shared), randomUUID)
  return ports.makeFile({ title, slides, createdAt: shared.createdAt, format }, signal)
}
