import { importFiles } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { FileInput } from 'lucide-react'
import { DropZone } from '../../shared/files/DropZone.tsx'
import type { Import } from './useImport.ts'

export interface FileDropProps {
  readonly current: Exclude<Import, { state: 'done' }>
  readonly onFile: (file: File) => void
}

/** Accepts a file by button or drop, and shows its progress. */
export function FileDrop({ current, onFile }: FileDropProps) {
  const sending = current.state === 'sending' ? current : undefined
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        label="File to import"
        accept={importFiles.endings.join(',')}
        className="min-h-52 gap-2.5"
        pick={({ files }) => (sending ? undefined : files[0])}
        onFile={onFile}
      >
        {(choose) => (sending ? <Sending {...sending} /> : <Invitation onChoose={choose} />)}
      </DropZone>
      {current.state === 'choosing' && current.refusal !== undefined && (
        <p role="alert" className="text-ui text-danger">
          {current.refusal}
        </p>
      )}
    </div>
  )
}

function Invitation({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <>
      <Button
        icon={<FileInput size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={onChoose}
      >
        Choose a file
      </Button>
      <p className="text-small text-ink-muted">or drop it here</p>
      <p className="text-small text-ink-subtle">
        PowerPoint, Markdown, Word, PDF or text, up to 50 MB and 300 slides
      </p>
    </>
  )
}

function Sending({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <>
      <p className="max-w-full truncate text-ui font-label">{name}</p>
      <progress
        aria-label={`Sending ${name}`}
        max={1}
        // Without a value it is indeterminate: the server reports no progress.
        {...(share < 1 && { value: share })}
        className="h-1.5 w-64 max-w-full accent-primary"
      />
      <output className="text-small text-ink-muted">
        {share < 1 ? 'Sending...' : 'Reading the slides...'}
      </output>
    </>
  )
}
