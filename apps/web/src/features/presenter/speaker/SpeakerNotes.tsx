import { Button } from '@deckloom/ui'
import { AArrowDown, AArrowUp } from 'lucide-react'
import { useState } from 'react'
import { keepNotesSize, readNotesSize } from './keptSpeaker.ts'

const iconProps = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const sizes = [
  'text-[0.875rem] leading-[1.45]',
  'text-[1.0625rem] leading-[1.45]',
  'text-[1.3125rem] leading-[1.45]',
  'text-[1.625rem] leading-[1.4]',
  'text-[2rem] leading-[1.35]',
  'text-[2.5rem] leading-[1.3]',
] as const

export interface SpeakerNotesProps {
  readonly slideId: string
  readonly notes: string
}

export function SpeakerNotes({ slideId, notes }: SpeakerNotesProps) {
  const [size, setSize] = useState(readNotesSize)
  const resize = (to: number) => {
    setSize(to)
    keepNotesSize(to)
  }
  return (
    <section
      aria-label="Notes"
      className="flex min-h-40 flex-1 flex-col rounded-card bg-surface px-5 pt-3 pb-1"
    >
      <div className="mb-2 flex items-center gap-2">
        <h2 className="flex-1 text-ui font-heading">Notes</h2>
        <Button
          variant="quiet"
          iconOnly
          title="Smaller notes"
          aria-label="Smaller notes"
          size="small"
          disabled={size === 0}
          icon={<AArrowDown {...iconProps} />}
          onClick={() => resize(size - 1)}
        />
        <Button
          variant="quiet"
          iconOnly
          title="Larger notes"
          aria-label="Larger notes"
          size="small"
          disabled={size === sizes.length - 1}
          icon={<AArrowUp {...iconProps} />}
          onClick={() => resize(size + 1)}
        />
      </div>
      <div
        // Each slide's notes start at the top.
        key={slideId}
        // Long notes can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`min-h-0 flex-1 overflow-y-auto pb-3 break-words whitespace-pre-wrap ${sizes[size] ?? ''}`}
      >
        {notes === '' ? (
          <span className="text-ui text-ink-subtle">This slide has no notes.</span>
        ) : (
          notes
        )}
      </div>
    </section>
  )
}
