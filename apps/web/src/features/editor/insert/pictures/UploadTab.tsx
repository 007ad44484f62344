import { Button } from '@deckloom/ui'
import { Upload } from 'lucide-react'
import { DropZone } from '../../../../shared/files/DropZone.tsx'
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
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <DropZone
        label="Image file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        className="min-h-44 gap-2"
        pick={imageFileIn}
        onFile={onFile}
      >
        {(choose) => (
          <>
            <Button icon={<Upload {...iconProps} />} working={sending} onClick={choose}>
              {sending ? 'Uploading...' : 'Choose an image'}
            </Button>
            <p className="text-small text-ink-muted">or drop it here, or paste it</p>
            <p className="text-small text-ink-subtle">Max 5MB, JPG/PNG/GIF</p>
          </>
        )}
      </DropZone>
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
