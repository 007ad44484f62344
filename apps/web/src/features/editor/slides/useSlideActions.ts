import { toast } from '@deckloom/ui'
import { currentTypesetter } from '../../../shared/scene/typesetter.ts'
import { useEditor } from '../EditorContext.tsx'

/** What can be done with the slide that is shown. */
export function useSlideActions() {
  const { document, deckTitle, slide, index, order, showSlide } = useEditor()
  return {
    canRemove: order.length > 1,
    canMoveUp: index > 0,
    canMoveDown: index < order.length - 1,
    add: () => {
      const id = document.addSlide(slide.id)
      if (id === undefined) return sayFull()
      showSlide(id)
      toast({ title: 'Slide Added', description: `Slide ${index + 2}` })
    },
    duplicate: () => {
      const id = document.duplicateSlide(slide.id)
      if (id === undefined) return sayFull()
      showSlide(id)
      toast({ title: 'Slide Added', description: `A copy of slide ${index + 1}` })
    },
    split: () => {
      const place = { deckTitle, index, count: order.length }
      const parts = currentTypesetter()?.partsOf(slide, place) ?? [slide]
      if (parts.length === 1) return sayWhole()
      if (document.splitSlide(slide.id, parts) === undefined) return sayFull()
      toast({
        title: 'Slide Split',
        description: `Its content is on ${parts.length} slides now`,
        action: { label: 'Undo', onAct: () => document.undo() },
      })
    },
    remove: () => {
      if (document.deleteSlide(slide.id)) {
        toast({
          title: 'Slide Deleted',
          action: { label: 'Undo', onAct: () => document.undo() },
        })
      } else {
        toast({
          title: 'Cannot Delete',
          description: 'Presentation must have at least one slide',
          variant: 'destructive',
        })
      }
    },
    move: (by: number) => document.moveSlide(slide.id, index + by),
  }
}

function sayWhole() {
  toast({ title: 'Nothing to Split', description: 'Its content cannot be divided any further' })
}

function sayFull() {
  toast({
    title: 'Failed to add slide',
    description: 'A presentation holds at most 200 slides.',
    variant: 'destructive',
  })
}
