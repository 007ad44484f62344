import { MenuItem, PointMenu } from '@deckloom/ui'
import { ClipboardCopy, ClipboardPaste, Plus, Scissors } from 'lucide-react'
import { usePasteFromSystem } from '../canvas/actions/usePasteFromSystem.ts'
import { tellClipboard } from '../canvas/actions/tellClipboard.ts'
import { iconProps } from '../iconProps.ts'
import { keyWords } from '../shortcutOf.ts'
import { SlideItems } from './SlideMenu.tsx'
import { useSlideActions } from './useSlideActions.ts'

export interface SlidePointMenuProps {
  /** Point of the window, CSS pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onChooseLayout: () => void
  readonly onClose: () => void
}

/** The menu of a thumbnail: a right click or the menu key opens it. */
export function SlidePointMenu({ at, onChooseLayout, onClose }: SlidePointMenuProps) {
  const { add } = useSlideActions()
  const paste = usePasteFromSystem()
  return (
    <PointMenu at={at} label="Slides" onClose={onClose}>
      <MenuItem icon={<Plus {...iconProps} />} onSelect={() => add()}>
        Add slide
      </MenuItem>
      <SlideItems onChooseLayout={onChooseLayout}>
        <MenuItem
          icon={<Scissors {...iconProps} />}
          shortcut={keyWords('Mod+X')}
          onSelect={() => tellClipboard('cut', 'slides')}
        >
          Cut
        </MenuItem>
        <MenuItem
          icon={<ClipboardCopy {...iconProps} />}
          shortcut={keyWords('Mod+C')}
          onSelect={() => tellClipboard('copy', 'slides')}
        >
          Copy
        </MenuItem>
        <MenuItem
          icon={<ClipboardPaste {...iconProps} />}
          shortcut={keyWords('Mod+V')}
          onSelect={() => void paste()}
        >
          Paste
        </MenuItem>
      </SlideItems>
    </PointMenu>
  )
}
