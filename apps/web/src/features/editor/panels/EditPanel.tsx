import { Suspense } from 'react'
import { ElementPanel, ManyPanel } from '../lazyParts.ts'
import { SlidePanel } from './SlidePanel.tsx'
import { useSelectedElements } from './useSelectedElement.ts'

/** The properties of what is selected: an element, several, or else the slide. */
export function EditPanel() {
  const selected = useSelectedElements()
  const [first, ...rest] = selected
  if (!first) return <SlidePanel />
  return (
    <Suspense>
      {rest.length === 0 ? <ElementPanel selected={first} /> : <ManyPanel selected={selected} />}
    </Suspense>
  )
}
