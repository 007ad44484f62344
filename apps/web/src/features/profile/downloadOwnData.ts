import { ApiError } from '@deckloom/contract'
import { send } from '../../shared/send.ts'

/** Downloads the current user's data as a file. Rejects with the server's message. */
export async function downloadOwnData(): Promise<void> {
  const answer = await send('/api/user/export', { method: 'POST', credentials: 'include' })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'deckloom-data.zip'
  link.click()
  URL.revokeObjectURL(address)
}
