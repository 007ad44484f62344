import type { AssistVersion } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import { useId } from 'react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { unseenChanges } from './unseenChanges.ts'

export interface VersionChoiceProps {
  readonly before: Slide
  readonly versions: readonly AssistVersion[]
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

/** The slide before and after, both live; with several versions, the user picks one. */
export function VersionChoice({ before, versions, chosen, onChoose }: VersionChoiceProps) {
  const name = useId()
  const [only] = versions
  const version = versions[chosen] ?? only
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Picture label="Before" slide={before} />
        {version && <Picture label={`After: ${version.label}`} slide={version.slide} />}
      </div>
      {versions.length > 1 && (
        <fieldset className="mt-5">
          <legend className="mb-1.5 text-small font-label">Alternatives</legend>
          <div className="grid grid-cols-3 gap-4">
            {versions.map(({ label, slide }, place) => (
              <label
                key={label}
                className="cursor-pointer rounded-slide text-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  className="peer sr-only"
                  checked={place === chosen}
                  onChange={() => onChoose(place)}
                />
                <span className="block overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] peer-checked:outline-[2.5px] peer-checked:outline-offset-2 peer-checked:outline-primary">
                  <Live slide={slide} />
                </span>
                <span className="mt-2 block">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {version && <Unseen before={before} after={version.slide} />}
    </>
  )
}

function Picture({ label, slide }: { readonly label: string; readonly slide: Slide }) {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
        <Live slide={slide} title={label} />
      </div>
      <figcaption className="mt-2 text-small text-ink-muted">{label}</figcaption>
    </figure>
  )
}

function Live({ slide, title }: { readonly slide: Slide; readonly title?: string }) {
  const { deckTitle, index, order } = useEditor()
  return (
    <SlideView
      slide={slide}
      deckTitle={deckTitle}
      index={index}
      count={order.length}
      title={title}
      className="pointer-events-none block aspect-video w-full"
    />
  )
}

/** Changes that are not visible on the slide: notes and alt text. */
function Unseen({ before, after }: { readonly before: Slide; readonly after: Slide }) {
  const changes = unseenChanges(before, after)
  if (changes.length === 0) return null
  return (
    <dl className="mt-5 flex flex-col gap-3">
      {changes.map(({ what, words }) => (
        <div key={what}>
          <dt className="text-small font-label">{what}</dt>
          <dd className="mt-1 rounded-control bg-surface-sunken px-3 py-2 text-small whitespace-pre-wrap">
            {words}
          </dd>
        </div>
      ))}
    </dl>
  )
}
