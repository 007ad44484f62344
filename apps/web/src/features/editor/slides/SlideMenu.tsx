import { Button, Menu, MenuSeparator } from '@deckloom/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx'
import type { SlideMenuGroup } from '../actions/EditorAction.ts'
import { type SlideActionId, slideActions, slideActionsIn } from '../actions/slideActions.ts'
import { iconProps } from '../controls/iconProps.ts'
import { useSlideActions } from './useSlideActions.ts'

/** The slide list's shortcut and drag actions as a menu. */
export function SlideMenu() {
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
      <SlideItems />
    </Menu>
  )
}

export interface SlideItemsProps {
  /** Further items, below those that add slides. */
  readonly children?: ReactNode
}

/** All actions on the selected slides. */
export function SlideItems({ children }: SlideItemsProps) {
  return (
    <>
      <SlideMenuItems group="add" />
      {children}
      <SlideMenuItems group="move" />
      <MenuSeparator />
      <SlideMenuItems group="state" />
      <MenuSeparator />
      <SlideMenuItems group="delete" />
    </>
  )
}

function SlideMenuItems({ group }: { readonly group: SlideMenuGroup }) {
  return slideActionsIn(group).map((id) => <SlideActionItem key={id} id={id} />)
}

/** An action on the selected slides as a menu item. */
export function SlideActionItem({ id }: { readonly id: SlideActionId }) {
  const context = useSlideActions()
  if (slideActions[id].isShown?.(context) === false) return null
  return (
    <ActionMenuItem
      action={slideActions[id]}
      context={context}
      onSelect={() => slideActions[id].run(context)}
    />
  )
}
