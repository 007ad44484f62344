import { type LayoutTemplate, sectionName } from '@deckloom/deck'
import { withHidden, withSection } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { currentTypesetter } from '../../../shared/scene/typesetter.ts'
import { copyAsPicture } from '../clipboard/copyAsPicture.ts'
import { followWithFocus } from '../paper/focusShownSlide.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useHistorySteps } from '../session/useHistorySteps.ts'
import { warnSlideFull } from '../session/warnSlideFull.ts'
import { useSlideChoice } from './SlideChoice.tsx'

/** Returns the actions on the current slide and the other selected ones. */
export function useSlideActions() {
  const editor = useEditor()
  const { document, slide, index, order, showSlide } = editor
  const { chosen, chooseAll } = useSlideChoice()
  const places = chosen.map((id) => order.indexOf(id))
  const first = places[0] ?? index
  const section = sectionName(slide)
  return {
    ...useChosenActions(),
    count: chosen.length,
    canRemove: order.length > chosen.length,
    canMoveUp: first > 0,
    canMoveDown: (places.at(-1) ?? index) < order.length - 1,
    section,
    add: (layout?: LayoutTemplate) => {
      const id = document.addSlide(slide.id, layout)
      if (id === undefined) return warnSlideFull()
      showSlide(id)
      // Once it is in the list, and what had the focus on the slide before is gone.
      requestAnimationFrame(followWithFocus)
      toast({ title: 'Slide Added', description: `Slide ${index + 2}` })
    },
    duplicate: () => {
      const copies = document.duplicateSlides(chosen)
      if (copies.length === 0) return warnSlideFull()
      chooseAll(copies)
      const one = `A copy of slide ${index + 1}`
      toast({
        title: 'Slide Added',
        description: copies.length === 1 ? one : `Copies of ${copies.length} slides`,
      })
    },
    copyPicture: () => void copyAsPicture(editor),
    move: (by: number) => document.moveSlides(chosen, first + by),
    beginSection: () => {
      const name = `Section ${countSections() + 1}`
      document.edit(slide.id, (before) => withSection(before, name))
    },
    endSection: () => document.edit(slide.id, (before) => withSection(before, '')),
    chooseAll: () => chooseAll(order),
  }

  function countSections() {
    return document.toSlides().filter((other) => sectionName(other) !== undefined).length
  }
}

function useChosenActions() {
  const { document, deckTitle, slide, index, order, showSlide } = useEditor()
  const { chosen } = useSlideChoice()
  const { undo } = useHistorySteps()
  return {
    split: () => {
      const place = { deckTitle, index, count: order.length }
      const parts = currentTypesetter()?.partsOf(slide, place) ?? [slide]
      if (parts.length === 1) return warnUnsplittable()
      if (document.splitSlide(slide.id, parts) === undefined) return warnSlideFull()
      toast({
        title: 'Slide Split',
        description: `Its content is now on ${parts.length} slides`,
        action: { label: 'Undo', onAct: undo },
      })
    },
    remove: () => {
      const gone = chosen.flatMap((id) => {
        const known = document.slide(id)
        return known ? [[known, order.indexOf(id)] as const] : []
      })
      if (!document.deleteSlides(chosen)) return warnLastSlide()
      const putBack = () => {
        if (!document.putBack(gone)) return warnSlideFull()
        const [first] = gone
        if (first) showSlide(first[0].id)
      }
      toast({
        title: 'Slide Deleted',
        ...(gone.length > 1 && { description: `${gone.length} slides` }),
        action: { label: 'Undo', onAct: putBack },
      })
    },
    hidden: slide.hidden === true,
    setHidden: (hidden: boolean) => {
      document.editSlides(chosen, (before) => withHidden(before, hidden))
      const which = chosen.length === 1 ? `Slide ${index + 1} is` : `${chosen.length} slides are`
      toast({
        title: hidden ? 'Slide Hidden' : 'Slide Shown',
        description: `${which} ${hidden ? 'skipped when presenting' : 'presented again'}`,
      })
    },
  }
}

function warnLastSlide() {
  toast({
    title: 'Cannot Delete',
    description: 'Presentation must have at least one slide',
    variant: 'destructive',
  })
}

function warnUnsplittable() {
  toast({ title: 'Nothing to Split', description: 'This slide can’t be split any further' })
}
