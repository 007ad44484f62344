import {
  groupable,
  isLocked,
  isOrderable,
  isSign,
  placingOf,
  type PlacedElement,
} from '@deckloom/editor'
import { MenuItem, MenuSeparator, PointMenu, SubMenu } from '@deckloom/ui'
import {
  AlignStartVertical,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Grid3x3,
  Group,
  Keyboard,
  Layers,
  Lock,
  LockOpen,
  MousePointer2,
  Paintbrush,
  PaintRoller,
  Pencil,
  RotateCcw,
  RotateCw,
  Ruler,
  Scissors,
  SquareDashedMousePointer,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { useEditor } from '../../EditorContext.tsx'
import { iconProps } from '../../iconProps.ts'
import { keyWords } from '../../shortcutOf.ts'
import { type ShortcutAction, shortcuts } from '../../shortcuts.ts'
import { isOneGroup } from '../actions/isOneGroup.ts'
import { tellClipboard } from '../actions/tellClipboard.ts'
import { type Action, useActions } from '../actions/useActions.ts'
import { usePasteFromSystem } from '../actions/usePasteFromSystem.ts'
import { alignments, distributions, orders } from '../arranging.ts'
import { focusElement } from '../focusElement.ts'
import { toggleGrid, toggleRulers, useGrid, useRulers } from '../grid.ts'
import type { CanvasElements } from '../useCanvasElements.ts'
import { showShortcuts } from './shortcutSheetState.ts'
import type { MenuPlace } from './useMenuPlace.ts'

export interface ElementMenuProps {
  readonly canvas: CanvasElements
  readonly place: MenuPlace
  readonly onClose: () => void
}

/** All that can be done with what is selected, or with the slide where nothing is. */
export function ElementMenu({ canvas, place, onClose }: ElementMenuProps) {
  const { selected } = canvas
  const run = useActions(canvas)
  const last = selected.at(-1)
  const close = () => {
    onClose()
    if (last) focusElement(last.id)
  }
  return (
    <PointMenu at={place} label={last ? 'Selection' : 'Slide'} onClose={close}>
      {last ? <SelectionItems selected={selected} run={run} /> : <GroundItems run={run} />}
    </PointMenu>
  )
}

interface ItemsProps {
  readonly selected: readonly PlacedElement[]
  readonly run: (action: Action) => void
}

function SelectionItems({ selected, run }: ItemsProps) {
  const { slide } = useEditor()
  const locked = selected.every(({ id }) => isLocked(slide, id))
  const [only] = selected.length === 1 ? selected : []
  return (
    <>
      {only && openable(only) && (
        <MenuItem
          icon={<Pencil {...iconProps} />}
          shortcut={keysOf('open')}
          onSelect={() => run('open')}
        >
          {only.element.kind === 'image' ? 'Edit' : 'Edit text'}
        </MenuItem>
      )}
      <ClipboardItems locked={locked} run={run} />
      <MenuSeparator />
      <MenuItem
        icon={<Paintbrush {...iconProps} />}
        shortcut={keysOf('copyStyle')}
        onSelect={() => run('copyStyle')}
      >
        Copy style
      </MenuItem>
      <MenuItem
        icon={<PaintRoller {...iconProps} />}
        shortcut={keysOf('pasteStyle')}
        onSelect={() => run('pasteStyle')}
      >
        Paste style
      </MenuItem>
      <MenuSeparator />
      <ArrangeItems selected={selected} run={run} />
      <MenuSeparator />
      <MenuItem
        icon={<SquareDashedMousePointer {...iconProps} />}
        shortcut={keysOf('choose')}
        onSelect={() => run('choose')}
      >
        Select several
      </MenuItem>
      <SelectAll run={run} />
    </>
  )
}

function ClipboardItems({ locked, run }: Pick<ItemsProps, 'run'> & { readonly locked: boolean }) {
  const paste = usePasteFromSystem()
  return (
    <>
      <MenuItem
        icon={<Scissors {...iconProps} />}
        shortcut={keysOf('cut')}
        disabled={locked}
        onSelect={() => tellClipboard('cut', 'elements')}
      >
        Cut
      </MenuItem>
      <MenuItem
        icon={<Copy {...iconProps} />}
        shortcut={keysOf('copy')}
        onSelect={() => tellClipboard('copy', 'elements')}
      >
        Copy
      </MenuItem>
      <MenuItem
        icon={<ClipboardPaste {...iconProps} />}
        shortcut={keysOf('paste')}
        onSelect={() => void paste()}
      >
        Paste
      </MenuItem>
      <MenuItem
        icon={<CopyPlus {...iconProps} />}
        shortcut={keysOf('duplicate')}
        onSelect={() => run('duplicate')}
      >
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        shortcut={keysOf('delete')}
        danger
        disabled={locked}
        onSelect={() => run('delete')}
      >
        Delete
      </MenuItem>
    </>
  )
}

function ArrangeItems({ selected, run }: ItemsProps) {
  const { slide } = useEditor()
  const ids = selected.map(({ id }) => id)
  const placed = groupable(slide, ids)
  const locked = placed.length > 0 && placed.every((id) => isLocked(slide, id))
  const grouped = isOneGroup(slide, ids)
  return (
    <>
      <PlaceMenus selected={selected} run={run} />
      <MenuItem
        icon={grouped ? <Ungroup {...iconProps} /> : <Group {...iconProps} />}
        shortcut={keysOf(grouped ? 'ungroup' : 'group')}
        disabled={!grouped && placed.length < 2}
        onSelect={() => run(grouped ? 'ungroup' : 'group')}
      >
        {grouped ? 'Ungroup' : 'Group'}
      </MenuItem>
      <MenuItem
        icon={locked ? <LockOpen {...iconProps} /> : <Lock {...iconProps} />}
        shortcut={keysOf('lock')}
        disabled={placed.length === 0}
        onSelect={() => run('lock')}
      >
        {locked ? 'Unlock' : 'Lock'}
      </MenuItem>
    </>
  )
}

/** The menus inside the menu. */
function PlaceMenus({ selected, run }: ItemsProps) {
  const { slide } = useEditor()
  const ids = selected.map(({ id }) => id)
  return (
    <>
      <SubMenu
        icon={<Layers {...iconProps} />}
        label="Order"
        disabled={!ids.some((id) => isOrderable(slide, id))}
      >
        {orders.map(({ action, label }) => (
          <MenuItem key={action} shortcut={keysOf(action)} onSelect={() => run(action)}>
            {label}
          </MenuItem>
        ))}
      </SubMenu>
      <SubMenu icon={<AlignStartVertical {...iconProps} />} label="Align">
        {[...alignments, ...(ids.length > 2 ? distributions : [])].map(
          ({ action, label, Icon }) => (
            <MenuItem key={action} icon={<Icon {...iconProps} />} onSelect={() => run(action)}>
              {label}
            </MenuItem>
          ),
        )}
      </SubMenu>
      <SubMenu
        icon={<RotateCw {...iconProps} />}
        label="Turn"
        disabled={!ids.some((id) => placingOf(slide, id))}
      >
        <MenuItem
          icon={<RotateCw {...iconProps} />}
          shortcut={keysOf('turnRight')}
          onSelect={() => run('turnRight')}
        >
          Right by 15°
        </MenuItem>
        <MenuItem
          icon={<RotateCcw {...iconProps} />}
          shortcut={keysOf('turnLeft')}
          onSelect={() => run('turnLeft')}
        >
          Left by 15°
        </MenuItem>
      </SubMenu>
    </>
  )
}

function GroundItems({ run }: Pick<ItemsProps, 'run'>) {
  const paste = usePasteFromSystem()
  const grid = useGrid()
  const rulers = useRulers()
  return (
    <>
      <MenuItem
        icon={<ClipboardPaste {...iconProps} />}
        shortcut={keysOf('paste')}
        onSelect={() => void paste()}
      >
        Paste
      </MenuItem>
      <SelectAll run={run} />
      <MenuSeparator />
      <MenuItem icon={<Grid3x3 {...iconProps} />} shortcut={keysOf('grid')} onSelect={toggleGrid}>
        {grid ? 'Hide grid' : 'Show grid'}
      </MenuItem>
      <MenuItem icon={<Ruler {...iconProps} />} shortcut={keysOf('rulers')} onSelect={toggleRulers}>
        {rulers ? 'Hide rulers' : 'Show rulers'}
      </MenuItem>
      <MenuItem
        icon={<Keyboard {...iconProps} />}
        shortcut={keysOf('shortcuts')}
        onSelect={showShortcuts}
      >
        Keyboard shortcuts
      </MenuItem>
    </>
  )
}

function SelectAll({ run }: Pick<ItemsProps, 'run'>) {
  return (
    <MenuItem
      icon={<MousePointer2 {...iconProps} />}
      shortcut={keysOf('selectAll')}
      onSelect={() => run('selectAll')}
    >
      Select all
    </MenuItem>
  )
}

function openable({ element }: PlacedElement): boolean {
  return element.kind !== 'image' || element.image.chartData !== undefined || isSign(element.image)
}

function keysOf(action: ShortcutAction): string {
  const [key = ''] = shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? []
  return keyWords(key)
}
