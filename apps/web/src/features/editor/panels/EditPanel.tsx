import { Suspense } from 'react'
import { latePart } from '../controls/latePart.tsx'
import { SlidePanel } from './slide/SlidePanel.tsx'
import { useSelectedElements } from './useSelectedElement.ts'

const ElementPanel = latePart(async () => (await import('./ElementPanel.tsx')).ElementPanel)
const ManyPanel = latePart(async () => (await import('./ManyPanel.tsx')).ManyPanel)

/** Properties of the selection: an element, several elements, or the slide. */
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
