import { Suspense } from 'react'
import { latePart } from '../../controls/latePart.tsx'
import { useGuides } from '../../paper/placedGuides.ts'
import { useEditor } from '../../session/EditorContext.tsx'

const GuideLines = latePart(async () => (await import('./GuideLines.tsx')).GuideLines)

/** The guides of the deck, if there are any. */
export function PlacedGuides() {
  const { id } = useEditor()
  if (useGuides(id).length === 0) return null
  return (
    <Suspense>
      <GuideLines />
    </Suspense>
  )
}
