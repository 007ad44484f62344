import { ElementPanel } from './ElementPanel.tsx'
import { SlidePanel } from './SlidePanel.tsx'
import { useSelectedElement } from './useSelectedElement.ts'

/** The properties of what is selected: an element, or else the slide. */
export function EditPanel() {
  const selected = useSelectedElement()
  return selected ? <ElementPanel selected={selected} /> : <SlidePanel />
}
