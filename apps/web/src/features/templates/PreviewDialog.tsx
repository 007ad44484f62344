import { Button, Dialog } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SlidePicture } from '../../shared/slide/SlidePicture.tsx'
import { PreviewSteps } from './PreviewSteps.tsx'
import { PreviewStrip } from './PreviewStrip.tsx'
import { stepOf } from './stepOf.ts'
import type { TemplateProps } from './cards/TemplateActions.tsx'
import { TemplateBadges } from './cards/TemplateBadges.tsx'
import { templateQuery } from './templateQueries.ts'

export type PreviewDialogProps = Omit<TemplateProps, 'onPreview'> & {
  readonly onClose: () => void
}

/** All slides of a template: one large, the others in a strip below. */
export function PreviewDialog({ template, isCreating, onUse, onClose }: PreviewDialogProps) {
  const { data, isError, refetch } = useQuery(templateQuery(template.id))
  const [index, setIndex] = useState(0)
  const slides = data?.slides ?? [template.cover]
  const slide = slides[index] ?? template.cover
  const deck = { deckTitle: template.name, count: template.slideCount }
  const go = (to: number) => setIndex(Math.max(0, Math.min(slides.length - 1, to)))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      description={template.description}
      width={880}
      onKeyDown={(event) => {
        const to = stepOf(event.key, index, slides.length)
        if (to !== undefined) go(to)
      }}
      footer={
        <>
          <span className="mr-auto">
            <TemplateBadges template={template} />
          </span>
          <Button variant="primary" working={isCreating} onClick={onUse}>
            {isCreating ? 'Creating...' : 'Use template'}
          </Button>
        </>
      }
    >
      <div className="overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)]">
        <SlidePicture key={slide.id} slide={slide} index={index} {...deck} />
      </div>
      <PreviewSteps index={index} shown={slides.length} count={deck.count} onGo={go} />
      {isError && (
        <div role="alert" className="mt-2 flex items-center justify-center gap-3 text-ui">
          The other slides could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      <PreviewStrip slides={slides} index={index} onGo={go} {...deck} />
    </Dialog>
  )
}
