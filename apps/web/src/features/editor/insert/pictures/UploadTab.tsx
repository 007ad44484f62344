import { Button } from '@deckloom/ui'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { iconProps } from '../../controls/iconProps.ts'
import { imageFileIn } from './imageFileIn.ts'
import type { PickProps, PictureChoice } from './pictureChoice.ts'
import { PictureChoices } from './PictureChoices.tsx'

export interface UploadTabProps extends Omit<PickProps, 'from'> {
  readonly sent: readonly PictureChoice[]
  readonly sending: boolean
  readonly onFile: (file: File) => void
}

/** Uploads a picture from this device: selected with the button, dropped, or pasted anywhere in the dialog. */
export function UploadTab({ sent, sending, chosen, onChoose, onFile }: UploadTabProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = imageFileIn(event.dataTransfer)
    if (file) onFile(file)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {/* Dropping is an alternative to the button inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        data-over={over || undefined}
        className="flex min-h-44 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-control bg-surface-sunken px-4 py-6 text-center data-over:border-primary data-over:bg-primary-soft"
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
          aria-label="Image file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // Allows selecting the same file again.
            event.currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
        <Button
          icon={<Upload {...iconProps} />}
          working={sending}
          onClick={() => input.current?.click()}
        >
          {sending ? 'Uploading...' : 'Choose an image'}
        </Button>
        <p className="text-small text-ink-muted">or drop it here, or paste it</p>
        <p className="text-small text-ink-subtle">Max 5MB, JPG/PNG/GIF</p>
      </div>
      {sent.length > 0 && (
        <PictureChoices
          label="Uploaded pictures"
          choices={sent}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}
