import { ApiError, type ShareExportBody } from '@deckloom/contract'
import { saveFile } from '../../shared/files/saveFile.ts'
import { fetchHere } from '../../shared/place.ts'

/** Downloads a file of the deck behind a link. */
export async function downloadShared(
  token: string,
  format: ShareExportBody['format'],
): Promise<void> {
  const answer = await fetchHere(`/api/share/${token}/export`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format }),
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText)
  const url = URL.createObjectURL(await answer.blob())
  saveFile(url, `presentation.${format}`)
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
