import { IconButton } from '@deckloom/ui'
import { FileText, FileWarning, X } from 'lucide-react'
import { fileSize } from '../../shared/files/fileSize.ts'
import type { AttachedFile } from './attachedFiles.ts'

export interface AttachedFileRowProps {
  readonly file: AttachedFile
  readonly disabled: boolean
  readonly onRemove: () => void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** An attached file: name, size, progress and notes. */
export function AttachedFileRow({ file, disabled, onRemove }: AttachedFileRowProps) {
  const { name, size, progress } = file
  const failed = progress.state === 'failed'
  return (
    <li className="flex items-center gap-2.5 rounded-chip bg-surface-sunken py-1 pr-1 pl-3">
      <span className={failed ? 'text-danger' : 'text-ink-muted'}>
        {failed ? <FileWarning {...icon} /> : <FileText {...icon} />}
      </span>
      <span className="min-w-0 flex-1 py-0.5">
        <span className="flex items-baseline gap-2">
          <span className="truncate text-ui font-label">{name}</span>
          <span className="shrink-0 text-small text-ink-subtle tabular-nums">{fileSize(size)}</span>
        </span>
        <Progress file={file} />
      </span>
      <IconButton
        label={`Remove ${name}`}
        size="small"
        disabled={disabled}
        icon={<X {...icon} />}
        onClick={onRemove}
      />
    </li>
  )
}

function Progress({ file: { name, progress } }: { readonly file: AttachedFile }) {
  switch (progress.state) {
    case 'sending':
      return progress.share < 1 ? (
        <progress
          aria-label={`Sending ${name}`}
          max={1}
          value={progress.share}
          className="block h-1 w-full accent-primary"
        />
      ) : (
        <span className="block text-small text-ink-muted">Reading...</span>
      )
    case 'failed':
      return (
        <span role="alert" className="block text-small text-danger">
          {progress.message}
        </span>
      )
    case 'read':
      return (
        <span className="block text-small text-ink-subtle">
          {[`${progress.text.length.toLocaleString('en')} characters.`, ...progress.notes].join(
            ' ',
          )}
        </span>
      )
  }
}
