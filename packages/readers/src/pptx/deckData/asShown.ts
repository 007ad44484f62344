import { deckLimits, sectionName, type SlideInput } from '@deckloom/deck'
import { removeUnstorable } from '../../text/decodeText.ts'
import { clip } from '../clip.ts'
import type { OwnSlide } from './readOwnSlides.ts'

/** Properties of a slide outside of its page; programs change them without touching the page. */
export interface AroundPage {
  readonly notes: string
  readonly hidden: boolean
  readonly transition: 'fade' | 'push' | undefined
  readonly section: string | undefined
}

/** Returns a stored slide with the file's current properties. */
export function asShown(own: OwnSlide, now: AroundPage): SlideInput {
  const { hidden, transition, notes, ...slide } = own.slide
  const moved = transition === 'none' ? undefined : transition
  const kept = moved === now.transition ? transition : now.transition
  return {
    ...inSection({ ...own, slide }, now.section),
    ...((hidden ?? false) === now.hidden
      ? hidden !== undefined && { hidden }
      : now.hidden && { hidden: true }),
    ...(kept !== undefined && { transition: kept }),
    ...(now.notes === ''
      ? notes !== undefined && { notes }
      : { notes: clip(now.notes, deckLimits.notesLength) }),
  }
}

function inSection({ slide, section }: OwnSlide, now: string | undefined): SlideInput {
  if (now === section) return slide
  const { section: _, ...rest } = slide
  const { layout_template: layout = 'title + bullets' } = slide
  if (sectionName({ ...rest, layout_template: layout }) === now) return rest
  return { ...rest, section: clip(removeUnstorable(now ?? ''), deckLimits.sectionLength) }
}
