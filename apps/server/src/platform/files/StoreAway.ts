import { StoreUnavailable } from '../fileStore.ts'

/** Nobody answers there: every call would fail now, whichever file it is about. */
export class StoreAway extends StoreUnavailable {
  override readonly name = 'StoreAway'
}
