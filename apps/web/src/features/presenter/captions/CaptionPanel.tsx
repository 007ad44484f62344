import { Button, Dialog, SelectField } from '@deckloom/ui'
import { useState } from 'react'
import { readLanguage } from './keptLanguage.ts'
import { captionLanguages, recognitionClass } from './speech.ts'

export interface CaptionPanelProps {
  /** Why the captions ended, if something has to be done. */
  readonly problem: string | undefined
  readonly onStart: (language: string) => void
  readonly onClose: () => void
}

/** Starts live captions: the language, and where the sound goes. */
export function CaptionPanel({ problem, onStart, onClose }: CaptionPanelProps) {
  const [language, setLanguage] = useState(readLanguage)
  const offered = recognitionClass() !== undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Live captions"
      description="Shows what you say as text on the slide."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {offered ? 'Cancel' : 'Close'}
          </Button>
          {offered && (
            <Button variant="primary" onClick={() => onStart(language)}>
              Start captions
            </Button>
          )}
        </>
      }
    >
      {offered ? (
        <div className="flex flex-col gap-4">
          {problem !== undefined && (
            <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-on-danger-soft">
              {problem}
            </p>
          )}
          <SelectField
            label="Spoken language"
            options={captionLanguages()}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <p className="text-small text-ink-muted">
            Your browser turns speech into text, and may send the sound to its maker to do so.
            Deckloom neither receives nor keeps it.
          </p>
        </div>
      ) : (
        <p className="text-ui">
          This browser doesn’t offer speech recognition. Live captions work in Chrome, Edge and
          Safari.
        </p>
      )}
    </Dialog>
  )
}
