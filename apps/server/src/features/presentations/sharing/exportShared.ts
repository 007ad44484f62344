import { randomUUID } from 'node:crypto'
import type { ShareExportBody } from '@deckloom/contract'
import { deckDefaults, repairSlides, type Slide } from '@deckloom/deck'
import { Failure } from '../../../http/errors/failure.ts'
import { insertDownload } from '../audience/visitsRepository.ts'
import {
  follow,
  type Followed,
  isMeasured,
  type OpenSharedPorts,
  type Reader,
} from './openShared.ts'
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
  {
    format,
    includeComments = false,
    signal,
    userId,
    ...followed
  }: Followed & Reader & ShareExportBody & { readonly signal: AbortSignal },
): Promise<MadeFile | Failure | undefined> {
  const shared = await follow(ports, followed)
  if (shared instanceof Failure) return shared
  if (!shared.link.allowsDownload) {
    return new Failure('forbidden', 'This link doesn’t allow downloads.')
  }
  if (includeComments) return new Failure('forbidden', 'A link doesn’t show comments.')
  const title = shared.title.trim() || deckDefaults.untitledTitle
  // Invalid contents of another version must not break the rendering.
  const { slides } = repairSlides(sharedSlides(shared), randomUUID)
  const file = await ports.makeFile({ title, slides, createdAt: shared.createdAt, format }, signal)
  if (file && !(file instanceof Failure) && (await isMeasured(ports, shared, userId)))
    await insertDownload(ports.queries, { linkId: shared.link.id, format, at: ports.now() })
  return file
}
