import { ApiError, type ExportFormat } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { requestExport } from '../../../shared/files/requestExport.ts'
import { saveFile } from '../../../shared/files/saveFile.ts'
import { noticeExpiredSession } from '../../../shared/sessionExpiry.ts'
import { urlFor } from '../../../shared/place.ts'
import type { DeckSession } from './openDeck.ts'
import { setExportState, useExportState } from './runningExport.ts'

const withoutId = { title: 'Export Error', description: 'No presentation ID found' } as const

/** What an export needs to know. */
export type DeckToExport = Pick<DeckSession, 'id' | 'autosave'>

export interface ExportWish {
  readonly format: ExportFormat
  readonly includeComments?: boolean
}

/**
 * Exports the deck as shown: unsaved edits are saved first. Allows one export at a time, and none before the server has
 * created the deck.
 */
export function useExport(deck: DeckToExport | undefined) {
  const { running } = useExportState()

  const start = async ({ format, ...options }: ExportWish) => {
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
        { ...options, id, format, signal: control.signal },
        progress,
      )
      setExportState({ warnings })
      saveFile(urlFor(downloadUrl), fileName)
      toast({ title: 'Export Successful', description: fileName })
    } catch (error) {
      setExportState({ warnings: [] })
      if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
      if (control.signal.aborted) toast({ title: 'Export canceled', variant: 'notice' })
      else
        toast({ title: 'Export Failed', description: describeError(error), variant: 'destructive' })
    }
  }
  return { running, start: (wish: ExportWish) => void start(wish) }
}

function describeError(error: unknown): string {
  const sentence =
    error instanceof ApiError ? error.sentence : error instanceof Error ? error.message : ''
  return sentence || 'Failed to export presentation'
}
