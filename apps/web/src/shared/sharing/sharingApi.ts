import { createSharingClient } from '@deckloom/contract'
import { send } from '../send.ts'

/** API client for share links and the decks behind them. */
export const sharingApi = createSharingClient(send)
