import { Button } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { iconProps } from '../../controls/iconProps.ts'
import { GridSlide } from './GridSlide.tsx'
import { useSlideChoice } from '../SlideChoice.tsx'
import { SlideMenu } from '../SlideMenu.tsx'
import { useSlideActions } from '../useSlideActions.ts'
import { useSlideClipboard } from '../useSlideClipboard.ts'
import { useGridKeys } from '../useSlideKeys.ts'
import { useSlideDrops } from '../useSlideDrops.ts'
import { useThumbMenu } from '../useThumbMenu.tsx'

/** All slides at a glance; a click opens a slide, dragging moves it. */
export function GridView() {
  const { order, slide } = useEditor()
  const { chosen } = useSlideChoice()
  const list = useRef<HTMLUListElement>(null)
  const { add } = useSlideActions()
  const handleKey = useGridKeys()
  const { onContextMenu, menu } = useThumbMenu()
  useSlideDrops()
  useSlideClipboard()
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <main
      id="content"
      data-scrolls-slides
      className="min-h-0 overflow-y-auto bg-canvas px-4 py-8 md:px-10"
    >
      <div className="mb-4 flex items-center gap-2">
        <h2 className="flex-1 font-display text-h2 font-title">All slides</h2>
        {chosen.length > 1 && (
          <span className="text-small text-ink-muted">{chosen.length} selected</span>
        )}
        <Button size="small" icon={<Plus {...iconProps} />} onClick={() => add()}>
          Add slide
        </Button>
        <SlideMenu />
        {menu}
      </div>
      {/* The keys belong to the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-3 xl:grid-cols-4"
        onKeyDown={handleKey}
        onContextMenu={onContextMenu}
      >
        {order.map((id, place) => (
          <GridSlide
            key={id}
            id={id}
            place={place}
            current={id === slide.id}
            chosen={chosen.includes(id)}
          />
        ))}
      </ul>
    </main>
  )
}
