import { isPaintable } from '@deckloom/editor'
import { Suspense } from 'react'
import { latePart } from '../controls/latePart.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const LookSection = latePart(
  async () => (await import('../insert/looks/LookSection.tsx')).LookSection,
)

/** The look of the selected elements, if all of them are shapes or pictures that have one. */
export function LookSections({ selected }: { readonly selected: readonly SelectedElement[] }) {
  const visuals = selected.flatMap(({ element }) =>
    element.kind === 'visual' && isPaintable(element.visual) ? [element.visual] : [],
  )
  const [first] = visuals
  if (!first || visuals.length < selected.length) return null
  return (
    <Suspense>
      <LookSection first={first} visuals={visuals} />
    </Suspense>
  )
}
