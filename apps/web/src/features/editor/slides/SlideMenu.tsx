import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { iconProps } from '../iconProps.ts'
import { useSlideActions } from './useSlideActions.ts'

/** What the slide list does by keys and by dragging, for everyone else. */
export function SlideMenu() {
  const { duplicate, remove, move, canRemove, canMoveUp, canMoveDown } = useSlideActions()
  return (
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
      <MenuItem icon={<Copy {...iconProps} />} onSelect={duplicate}>
        Duplicate Slide
      </MenuItem>
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
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...iconProps} />} danger disabled={!canRemove} onSelect={remove}>
        Delete Current Slide
      </MenuItem>
    </Menu>
  )
}
