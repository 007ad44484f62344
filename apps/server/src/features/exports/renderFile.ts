import { exportLimits } from '@deckloom/deck'
import { Failure } from '../../http/errors/failure.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import { ownPictures } from '../../platform/pictures/ownPictures.ts'
import {
  type DeckRenderer,
  RenderCanceled,
  type Rendered,
  type RenderRequest,
} from '../../platform/render/deckRenderer.ts'
import type { PoolControl } from '../../platform/render/RenderPool.ts'
import { type FileKind, fileKindOf } from './exportedFile.ts'

export interface RenderFilePorts {
  /** The store of uploaded pictures. */
  readonly uploads: Pick<FileStore, 'read'>
  readonly render: DeckRenderer<PoolControl>
}

const tooLarge = `The file would be larger than ${exportLimits.bytes / 1024 ** 2} MB. Export a part of the presentation.`

/** Renders slides to a file of limited size. Undefined once canceled. */
export async function renderFile(
  { uploads, render }: RenderFilePorts,
  deck: Omit<RenderRequest, 'pictures'>,
  control: PoolControl,
): Promise<(Rendered & { readonly kind: FileKind }) | Failure | undefined> {
  const pictures = await ownPictures(uploads, deck.slides)
  try {
    const rendered = await render({ ...deck, pictures }, control)
    if (rendered.bytes.byteLength > exportLimits.bytes) return new Failure('too_large', tooLarge)
    return { ...rendered, kind: fileKindOf(deck.output) }
  } catch (error) {
    if (error instanceof RenderCanceled) return undefined
    throw error
  }
}
