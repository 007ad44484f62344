import { bulletText } from '@deckloom/deck'
import { Badge, Button } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { useEditor } from '../EditorContext.tsx'
import { iconProps } from '../iconProps.ts'
import { useSlide } from '../session/useDocument.ts'
import { useSlideActions } from './useSlideActions.ts'

/** Bullets shown under a thumbnail before they are counted. */
const shownBullets = 3

/** All slides at a glance; a click on one leads back to it. */
export function GridView() {
  const { order } = useEditor()
  const { add } = useSlideActions()
  return (
    <main id="content" className="min-h-0 overflow-y-auto bg-canvas px-4 py-8 md:px-10">
      <div className="mb-4 flex items-center justify-between">
        <h2 className="font-display text-h2 font-title">All slides</h2>
        <Button size="small" icon={<Plus {...iconProps} />} onClick={add}>
          Add slide
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-3 xl:grid-cols-4">
        {order.map((id, place) => (
          <li key={id}>
            <GridSlide id={id} place={place} />
          </li>
        ))}
      </ul>
    </main>
  )
}

function GridSlide({ id, place }: { readonly id: string; readonly place: number }) {
  const editor = useEditor()
  const slide = useSlide(editor.document, id)
  if (!slide) return null
  const current = id === editor.slide.id
  const title = slide.slide_title || `Slide ${place + 1}`
  const more = slide.bullet_points.length - shownBullets
  const handleClick = () => {
    editor.showSlide(id)
    editor.setGridView(false)
  }
  return (
    <button
      type="button"
      aria-current={current || undefined}
      aria-label={`Slide ${place + 1}: ${title}${current ? ', Current' : ''}`}
      className="block w-full cursor-pointer rounded-slide text-left"
      onClick={handleClick}
    >
      <span
        className={`block overflow-hidden rounded-slide shadow-sheet ${current ? 'outline-[2.5px] outline-offset-3 outline-primary' : ''}`}
      >
        <SlideView
          slide={slide}
          deckTitle={editor.deckTitle}
          index={place}
          count={editor.order.length}
          className="block aspect-video w-full"
        />
      </span>
      <span className="mt-3 flex items-center gap-2">
        <span
          className={`flex h-5.5 min-w-5.5 items-center justify-center rounded-chip px-1 text-micro font-action tabular-nums ${current ? 'bg-primary text-on-primary' : 'bg-surface text-ink-muted'}`}
        >
          {place + 1}
        </span>
        <span className="min-w-0 flex-1 truncate text-ui font-heading">{title}</span>
        {current && <Badge tone="primary">Current</Badge>}
      </span>
      <span className="mt-1.5 block pl-7.5 text-small text-ink-muted">
        {slide.bullet_points.slice(0, shownBullets).map((bullet, line) => (
          // A bullet has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={line} className="block truncate">
            {bulletText(bullet)}
          </span>
        ))}
        {more > 0 && <span className="block">+{more} more</span>}
      </span>
    </button>
  )
}
