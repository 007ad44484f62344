import { Check } from 'lucide-react'
import { useId } from 'react'
import type { PictureChoice } from './pictureChoice.ts'
import { urlFor } from '../../../../shared/place.ts'

export interface PictureChoicesProps {
  readonly label: string
  readonly choices: readonly PictureChoice[]
  readonly chosen: PictureChoice | undefined
  readonly onChoose: (choice: PictureChoice) => void
}

/** Pictures to choose from; arrow keys move through them. */
export function PictureChoices({ label, choices, chosen, onChoose }: PictureChoicesProps) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {choices.map((choice) => (
          <label
            key={choice.key}
            title={choice.name}
            className="group relative block aspect-video cursor-pointer rounded-slide bg-surface-sunken shadow-[0_0_0_1px_var(--line)] has-checked:shadow-[0_0_0_2px_var(--surface-raised),0_0_0_4px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-5 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={choice.key === chosen?.key}
              onChange={() => onChoose(choice)}
            />
            <img
              src={urlFor(choice.preview)}
              alt={choice.name}
              loading="lazy"
              className="size-full rounded-slide object-cover"
            />
            <span
              aria-hidden="true"
              className="absolute top-1.5 right-1.5 hidden size-6 place-items-center rounded-chip bg-primary text-on-primary group-has-checked:grid"
            >
              <Check size={16} strokeWidth={2} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
