import { deckLimits, type NewContent, type NewVisual } from '@deckloom/deck'
import { clip } from './clip.ts'
import type { FoundItems, SlideItem, TextItem } from './slideItems.ts'
import type { SlideParts } from './parts/slideParts.ts'
import { styledRuns } from './textBody.ts'
import {
  bulletsOf,
  fontSize,
  needsElement,
  plainText,
  type PointSize,
  textElement,
} from './textElement.ts'
import { glueTargets } from './lines/glueTargets.ts'
import { layOut } from './layOut.ts'
import { titleOf } from './titleOf.ts'
import { visualsOf } from './visuals.ts'

export interface TakenSlides {
  /** One slide, or several if one of ours cannot hold all items. */
  readonly slides: readonly NewContent[]
  /** Data that a chart does not show, for the notes. */
  readonly figures: readonly string[]
  /** Paths of the pictures that they reference. */
  readonly paths: readonly string[]
  readonly left: readonly string[]
}

/** Converts the items of a slide to slides of ours. */
export function slidesOf(
  { items, left }: FoundItems,
  parts: SlideParts,
  size: PointSize,
): TakenSlides {
  const { title, rest: found } = titleOf(items)
  const rest = parts.number === 1 && title ? found.map((item) => makeSubtitle(item, found)) : found
  const texts = rest.filter((item) => isText(item))
  const lists = texts.filter((item) => item.kind !== 'text' && !needsElement(item))
  const targets = glueTargets(items, {
    number: parts.number,
    slotted: { title, bullets: lists[0] },
  })
  const visuals = visualsOf(rest, targets)
  const bullets = lists.slice(0, 1).flatMap(({ text }) => bulletsOf(text))
  const free = texts.filter((item) => item !== lists[0])
  const first = layOut({ parts, visuals, bullets, free, list: lists[0], title })
  const shown = fitting(first.shown)
  const slide: NewContent = {
    ...titleFields(title, { stays: first.free, size }),
    ...first.fields,
    bullets,
    texts: free.slice(0, deckLimits.textElements).map((item) => ({
      ...targets.idOf(item),
      ...textElement(item, size),
    })),
    visuals: shown,
    ...(first.table && { table: first.table }),
  }
  const further = furtherSlides(
    slide,
    first.shown.filter((visual) => !shown.includes(visual)),
    visuals.tables.slice(1),
  )
  return {
    slides: [slide, ...further.slides],
    figures: visuals.figures,
    paths: visuals.paths,
    left: [...left, ...visuals.left, ...further.left],
  }
}

/** The visuals that one slide can have. */
function fitting(visuals: readonly NewVisual[]): readonly NewVisual[] {
  const pictures = visuals.filter(({ kind }) => kind === 'picture').slice(0, deckLimits.images)
  return visuals
    .filter((visual) => visual.kind !== 'picture' || pictures.includes(visual))
    .slice(0, deckLimits.visuals)
}

/** On the first slide a single short text below the title is a subtitle. */
function makeSubtitle(item: SlideItem, all: readonly SlideItem[]): SlideItem {
  const isAlone = item.kind === 'text' && all.length === 1
  return isAlone && plainText(item.text).length <= 200 ? { ...item, kind: 'subtitle' } : item
}

function isText(item: FoundItems['items'][number]): item is TextItem {
  return (
    item.kind === 'body' ||
    item.kind === 'subtitle' ||
    item.kind === 'text' ||
    item.kind === 'title'
  )
}

function titleFields(
  title: TextItem | undefined,
  { stays, size }: { readonly stays: boolean; readonly size: PointSize },
): Pick<NewContent, 'title' | 'titleRuns' | 'titleStyle'> {
  if (!title) return { title: '' }
  const text = clip(plainText(title.text), deckLimits.slideTitleLength)
  const [only, ...others] = title.text.paragraphs
  const { runs } = others.length === 0 && only ? styledRuns(only.runs) : {}
  const points = title.text.points
  return {
    title: text,
    ...(runs && { titleRuns: runs }),
    ...(stays && points !== undefined && { titleStyle: { fontSize: fontSize(size(points)) } }),
  }
}

/** Returns slides for the pictures and tables that do not fit on the first one. */
function furtherSlides(
  slide: NewContent,
  unshown: readonly NewVisual[],
  tables: readonly NonNullable<NewContent['table']>[],
) {
  const pictures = unshown.filter(({ kind }) => kind !== 'shape' && kind !== 'line')
  const shapes = unshown.length - pictures.length
  const base = { title: slide.title, visualDescription: '' } as const
  const slides: NewContent[] = tables.map((table) => ({ ...base, layout: 'table', table }))
  for (let from = 0; from < pictures.length; from += deckLimits.images) {
    slides.push({
      ...base,
      layout: 'title only',
      positioningMode: 'free',
      visuals: pictures.slice(from, from + deckLimits.images),
    })
  }
  const left = [
    ...(slides.length > 0
      ? ['It holds more than one slide can show; what is left stands on a slide of its own.']
      : []),
    ...(shapes > 0
      ? [shapes === 1 ? 'A drawn shape was left out.' : `${shapes} drawn shapes were left out.`]
      : []),
  ]
  return { slides, left }
}
