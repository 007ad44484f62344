import { MenuItem, PointMenu } from '@deckloom/ui'
import { ClipboardCopy, ClipboardPaste, Plus, Scissors } from 'lucide-react'
import { changeActions } from '../actions/changeActions.ts'
import { keysLabel } from '../actions/keys.ts'
import { pasteFromSystem } from '../clipboard/pasteFromSystem.ts'
import { runClipboardCommand } from '../clipboard/runClipboardCommand.ts'
import { useEditor } from '../EditorContext.tsx'
import { iconProps } from '../iconProps.ts'
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
  const editor = useEditor()
  return (
    <PointMenu at={at} label="Slides" onClose={onClose}>
      <MenuItem icon={<Plus {...iconProps} />} onSelect={() => add()}>
        Add slide
      </MenuItem>
      <SlideItems onChooseLayout={onChooseLayout}>
        <MenuItem
          icon={<Scissors {...iconProps} />}
          shortcut={keysLabel(changeActions.cut)}
          onSelect={() => runClipboardCommand('cut', 'slides')}
        >
          Cut
        </MenuItem>
        <MenuItem
          icon={<ClipboardCopy {...iconProps} />}
          shortcut={keysLabel(changeActions.copy)}
          onSelect={() => runClipboardCommand('copy', 'slides')}
        >
          Copy
        </MenuItem>
        <MenuItem
          icon={<ClipboardPaste {...iconProps} />}
          shortcut={keysLabel(changeActions.paste)}
          onSelect={() => void pasteFromSystem(editor)}
        >
          Paste
        </MenuItem>
      </SlideItems>
    </PointMenu>
  )
}
