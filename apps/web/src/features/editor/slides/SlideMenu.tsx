import { Button, Menu, MenuSeparator } from '@deckloom/ui'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx'
import { type SlideActionId, slideActions } from '../actions/slideActions.ts'
import { iconProps } from '../controls/iconProps.ts'
import { useSlideActions } from './useSlideActions.ts'

/** What the slide list does by keys and by dragging, for everyone else. */
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
  /** What else the menu holds, after what is about copies. */
  readonly children?: ReactNode
}

/** All that can be done with the chosen slides. */
export function SlideItems({ children }: SlideItemsProps) {
  return (
    <>
      <SlideActionItem id="addSlideWithLayout" />
      <SlideActionItem id="duplicateSlide" />
      {children}
      <SlideActionItem id="moveSlideUp" />
      <SlideActionItem id="moveSlideDown" />
      <MenuSeparator />
      <SlideActionItem id="hideSlide" />
      <SlideActionItem id="toggleSection" />
      <MenuSeparator />
      <SlideActionItem id="deleteSlide" />
    </>
  )
}

/** One of the actions on the chosen slides as an item of a menu. */
export function SlideActionItem({ id }: { readonly id: SlideActionId }) {
  const context = useSlideActions()
  return (
    <ActionMenuItem
      action={slideActions[id]}
      context={context}
      onSelect={() => slideActions[id].run(context)}
    />
  )
}
