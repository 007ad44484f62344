import type { StoredPicture } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { drawingOf } from './createEmbeddedLibrary.ts'
import type { PicturePorts } from './generateImage.ts'

/** Copies a photo into the store, so that slides and exports never depend on other sites. */
export async function takePhoto(
  { library, embedded, gate, keep }: PicturePorts,
  { account, id }: { readonly account: Account; readonly id: string },
): Promise<StoredPicture | Failure> {
  const source = drawingOf(id) ? embedded : library
  const picture = await gate.run(() => source.take(id))
  if (!picture) return new Failure('not_found')
  return picture instanceof Failure ? picture : await keep(account, picture)
}
