import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import {
  ArrowLeft,
  ArrowRight,
  BookmarkMinus,
  BookmarkPlus,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  LayoutTemplate,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { iconProps } from '../iconProps.ts'
import { NewSlideDialog } from '../lazyParts.ts'
import { WhenOpen } from '../WhenOpen.tsx'
import { useSlideActions } from './useSlideActions.ts'

/** What the slide list does by keys and by dragging, for everyone else. */
export function SlideMenu() {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            iconOnly
            aria-label="Slide menu"
            title="Slide menu"
            icon={<Ellipsis {...iconProps} />}
          />
        }
      >
        <SlideItems onChooseLayout={() => setChoosing(true)} />
      </Menu>
      <WhenOpen open={choosing}>
        <NewSlideDialog onClose={() => setChoosing(false)} />
      </WhenOpen>
    </>
  )
}

export interface SlideItemsProps {
  readonly onChooseLayout: () => void
  /** What else the menu holds, after what is about copies. */
  readonly children?: ReactNode
}

/** All that can be done with the chosen slides. */
export function SlideItems({ onChooseLayout, children }: SlideItemsProps) {
  const actions = useSlideActions()
  const many = actions.count > 1 ? ` (${actions.count})` : ''
  return (
    <>
      <MenuItem icon={<LayoutTemplate {...iconProps} />} onSelect={onChooseLayout}>
        Add slide with layout...
      </MenuItem>
      <MenuItem icon={<Copy {...iconProps} />} shortcut="Ctrl+D" onSelect={actions.duplicate}>
        {`Duplicate Slide${many}`}
      </MenuItem>
      {children}
      <MoveItems />
      <MenuSeparator />
      <HideItem />
      <SectionItem />
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        danger
        disabled={!actions.canRemove}
        onSelect={actions.remove}
      >
        {actions.count > 1 ? `Delete Slides${many}` : 'Delete Current Slide'}
      </MenuItem>
    </>
  )
}

function MoveItems() {
  const { move, canMoveUp, canMoveDown } = useSlideActions()
  return (
    <>
      <MenuItem
        icon={<ArrowLeft {...iconProps} />}
        shortcut="Alt+←"
        disabled={!canMoveUp}
        onSelect={() => move(-1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowRight {...iconProps} />}
        shortcut="Alt+→"
        disabled={!canMoveDown}
        onSelect={() => move(1)}
      >
        Move down
      </MenuItem>
    </>
  )
}

function HideItem() {
  const { hidden, setHidden } = useSlideActions()
  return (
    <MenuItem
      icon={hidden ? <Eye {...iconProps} /> : <EyeOff {...iconProps} />}
      onSelect={() => setHidden(!hidden)}
    >
      {hidden ? 'Show Slide' : 'Hide Slide'}
    </MenuItem>
  )
}

function SectionItem() {
  const { section, beginSection, endSection } = useSlideActions()
  return section === undefined ? (
    <MenuItem icon={<BookmarkPlus {...iconProps} />} onSelect={beginSection}>
      Begin a section here
    </MenuItem>
  ) : (
    <MenuItem icon={<BookmarkMinus {...iconProps} />} onSelect={endSection}>
      Remove section
    </MenuItem>
  )
}
