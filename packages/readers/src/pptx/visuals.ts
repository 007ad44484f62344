import { type Box, deckLimits, type NewVisual, type TableData } from '@deckloom/deck'
import { chartTable } from '../office/readChart.ts'
import { clip } from './clip.ts'
import type { GlueTargets } from './lines/glueTargets.ts'
import { pictureKey } from './importedDeck.ts'
import { groupField, type ItemOf, type SlideItem } from './slideItems.ts'
import { takeLine } from './lines/takeLine.ts'
import { tableData } from './tables/tableData.ts'
import { plainText } from './textElement.ts'
import { toChart } from './toChart.ts'

export interface FoundVisual {
  readonly visual: NewVisual
  /** Its box in the file. */
  readonly box: Box | undefined
}

/** The visuals of a slide. */
export interface Visuals {
  readonly pictures: readonly FoundVisual[]
  readonly charts: readonly FoundVisual[]
  /** Shapes and lines, in painting order. */
  readonly shapes: readonly NewVisual[]
  readonly tables: readonly TableData[]
  /** Paths of the pictures. */
  readonly paths: readonly string[]
  /** Data that a chart does not show, for the notes. */
  readonly figures: readonly string[]
  /** Sentences about what was changed. */
  readonly left: readonly string[]
}

export function visualsOf(items: readonly SlideItem[], targets: GlueTargets): Visuals {
  const pictures = items.filter((item) => item.kind === 'picture')
  const charts = items
    .filter((item) => item.kind === 'chart')
    .map((item) => takeChart(item, targets.idOf(item)))
  const tables = items
    .filter((item) => item.kind === 'table')
    .map(({ table }) => ({ taken: tableData(table) }))
  const shapes = items.flatMap((item) => {
    if (item.kind === 'line') return takeLine(item, targets)
    return item.kind === 'shape' ? { ...targets.idOf(item), ...takeShape(item) } : []
  })
  return {
    pictures: pictures.map((item) => ({
      visual: { ...targets.idOf(item), ...takePicture(item) },
      box: item.box,
    })),
    charts: charts.flatMap(({ visual, box }) => (visual ? [{ visual, box }] : [])),
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

function takePicture(item: ItemOf<'picture'>): NewVisual {
  const {
    path,
    alt,
    box: _box,
    rotation: _rotation,
    group: _group,
    kind: _kind,
    shapeId: _shapeId,
    ...look
  } = item
  return {
    kind: 'picture',
    url: pictureKey(path),
    origin: 'upload',
    ...(alt.trim() !== '' && { alt: clip(alt.trim(), deckLimits.visualDescriptionLength) }),
    ...look,
    ...placeVisual(item),
  }
}

function placeVisual({ box, rotation, group }: Pick<SlideItem, 'box' | 'rotation' | 'group'>) {
  if (!box) return {}
  const { image } = deckLimits
  return {
    position: { x: box.x, y: box.y },
    size: {
      width: Math.max(1, box.width),
      height: Math.max(1, Math.min(box.height, image.minHeight * 100)),
    },
    ...(rotation !== 0 && { rotation }),
    ...groupField({ group }),
  }
}

/** Returns a chart, or a table of its data if ours cannot show it. */
function takeChart(item: ItemOf<'chart'>, named: { readonly id?: string }) {
  const { chart, alt, box } = item
  const taken = toChart(chart)
  if (!taken) {
    const rows = [
      [chart.title, ...chart.series.map(({ name }) => name)],
      ...chart.categories.map((category, index) => [
        category,
        ...chart.series.map(({ values }) => String(values[index] ?? '')),
      ]),
    ]
    const table = tableData({ rows })?.data
    const left = [
      table ? 'A chart was taken over as a table of its figures.' : 'A chart was left out.',
    ]
    return { box, visual: undefined, table, figures: [], left }
  }
  const visual: NewVisual = {
    ...named,
    kind: 'chart',
    url: '',
    origin: 'generated-chart',
    ...(taken.chart.title !== '' && { title: taken.chart.title }),
    ...(alt.trim() !== '' && { alt: clip(alt.trim(), deckLimits.visualDescriptionLength) }),
    chart: taken.chart,
    ...placeVisual(item),
  }
  const figures = taken.left.length > 0 ? [chartTable(chart)] : []
  return { box, visual, table: undefined, figures, left: taken.left }
}

function takeShape(item: ItemOf<'shape'>): NewVisual {
  const { type, path, style, text, box } = item
  const { min, max } = deckLimits.shape
  const side = (length: number | undefined) =>
    Math.round(Math.min(max, Math.max(min, length ?? min)))
  const words = text.paragraphs.map((paragraph) => paragraph.text.trim()).join('\n')
  return {
    kind: 'shape',
    url: '',
    origin: 'shape',
    ...(words !== '' && { title: clip(plainText(text), deckLimits.captionLength) }),
    shape: {
      type,
      ...(path !== undefined && { path }),
      ...style,
      width: side(box?.width),
      height: side(box?.height),
      ...(words !== '' && { text: clip(words, deckLimits.shapeTextLength) }),
    },
    ...placeVisual(item),
  }
}

/** Returns the visual at its layout's position. */
export function placeInSlot(visual: NewVisual): NewVisual {
  const { position: _position, size: _size, rotation: _rotation, group: _group, ...inSlot } = visual
  return inSlot
}
