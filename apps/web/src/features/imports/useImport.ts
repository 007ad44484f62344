import { ApiError, importFiles, type ImportedPresentation } from '@deckloom/contract'
import type { ThemeChoice } from '@deckloom/deck'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { fileSize } from '../../shared/files/fileSize.ts'
import { sendFailure, sendFile } from '../../shared/files/sendFile.ts'
import { presentationsKey } from '../../shared/presentations.ts'
import { noticeExpiredSession } from '../../shared/sessionExpiry.ts'

export type Import =
  | { readonly state: 'choosing'; readonly refusal?: string }
  /** `share` of the file has arrived, 0 to 1; then the server reads it. */
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | {
      readonly state: 'done'
      readonly made: ImportedPresentation
      readonly enhancing: boolean
      readonly failure?: string
    }

/** Imports one file as a deck, which can then be laid out in a theme. */
export function useImport(onOpen: (id: number) => void) {
  const [current, setCurrent] = useState<Import>({ state: 'choosing' })
  const running = useRef<AbortController>(undefined)
  const queryClient = useQueryClient()
  // Closing the dialog aborts a running upload.
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal !== undefined) {
      setCurrent({ state: 'choosing', refusal })
      return
    }
    const control = new AbortController()
    running.current = control
    const onProgress = (share: number) => setCurrent({ state: 'sending', name: file.name, share })
    onProgress(0)
    try {
      const { signal } = control
      const made = await sendFile<ImportedPresentation>('/api/imports', file, {
        onProgress,
        signal,
      })
      void queryClient.invalidateQueries({ queryKey: presentationsKey })
      setCurrent({ state: 'done', made, enhancing: false })
    } catch (error) {
      if (control.signal.aborted) return
      noticeExpiry(error)
      setCurrent({ state: 'choosing', refusal: sendFailure(error) })
    }
  }

  const cancel = () => {
    running.current?.abort()
    setCurrent({ state: 'choosing' })
  }

  /** Opens the deck, laid out again if a theme is given. */
  const open = async (made: ImportedPresentation, theme: ThemeChoice | undefined) => {
    const { id } = made.presentation
    try {
      if (theme) {
        setCurrent({ state: 'done', made, enhancing: true })
        await api.enhancePresentation(id, { theme })
        await queryClient.invalidateQueries({ queryKey: presentationsKey })
      }
      onOpen(id)
    } catch (error) {
      noticeExpiry(error)
      setCurrent({ state: 'done', made, enhancing: false, failure: sendFailure(error) })
    }
  }

  return {
    current,
    send: (file: File) => void send(file),
    cancel,
    open: (made: ImportedPresentation, theme?: ThemeChoice) => void open(made, theme),
  }
}

function noticeExpiry(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
}

/** Returns why a file need not be sent; the server checks its content. */
function refusalOf({ name, size }: File): string | undefined {
  if (!importFiles.endings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return 'This file type isn’t supported. Try PowerPoint, Markdown, Word, PDF or text.'
  }
  return size > importFiles.bytes ? `Files can be up to ${fileSize(importFiles.bytes)}.` : undefined
}
