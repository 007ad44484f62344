import { createCommentsClient } from '@deckloom/contract'
import { send } from '../send.ts'

/** API client for comments. */
export const commentsApi = createCommentsClient(send)
