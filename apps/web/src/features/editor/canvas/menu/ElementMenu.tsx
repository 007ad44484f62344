import { MenuSeparator, PointMenu, SubMenu } from '@deckloom/ui'
import { AlignStartVertical, Layers, RotateCw } from 'lucide-react'
import { Fragment } from 'react'
import { ActionMenuItem } from '../../actions/ActionMenuItem.tsx'
import type { MenuGroup } from '../../actions/EditorAction.ts'
import { type ElementActionId, elementActions } from '../../actions/elementActions.ts'
import { type ElementActions, useElementActions } from '../../actions/useElementActions.ts'
import { iconProps } from '../../controls/iconProps.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { useGrid, useRulers } from '../../paper/grid.ts'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import type { MenuPlace } from './useMenuPlace.ts'

export interface ElementMenuProps {
  readonly canvas: CanvasElements
  readonly place: MenuPlace
  readonly onClose: () => void
}

const subMenus = {
  order: { label: 'Order', Icon: Layers },
  align: { label: 'Align', Icon: AlignStartVertical },
  turn: { label: 'Rotate', Icon: RotateCw },
} as const
type SubMenuGroup = keyof typeof subMenus

/** Menu groups by section between separators, in order. */
const selectionMenu: readonly (readonly MenuGroup[])[] = [
  ['open', 'clipboard'],
  ['style'],
  ['order', 'align', 'turn', 'arrange'],
  ['comment'],
  ['select'],
]
const slideMenu: readonly (readonly MenuGroup[])[] = [
  ['clipboard', 'select'],
  ['comment'],
  ['view'],
]

/** All actions on the selection, or on the slide if nothing is selected. */
export function ElementMenu({ canvas, place, onClose }: ElementMenuProps) {
  const actions = useElementActions(canvas)
  // Rerenders toggle labels when the view changes.
  useGrid()
  useRulers()
  const last = canvas.selected.at(-1)
  const close = () => {
    onClose()
    if (last) focusElement(last.id)
  }
  return (
    <PointMenu at={place} label={last ? 'Selection' : 'Slide'} onClose={close}>
      {(last ? selectionMenu : slideMenu).map((groups, index) => (
        <Fragment key={groups[0]}>
          {index > 0 && <MenuSeparator />}
          {groups.map((group) => (
            <MenuGroupItems key={group} group={group} actions={actions} />
          ))}
        </Fragment>
      ))}
    </PointMenu>
  )
}

interface MenuGroupProps {
  readonly group: MenuGroup
  readonly actions: ElementActions
}

function MenuGroupItems({ group, actions: { context, run } }: MenuGroupProps) {
  const shown = idsIn(group).filter((id) => elementActions[id].isShown?.(context) !== false)
  const items = shown.map((id) => (
    <ActionMenuItem
      key={id}
      action={elementActions[id]}
      context={context}
      onSelect={() => run(id)}
    />
  ))
  if (!isSubMenu(group)) return items
  const { label, Icon } = subMenus[group]
  const isEnabled = shown.some((id) => elementActions[id].isEnabled?.(context) !== false)
  return (
    <SubMenu icon={<Icon {...iconProps} />} label={label} disabled={!isEnabled}>
      {items}
    </SubMenu>
  )
}

function idsIn(group: MenuGroup): readonly ElementActionId[] {
  const ids: ElementActionId[] = []
  for (const id in elementActions) {
    if (isActionId(id) && elementActions[id].menu === group) ids.push(id)
  }
  return ids
}

function isActionId(id: string): id is ElementActionId {
  return id in elementActions
}

function isSubMenu(group: MenuGroup): group is SubMenuGroup {
  return group in subMenus
}
