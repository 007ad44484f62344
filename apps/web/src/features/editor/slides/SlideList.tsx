import { Button, IconButton } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { unreadBySlide } from '../../../shared/comments/threadOrder.ts'
import { useThreads } from '../../../shared/comments/threads.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { choiceKind } from './choiceKind.ts'
import { focusSlide } from './focusSlide.ts'
import { useSlideChoice } from './SlideChoice.tsx'
import type { ListAxis } from './slideDragging.ts'
import { SlideMenu } from './SlideMenu.tsx'
import { SlideThumb } from './SlideThumb.tsx'
import { useSlideActions } from './useSlideActions.ts'
import { useSlideClipboard } from './useSlideClipboard.ts'
import { useListKeys } from './useSlideKeys.ts'
import { useSlideDrops } from './useSlideDrops.ts'
import { useThumbMenu } from './useThumbMenu.tsx'

const classes = {
  horizontal: {
    frame: 'min-w-0 items-center gap-3 pr-3 lg:border-t',
    list: 'min-w-0 gap-6 overflow-x-auto overscroll-x-contain px-4 pt-5 pb-3',
    foot: 'lg:flex-col',
  },
  vertical: {
    frame: 'min-h-0 flex-col border-r',
    list: 'min-h-0 flex-col gap-3 overflow-y-auto overscroll-y-contain p-2',
    foot: 'border-t border-line p-2',
  },
} as const satisfies Record<ListAxis, unknown>

/** All slides in order; arrow keys navigate, with Shift they select a range, with Alt they move the selected slides. */
export function SlideList({ axis = 'horizontal' }: { readonly axis?: ListAxis }) {
  const { id: deckId, order } = useEditor()
  const { chosen, choose } = useSlideChoice()
  const list = useRef<HTMLDivElement>(null)
  const look = classes[axis]
  const actions = useSlideActions()
  const handleKey = useListKeys(list)
  const { onContextMenu, menu } = useThumbMenu()
  const unread = unreadBySlide(useThreads(deckId))
  useSlideDrops()
  useSlideClipboard()
  return (
    <div className={`flex border-line bg-surface ${look.frame}`}>
      <div
        ref={list}
        // A native list box shows only text.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label="Slides"
        aria-multiselectable="true"
        aria-orientation={axis}
        data-scrolls-slides
        className={`flex flex-1 ${look.list}`}
        onKeyDown={handleKey}
        onContextMenu={onContextMenu}
      >
        {order.map((id, place) => (
          <SlideThumb
            key={id}
            id={id}
            place={place}
            chosen={chosen.includes(id)}
            unread={unread.get(id) ?? 0}
            axis={axis}
            onPress={(event) => {
              choose(id, choiceKind(event))
              focusSlide(list, id)
            }}
          />
        ))}
      </div>
      <div className={`flex gap-1 ${look.foot}`}>
        {axis === 'vertical' ? (
          <Button className="flex-1 px-2!" onClick={() => actions.add()}>
            Add slide
          </Button>
        ) : (
          <IconButton
            label="Add slide"
            variant="secondary"
            icon={<Plus {...iconProps} />}
            onClick={() => actions.add()}
          />
        )}
        <SlideMenu />
        {menu}
      </div>
    </div>
  )
}
