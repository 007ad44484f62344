import {
  ApiError,
  type ExportAnswer,
  type ExportEvent,
  type ExportFormat,
} from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { followEvents } from '../../../shared/events/followEvents.ts'
import { noticeExpiredSession } from '../../../shared/sessionExpiry.ts'
import type { DeckSession } from './openDeck.ts'
import { setExportState, useExportState } from './runningExport.ts'
import { urlFor } from '../../../shared/place.ts'

const withoutId = { title: 'Export Error', description: 'No presentation ID found' } as const

/** What an export needs to know. */
export type DeckToExport = Pick<DeckSession, 'id' | 'autosave'>

/**
 * Exports the deck as shown: unsaved edits are saved first. Allows one export at a time, and none before the server has
 * created the deck.
 */
export function useExport(deck: DeckToExport | undefined) {
  const { running } = useExportState()

  const start = async (format: ExportFormat) => {
    if (running) return
    if (!deck) return toast({ ...withoutId, variant: 'destructive' })
    const { id, autosave } = deck
    const control = new AbortController()
    const cancel = () => control.abort()
    const progress = (slide: number, of: number) =>
      setExportState({ running: { format, slide, of, cancel }, warnings: [] })
    progress(0, 0)
    try {
      if (!(await autosave.flush())) throw new Error('Your latest changes could not be saved.')
      const { downloadUrl, fileName, warnings } = await requestExport(
        { id, format, signal: control.signal },
        progress,
      )
      setExportState({ warnings })
      download(downloadUrl, fileName)
      toast({ title: 'Export Successful', description: fileName })
    } catch (error) {
      setExportState({ warnings: [] })
      if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
      if (control.signal.aborted) toast({ title: 'Export canceled', variant: 'notice' })
      else
        toast({ title: 'Export Failed', description: describeError(error), variant: 'destructive' })
    }
  }
  return { running, start: (format: ExportFormat) => void start(format) }
}

async function requestExport(
  request: { readonly id: number; readonly format: ExportFormat; readonly signal: AbortSignal },
  progress: (slide: number, of: number) => void,
): Promise<ExportAnswer> {
  const { id, format, signal } = request
  const events = followEvents(`/api/presentations/${id}/export`, {
    body: { format },
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

function describeError(error: unknown): string {
  const sentence =
    error instanceof ApiError ? error.sentence : error instanceof Error ? error.message : ''
  return sentence || 'Failed to export presentation'
}

function download(url: string, fileName: string) {
  const link = document.createElement('a')
  link.href = urlFor(url)
  link.download = fileName
  link.click()
}
