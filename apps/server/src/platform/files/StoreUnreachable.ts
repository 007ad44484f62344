import { StoreUnavailable } from '../fileStore.ts'

/** The store does not respond: every call would fail now, whichever file it is about. */
export class StoreUnreachable extends StoreUnavailable {
  override readonly name = 'StoreUnreachable'
}
