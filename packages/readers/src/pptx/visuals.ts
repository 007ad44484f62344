import { type Box, deckLimits, type SlideInput, type TableData } from '@deckloom/deck'
import { chartTable } from '../office/readChart.ts'
import { chartData } from './chartData.ts'
import { clip } from './clip.ts'
import { pictureKey } from './importedDeck.ts'
import type { ItemOf, SlideItem } from './slideItems.ts'
import { tableData } from './tableData.ts'
import { plainText } from './textElement.ts'

export type ImageInput = NonNullable<SlideInput['images']>[number]

/** What a slide shows beside its words. */
export interface Visuals {
  readonly pictures: readonly { readonly image: ImageInput; readonly box: Box | undefined }[]
  readonly charts: readonly { readonly image: ImageInput; readonly box: Box | undefined }[]
  readonly shapes: readonly ImageInput[]
  readonly tables: readonly TableData[]
  /** Paths of the pictures. */
  readonly paths: readonly string[]
  /** Figures that a chart does not show, for the notes. */
  readonly figures: readonly string[]
  /** Sentences about what was changed. */
  readonly left: readonly string[]
}

export function visualsOf(items: readonly SlideItem[]): Visuals {
  const pictures = items.filter((item) => item.kind === 'picture')
  const charts = items.filter((item) => item.kind === 'chart').map(takeChart)
  const tables = items
    .filter((item) => item.kind === 'table')
    .map(({ rows }) => ({ rows, taken: tableData(rows) }))
  const shapes = items.filter((item) => item.kind === 'shape').map(shapeImage)
  return {
    pictures: pictures.map((item) => ({ image: pictureImage(item), box: item.box })),
    charts: charts.flatMap(({ image, box }) => (image ? [{ image, box }] : [])),
    shapes,
    tables: [...tables.map(({ taken }) => taken?.data), ...charts.map(({ table }) => table)].filter(
      (table) => table !== undefined,
    ),
    paths: pictures.map(({ path }) => path),
    figures: charts.flatMap(({ figures }) => figures),
    left: [
      ...charts.flatMap(({ left }) => left),
      ...tables.flatMap(({ taken }) =>
        taken?.cut ? ['A table was cut to the rows and columns that fit a slide.'] : [],
      ),
    ],
  }
}

function pictureImage({ path, alt, box, rotation }: ItemOf<'picture'>): ImageInput {
  return {
    url: pictureKey(path),
    type: 'upload',
    ...(alt.trim() !== '' && { alt: clip(alt.trim(), deckLimits.visualDescriptionLength) }),
    ...placing(box, rotation),
  }
}

function placing(box: Box | undefined, rotation: number) {
  if (!box) return {}
  const { image } = deckLimits
  return {
    position: { x: box.x, y: box.y },
    size: {
      width: Math.max(1, box.width),
      height: Math.max(1, Math.min(box.height, image.minHeight * 100)),
    },
    ...(rotation !== 0 && { rotation }),
  }
}

/** A chart as a chart; one whose figures ours cannot show as a table of them. */
function takeChart({ chart, alt, box, rotation }: ItemOf<'chart'>) {
  const taken = chartData(chart)
  if (!taken) {
    const rows = [
      [chart.title, ...chart.series.map(({ name }) => name)],
      ...chart.categories.map((category, index) => [
        category,
        ...chart.series.map(({ values }) => String(values[index] ?? '')),
      ]),
    ]
    const table = tableData(rows)?.data
    const left = [
      table ? 'A chart was taken over as a table of its figures.' : 'A chart was left out.',
    ]
    return { box, image: undefined, table, figures: [], left }
  }
  const image: ImageInput = {
    url: '',
    type: 'generated-chart',
    ...(taken.data.title !== '' && { title: taken.data.title }),
    ...(alt.trim() !== '' && { alt: clip(alt.trim(), deckLimits.visualDescriptionLength) }),
    chartData: taken.data,
    ...placing(box, rotation),
  }
  const figures = taken.left.length > 0 ? [chartTable(chart)] : []
  return { box, image, table: undefined, figures, left: taken.left }
}

function shapeImage({ type, fill, text, box, rotation }: ItemOf<'shape'>): ImageInput {
  const { min, max } = deckLimits.shape
  const side = (length: number | undefined) =>
    Math.round(Math.min(max, Math.max(min, length ?? min)))
  const words = text.paragraphs.map((paragraph) => paragraph.text.trim()).join('\n')
  return {
    url: '',
    type: 'shape',
    ...(words !== '' && { title: clip(plainText(text), deckLimits.captionLength) }),
    shapeData: {
      type,
      fillColor: fill,
      width: side(box?.width),
      height: side(box?.height),
      ...(words !== '' && { text: clip(words, deckLimits.shapeTextLength) }),
    },
    ...placing(box, rotation),
  }
}

/** The image as its layout places it. */
export function slotted(image: ImageInput): ImageInput {
  const inSlot = { ...image }
  delete inSlot.position
  delete inSlot.size
  delete inSlot.rotation
  return inSlot
}
