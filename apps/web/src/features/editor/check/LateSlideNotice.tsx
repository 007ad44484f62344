import { Suspense } from 'react'
import { latePart } from '../controls/latePart.tsx'

const SlideNotice = latePart(async () => (await import('./SlideNotice.tsx')).SlideNotice)

/** What is lost on the shown slide; loaded after the slide. */
export function LateSlideNotice() {
  return (
    <Suspense>
      <SlideNotice />
    </Suspense>
  )
}
