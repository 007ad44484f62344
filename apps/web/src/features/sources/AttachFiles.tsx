import { sourceFiles } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { AttachedFileRow } from './AttachedFileRow.tsx'
import { isSending } from './attachedFiles.ts'
import { type AttachedFilesProps, useAttachedFiles } from './useAttachedFiles.ts'
import { usePageDrop } from './usePageDrop.ts'

export interface AttachFilesProps extends AttachedFilesProps {
  readonly disabled: boolean
}

/** Attaches files that are selected with the button or dropped anywhere on the page. */
export function AttachFiles({ disabled, ...props }: AttachFilesProps) {
  const { files } = props
  const { add, remove } = useAttachedFiles(props)
  const input = useRef<HTMLInputElement>(null)
  const over = usePageDrop((dropped) => !disabled && add(dropped))
  return (
    <div
      data-over={over || undefined}
      className="flex flex-col items-start gap-1 rounded-control px-2 pb-2 data-over:bg-primary-soft"
    >
      {files.length > 0 && (
        <ul aria-label="Attached files" className="flex w-full flex-col gap-1 px-2">
          {files.map((file) => (
            <AttachedFileRow
              key={file.id}
              file={file}
              disabled={disabled}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Files to attach"
        accept={sourceFiles.endings.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])]
          // Allows selecting the same file again.
          event.currentTarget.value = ''
          add(chosen)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          icon={<Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
        <span className="text-small text-ink-subtle max-sm:hidden">
          {over ? 'Drop files to attach them' : 'Word, PDF, Excel, PowerPoint, CSV, Markdown'}
        </span>
      </div>
      <output className="sr-only">
        {files.some(isSending) ? 'Reading files' : files.length > 0 && 'Files are ready'}
      </output>
    </div>
  )
}
