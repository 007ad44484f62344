import { Button, Dialog } from '@deckloom/ui'
import { useState } from 'react'
import type { ThemeChoice } from '@deckloom/deck'
import { FileDrop } from './FileDrop.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ThemeField } from './ThemeField.tsx'
import { useImport } from './useImport.ts'

export interface ImportDialogProps {
  readonly onClose: () => void
  /** Receives the ID of the deck. */
  readonly onOpen: (id: number) => void
}

/** Imports a file as a deck, either as it is or laid out again in a theme. */
export function ImportDialog({ onClose, onOpen }: ImportDialogProps) {
  const { current, send, cancel, open } = useImport(onOpen)
  const [theme, setTheme] = useState<ThemeChoice>()
  const done = current.state === 'done' ? current : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import & Enhance"
      description={
        done
          ? 'Everything in it is editable. Choose a theme, or keep the file’s own look.'
          : 'Turn a file into a presentation, with its text, pictures, charts, tables and notes.'
      }
      width={640}
      footer={
        done ? (
          <Button variant="primary" working={done.enhancing} onClick={() => open(done.made, theme)}>
            {done.enhancing ? 'Applying theme...' : 'Open presentation'}
          </Button>
        ) : (
          <Button onClick={current.state === 'sending' ? cancel : onClose}>Cancel</Button>
        )
      }
    >
      {current.state === 'done' ? (
        <div className="flex flex-col gap-5">
          <ImportReport made={current.made} />
          <ThemeField value={theme} onChange={setTheme} disabled={current.enhancing} />
          {current.failure !== undefined && (
            <p role="alert" className="text-ui text-danger">
              {current.failure}
            </p>
          )}
        </div>
      ) : (
        <FileDrop current={current} onFile={send} />
      )}
    </Dialog>
  )
}
