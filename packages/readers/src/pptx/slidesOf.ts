import { deckLimits, type NewVisual, type SlideInput, writeNewVisual } from '@deckloom/deck'
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
import { layOut } from './layOut.ts'
import { titleOf } from './titleOf.ts'
import { visualsOf } from './visuals.ts'

export interface TakenSlides {
  /** One, or several if one of ours cannot contain all items. */
  readonly slides: readonly SlideInput[]
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
  const rest = parts.number === 1 && title ? found.map((item) => subtitled(item, found)) : found
  const visuals = visualsOf(rest)
  const texts = rest.filter((item) => isText(item))
  const lists = texts.filter((item) => item.kind !== 'text' && !needsElement(item))
  const bullets = lists.slice(0, 1).flatMap(({ text }) => bulletsOf(text))
  const free = texts.filter((item) => item !== lists[0])
  const first = layOut({ parts, visuals, bullets, free, list: lists[0], title })
  const freeTexts = free.slice(0, deckLimits.textElements).map((item) => textElement(item, size))
  const slide: SlideInput = {
    ...titleFields(title, { stays: first.free, size }),
    ...first.fields,
    bullet_points: bullets,
    ...(freeTexts.length > 0 && { text_elements: freeTexts }),
    ...(first.shown.length > 0 && {
      images: first.shown.slice(0, deckLimits.images).map(writeNewVisual),
    }),
    ...(first.table && { table: first.table }),
  }
  const further = furtherSlides(
    slide,
    first.shown.slice(deckLimits.images),
    visuals.tables.slice(1),
  )
  return {
    slides: [slide, ...further.slides],
    paths: visuals.paths,
    left: [...left, ...visuals.left, ...further.left],
  }
}

/** On the first slide a single short text below the title is a subtitle. */
function subtitled(item: SlideItem, all: readonly SlideItem[]): SlideItem {
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
): Pick<SlideInput, 'slide_title' | 'slide_title_runs' | 'slide_title_style'> & {
  slide_title: string
} {
  if (!title) return { slide_title: '' }
  const text = clip(plainText(title.text), deckLimits.slideTitleLength)
  const [only, ...others] = title.text.paragraphs
  const { runs } = others.length === 0 && only ? styledRuns(only.runs) : {}
  const points = title.text.points
  return {
    slide_title: text,
    ...(runs && { slide_title_runs: runs }),
    ...(stays &&
      points !== undefined && { slide_title_style: { fontSize: fontSize(size(points)) } }),
  }
}

/** Slides for the pictures and tables that do not fit on the first one. */
function furtherSlides(
  slide: SlideInput,
  unshown: readonly NewVisual[],
  tables: readonly NonNullable<SlideInput['table']>[],
) {
  const pictures = unshown.filter(({ kind }) => kind !== 'shape')
  const shapes = unshown.length - pictures.length
  const base = { slide_title: slide.slide_title, visual_description: '' } as const
  const slides: SlideInput[] = tables.map((table) => ({ ...base, layout_template: 'table', table }))
  for (let from = 0; from < pictures.length; from += deckLimits.images) {
    slides.push({
      ...base,
      layout_template: 'title only',
      positioning_mode: 'free',
      images: pictures.slice(from, from + deckLimits.images).map(writeNewVisual),
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
