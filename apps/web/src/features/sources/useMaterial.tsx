import { Suspense, useState } from 'react'
import { type AttachedFile, joinAttached, isSending, promptFor } from './attachedFiles.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const AttachFiles = lazyPart(async () => (await import('./AttachFiles.tsx')).AttachFiles)

/** Returns the field for attached files, and what was read from them so far. */
export function useMaterial(disabled: boolean) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  return {
    text: joinAttached(files),
    /** Topic of a deck written from these files alone. */
    about: promptFor(files),
    reading: files.some(isSending),
    field: (
      // As high as the button that replaces it.
      <Suspense fallback={<div className="h-10 touch:h-13" />}>
        <AttachFiles files={files} onFilesChange={setFiles} disabled={disabled} />
      </Suspense>
    ),
  }
}
