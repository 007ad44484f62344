import { MenuItem, PointMenu } from '@deckloom/ui'
import { ClipboardCopy, ClipboardPaste, Scissors } from 'lucide-react'
import { changeActions } from '../actions/changeActions.ts'
import { keysLabel } from '../actions/actionKeys.ts'
import { pasteFromSystem } from '../clipboard/pasteFromSystem.ts'
import { runClipboardCommand } from '../clipboard/runClipboardCommand.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { SlideActionItem, SlideItems } from './SlideMenu.tsx'

export interface SlidePointMenuProps {
  /** Point in the window, in CSS pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
}

/** The menu of a thumbnail, opened by right click or the menu key. */
export function SlidePointMenu({ at, onClose }: SlidePointMenuProps) {
  const editor = useEditor()
  return (
    <PointMenu at={at} label="Slides" onClose={onClose}>
      <SlideActionItem id="addSlide" />
      <SlideItems>
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
