import type { PlacedElement } from '@deckloom/editor'
import type { PointerEvent } from 'react'
import { boxStyle } from './paper.ts'

export interface ElementButtonProps {
  readonly element: PlacedElement
  readonly selected: boolean
  readonly onPress: (event: PointerEvent<HTMLButtonElement>) => void
  readonly onSelect: () => void
  readonly onEdit: () => void
}

/** The place of an element on the canvas: what is pressed, focused and named. */
export function ElementButton(props: ElementButtonProps) {
  const { element, selected, onPress, onSelect, onEdit } = props
  return (
    <button
      type="button"
      data-canvas-element={element.id}
      data-moves-with={element.id}
      aria-label={element.name}
      aria-pressed={selected}
      aria-keyshortcuts="Enter Delete ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="absolute cursor-move touch-none outline-offset-0 hover:outline-1 hover:outline-select focus-visible:outline-2 focus-visible:outline-focus"
      style={boxStyle(element.box, element.rotation)}
      onPointerDown={onPress}
      onFocus={onSelect}
      onClick={onSelect}
      onDoubleClick={onEdit}
    />
  )
}
