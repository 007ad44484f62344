import { Suspense } from 'react'
import { latePart } from '../controls/latePart.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const ShapeSection = latePart(
  async () => (await import('../insert/shapes/ShapeSection.tsx')).ShapeSection,
)

/** The look of the selected elements, if all of them are shapes. */
export function ShapeLook({ selected }: { readonly selected: readonly SelectedElement[] }) {
  const shapes = selected.flatMap(({ id, element }) =>
    element.kind === 'visual' && element.visual.kind === 'shape'
      ? [{ id, shape: element.visual.shape }]
      : [],
  )
  const [first] = shapes
  if (!first || shapes.length < selected.length) return null
  return (
    <Suspense>
      <ShapeSection ids={shapes.map(({ id }) => id)} shape={first.shape} />
    </Suspense>
  )
}
