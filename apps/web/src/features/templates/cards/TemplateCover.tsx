import type { TemplateItem } from '@deckloom/contract'
import { Skeleton } from '@deckloom/ui'
import { useSeen } from '../../../shared/scene/useSeen.ts'
import { SlidePicture } from '../../../shared/slide/SlidePicture.tsx'

/** The first slide of a template, drawn when it is first scrolled into view: each design has its own fonts. */
export function TemplateCover({ template }: { readonly template: TemplateItem }) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className="aspect-video w-full overflow-hidden">
      {seen ? (
        <SlidePicture
          slide={template.cover}
          deckTitle={template.name}
          index={0}
          count={template.slideCount}
        />
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}
