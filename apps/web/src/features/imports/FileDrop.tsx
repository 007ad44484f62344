import { importFiles } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { FileInput } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import type { Import } from './useImport.ts'

export interface FileDropProps {
  readonly current: Exclude<Import, { state: 'done' }>
  readonly onFile: (file: File) => void
}

/** Accepts a file by button or drop, and shows its progress. */
export function FileDrop({ current, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const sending = current.state === 'sending' ? current : undefined
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !sending) onFile(file)
  }
  return (
    <div className="flex flex-col gap-3">
      {/* Dropping is an alternative to the button inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        data-over={over || undefined}
        className="flex min-h-52 flex-col items-center justify-center gap-2.5 rounded-card border border-dashed border-line-control bg-surface-sunken px-4 py-6 text-center data-over:border-primary data-over:bg-primary-soft"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          aria-label="File to import"
          accept={importFiles.endings.join(',')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // Allows selecting the same file again.
            event.currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
        {sending ? (
          <Sending {...sending} />
        ) : (
          <Invitation onChoose={() => input.current?.click()} />
        )}
      </div>
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
