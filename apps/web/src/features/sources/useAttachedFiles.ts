import { ApiError, generationLimits, type ReadSource, sourceFiles } from '@deckloom/contract'
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import { fileSize } from '../../shared/files/fileSize.ts'
import { sendFailure, sendFile } from '../../shared/files/sendFile.ts'
import { noticeExpiredSession } from '../../shared/sessionExpiry.ts'
import { type AttachedFile, joinAttached, type FileProgress } from './attachedFiles.ts'

export interface AttachedFilesProps {
  readonly files: readonly AttachedFile[]
  readonly onFilesChange: Dispatch<SetStateAction<readonly AttachedFile[]>>
}

/** Maximum size of the sent text in bytes; the whole request may have half a megabyte. */
const mostBytes = 440_000

/** Uploads files one after the other to be read, and removes them. */
export function useAttachedFiles({ files, onFilesChange }: AttachedFilesProps) {
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const controls = running.current
    return () => controls.forEach((control) => control.abort())
  }, [])

  const tell = (id: string, progress: FileProgress) =>
    onFilesChange((all) => all.map((file) => (file.id === id ? { ...file, progress } : file)))

  const read = async (id: string, file: File) => {
    const control = new AbortController()
    running.current.set(id, control)
    try {
      const onProgress = (share: number) => tell(id, { state: 'sending', share })
      const { signal } = control
      const { text, notes } = await sendFile<ReadSource>('/api/sources', file, {
        onProgress,
        signal,
      })
      onFilesChange((all) => withText(all, id, { state: 'read', text, notes }))
    } catch (error) {
      if (control.signal.aborted) return
      if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
      tell(id, { state: 'failed', message: sendFailure(error) })
    } finally {
      running.current.delete(id)
    }
  }

  const add = async (chosen: readonly File[]) => {
    const room = Math.max(0, sourceFiles.count - files.length)
    const started = chosen.map((file, index) => ({
      file,
      attached: attach(file, index < room ? undefined : tooMany),
    }))
    onFilesChange((all) => [...all, ...started.map(({ attached }) => attached)])
    for (const { file, attached } of started) {
      if (attached.progress.state === 'sending') await read(attached.id, file)
    }
  }

  const remove = (id: string) => {
    running.current.get(id)?.abort()
    onFilesChange((all) => all.filter((file) => file.id !== id))
  }
  return { add: (chosen: readonly File[]) => void add(chosen), remove }
}

const tooMany = `You can attach up to ${sourceFiles.count} files.`

function attach(file: File, refusal = refusalOf(file)): AttachedFile {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    progress:
      refusal === undefined
        ? { state: 'sending', share: 0 }
        : { state: 'failed', message: refusal },
  }
}

/** Returns why a file need not be sent; the server checks its content. */
function refusalOf({ name, size }: File): string | undefined {
  if (!sourceFiles.endings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return 'This file type isn’t supported. Try Markdown, text, Word, PDF, CSV, Excel or PowerPoint.'
  }
  if (size > sourceFiles.bytes) return `Files can be up to ${fileSize(sourceFiles.bytes)}.`
  return undefined
}

/** Returns the files with the text read from one, or with the reason that it is too long. */
function withText(
  files: readonly AttachedFile[],
  id: string,
  progress: FileProgress,
): readonly AttachedFile[] {
  const after = files.map((file) => (file.id === id ? { ...file, progress } : file))
  const text = joinAttached(after)
  const fits =
    text.length <= generationLimits.sourceLength &&
    new Blob([JSON.stringify(text)]).size <= mostBytes
  if (fits) return after
  const message = 'Together with the other files, this is too much for one deck.'
  return files.map((file) =>
    file.id === id ? { ...file, progress: { state: 'failed', message } } : file,
  )
}
