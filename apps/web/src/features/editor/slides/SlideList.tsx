import { IconButton } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { unreadBySlide } from '../../../shared/comments/threadOrder.ts'
import { useThreads } from '../../../shared/comments/threads.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { choiceKind } from './choiceKind.ts'
import { focusSlide } from './focusSlide.ts'
import { useSlideChoice } from './SlideChoice.tsx'
import { SlideMenu } from './SlideMenu.tsx'
import { SlideThumb } from './SlideThumb.tsx'
import { useSlideActions } from './useSlideActions.ts'
import { useSlideClipboard } from './useSlideClipboard.ts'
import { useListKeys } from './useSlideKeys.ts'
import { useSlideDrops } from './useSlideDrops.ts'
import { useThumbMenu } from './useThumbMenu.tsx'

/** All slides in order; arrow keys navigate, with Shift they select a range, with Alt they move the selected slides. */
export function SlideList() {
  const { id: deckId, order } = useEditor()
  const { chosen, choose } = useSlideChoice()
  const list = useRef<HTMLDivElement>(null)
  const actions = useSlideActions()
  const handleKey = useListKeys(list)
  const { onContextMenu, menu } = useThumbMenu()
  const unread = unreadBySlide(useThreads(deckId))
  useSlideDrops()
  useSlideClipboard()
  return (
    <div className="flex min-w-0 items-center gap-3 border-line bg-surface pr-3 lg:border-t">
      <div
        ref={list}
        // A native list box shows only text.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={-1}
        aria-label="Slides"
        aria-multiselectable="true"
        aria-orientation="horizontal"
        data-scrolls-slides
        className="flex min-w-0 flex-1 gap-6 overflow-x-auto overscroll-x-contain px-4 pt-5 pb-3"
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
            onPress={(event) => {
              choose(id, choiceKind(event))
              focusSlide(list, id)
            }}
          />
        ))}
      </div>
      <div className="flex gap-1 lg:flex-col">
        <IconButton
          label="Add slide"
          variant="secondary"
          icon={<Plus {...iconProps} />}
          onClick={() => actions.add()}
        />
        <SlideMenu />
        {menu}
      </div>
    </div>
  )
}
