import type { ExportAnswer, ExportEvent, ExportFormat } from '@deckloom/contract'
import { followEvents } from '../events/followEvents.ts'

export interface ExportRequest {
  readonly id: number
  readonly format: ExportFormat
  /** Whether the open comments are in the file; PPTX only. */
  readonly includeComments?: boolean
  readonly signal: AbortSignal
}

/** Has the server make a file of a deck. `progress` is called with finished slides and their total. */
export async function requestExport(
  { id, format, includeComments = false, signal }: ExportRequest,
  progress: (slide: number, of: number) => void,
): Promise<ExportAnswer> {
  const events = followEvents(`/api/presentations/${id}/export`, {
    body: { format, ...(includeComments && { includeComments }) },
    signal,
    // Retries on another server still produce a single file.
    headers: { 'idempotency-key': crypto.randomUUID() },
    // Our own server sends the contract's type.
    parse: (data): ExportEvent => JSON.parse(data),
  })
  for await (const event of events) {
    if (event.type === 'error') throw new Error(event.message)
    if (event.type === 'done') return event
    progress(event.slide, event.of)
  }
  throw new Error('The connection ended before the file was finished.')
}
