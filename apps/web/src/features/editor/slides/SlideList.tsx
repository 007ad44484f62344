import { IconButton } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { iconProps } from '../iconProps.ts'
import { SlideMenu } from './SlideMenu.tsx'
import { SlideThumb } from './SlideThumb.tsx'
import { useSlideActions } from './useSlideActions.ts'
import { useSlideDrops } from './useSlideDrops.ts'

/** All slides in their order; arrow keys walk, with Alt they move the slide. */
export function SlideList() {
  const { order, index, showSlide } = useEditor()
  const list = useRef<HTMLDivElement>(null)
  const actions = useSlideActions()
  useSlideDrops()

  const show = (place: number) => {
    const id = order[Math.max(0, Math.min(place, order.length - 1))]
    if (id === undefined) return
    showSlide(id)
    list.current?.querySelector<HTMLElement>(`[data-slide-id="${CSS.escape(id)}"]`)?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined && event.altKey) actions.move(step)
    else if (step !== undefined) show(index + step)
    else if (event.key === 'Home') show(0)
    else if (event.key === 'End') show(order.length - 1)
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="flex min-w-0 items-center gap-3 border-line bg-surface pr-3 lg:border-t">
      <div
        ref={list}
        // A native list box shows words only.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label="Slides"
        aria-orientation="horizontal"
        className="flex min-w-0 flex-1 gap-6 overflow-x-auto overscroll-x-contain px-4 py-3"
        onKeyDown={handleKey}
      >
        {order.map((id, place) => (
          <SlideThumb key={id} id={id} place={place} onShow={() => show(place)} />
        ))}
      </div>
      <div className="flex flex-col gap-1">
        <IconButton
          label="Add slide"
          variant="secondary"
          icon={<Plus {...iconProps} />}
          onClick={actions.add}
        />
        <SlideMenu />
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}
