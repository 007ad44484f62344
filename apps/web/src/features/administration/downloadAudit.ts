import { ApiError } from '@deckloom/contract'
import { send } from '../../shared/send.ts'

/** Downloads the whole audit trail as a file of JSON lines. Rejects with the server's message. */
export async function downloadAudit(): Promise<void> {
  const answer = await send('/api/admin/audit/export', { credentials: 'include' })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = 'audit.jsonl'
  link.click()
  URL.revokeObjectURL(address)
}
