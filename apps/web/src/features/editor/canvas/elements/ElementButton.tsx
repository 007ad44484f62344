import type { PlacedElement } from '@deckloom/editor'
import type { MouseEvent, PointerEvent } from 'react'
import { boxStyle } from '../../../../shared/scene/boxStyle.ts'

export interface ElementButtonProps {
  readonly element: PlacedElement
  readonly selected: boolean
  readonly onPress: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onSelect: () => void
  /** Called on a double click. */
  readonly onEdit: (event: MouseEvent) => void
}

/** What the buttons over all elements of the canvas have in common. */
export function elementButtonProps({
  element,
  selected,
  onPress,
  onSelect,
  onEdit,
}: ElementButtonProps) {
  return {
    type: 'button',
    'data-canvas-element': element.id,
    'aria-label': element.name,
    'aria-pressed': selected,
    onPointerDown: onPress,
    // The press handler controls the focus: removing an element from the selection must not focus it.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onFocus: onSelect,
    // Pointers select on press, so the remaining clicks come from assistive technology.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) onSelect()
    },
    onDoubleClick: onEdit,
  } as const
}

/** The button over an element on the canvas, which takes presses and focus and carries its name. */
export function ElementButton(props: ElementButtonProps) {
  const { element } = props
  return (
    <button
      {...elementButtonProps(props)}
      aria-keyshortcuts="Enter Delete ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="absolute scroll-m-5 cursor-move touch-none data-copying:cursor-copy outline-offset-0 not-aria-pressed:hover:outline-1 not-aria-pressed:hover:outline-select focus-visible:outline-2 focus-visible:outline-focus data-touched:outline-2 data-touched:outline-select data-dragging:outline-none!"
      style={boxStyle(element.box, element.rotation)}
    />
  )
}
