import type { Arrangement, LayoutTemplate } from '@deckloom/deck'
import { slideHash, type Stage } from '../stage.ts'
import { arrange } from './arrange.ts'
import { hasOwnElements } from './hasOwnElements.ts'
import { layAgenda } from './layAgenda.ts'
import { hasBigNumber, layBigNumber } from './layBigNumber.ts'
import { hasCards, layCards } from './layCards.ts'
import { layChart } from './layChart.ts'
import { hasClosingPoints, layClosing, layClosingPoints } from './layClosing.ts'
import { layComparison } from './layComparison.ts'
import { layCover } from './layCover.ts'
import { layFullPicture } from './layFullPicture.ts'
import { hasKpis, layKpiRow } from './layKpiRow.ts'
import { layList, layListColumns, laySideList } from './layList.ts'
import { layLongTitle } from './layLongTitle.ts'
import type { LayOut, Plan } from './layOut.ts'
import { layBandList, layPictureList, laySideBySide } from './layPictureList.ts'
import { hasSteps, layProcess } from './layProcess.ts'
import { hasSpeaker, layPortraitQuote, layQuote } from './layQuote.ts'
import { laySection } from './laySection.ts'
import { layStatement } from './layStatement.ts'
import { layTable, tableOf } from './layTable.ts'
import { hasTeam, layTeam } from './layTeam.ts'
import { hasDates, layTimeline } from './layTimeline.ts'
import { layTwoColumn } from './layTwoColumn.ts'

/** A plan and the template that it is one of: a slide that cannot have its own layout gets another's. */
export interface TemplatePlan extends Plan {
  readonly template: LayoutTemplate
}

/**
 * The ways to lay this slide out, the wanted one first. Those after it are for content that does not fit at the
 * sizes that the art direction allows.
 */
export function plansFor(stage: Stage): readonly TemplatePlan[] {
  const { slide } = stage
  const { arrangement } = slide
  const own = ownPlans(stage)
  if (arrangement === undefined || arrangement === 'Left') return own
  if (!hasRoom(stage, arrangement)) return own
  return [
    ...arrange(arrangement).map((layOut) => plan(slide.layout_template, layOut, arrangement)),
    ...(stage.charts.length + stage.pictures.length > 0 ? own : listPlans(stage)),
  ]
}

// A chart or table is evidence: only an arrangement that has room for it may move it. Only one picture is a ground for text.
function hasRoom(stage: Stage, arrangement: Arrangement): boolean {
  const { charts, pictures, slide } = stage
  if (charts.length > 0) return arrangement === 'Split' && pictures.length === 0
  if (arrangement === 'Overlay' && pictures.length > 0 && !isGround(stage)) return false
  return slide.layout_template !== 'table' || !tableOf(stage)
}

function isGround(stage: Stage): boolean {
  return stage.pictures.length === 1 && !hasShape(stage)
}

function hasShape({ pictures }: Stage): boolean {
  return pictures.some(({ kind }) => kind !== 'picture')
}

function ownPlans(stage: Stage): readonly TemplatePlan[] {
  const { slide, charts, pictures } = stage
  const { layout_template: wanted } = slide
  if (wanted === 'table' && tableOf(stage)) return templatePlans.table(stage)
  // Without a slot they would cover the words.
  if (charts.length > 0) return chartPlans(stage)
  const people = wanted === 'team' && !hasShape(stage) && hasTeam(stage) ? stage.items.length : 0
  if (pictures.length > people && pictureless.has(wanted)) {
    return picturePlans(stage, 'title + bullets + image')
  }
  return templatePlans[wanted](stage)
}

/** Layouts that have no slot for a picture, or for more than one a person. */
const pictureless: ReadonlySet<LayoutTemplate> = new Set([
  'title only',
  'centered quote',
  'two column',
  'section header',
  'agenda',
  'big number',
  'kpi row',
  'comparison',
  'timeline',
  'process',
  'three cards',
  'closing',
  'team',
  'table',
])

const templatePlans: Readonly<Record<LayoutTemplate, (stage: Stage) => readonly TemplatePlan[]>> = {
  'title only': (stage) => [plan('title only', layStatement), ...listPlans(stage)],
  'title + bullets': bulletPlans,
  'title + bullets + image': (stage) => picturePlans(stage, 'title + bullets + image'),
  'side-by-side image + bullets': (stage) => picturePlans(stage, 'side-by-side image + bullets'),
  'full image background': (stage) => picturePlans(stage, 'full image background'),
  'title + chart + bullets': (stage) => picturePlans(stage, 'title + bullets + image'),
  'centered quote': quotePlans,
  'two column': (stage) => componentPlans(stage, 'two column'),
  cover: (stage) => [plan('cover', layCover), ...spillPlans(stage)],
  'section header': (stage) => [plan('section header', laySection), ...spillPlans(stage)],
  agenda: (stage) => componentPlans(stage, 'agenda'),
  'big number': (stage) => componentPlans(stage, 'big number'),
  'kpi row': (stage) => componentPlans(stage, 'kpi row'),
  comparison: (stage) => componentPlans(stage, 'comparison'),
  timeline: (stage) => componentPlans(stage, 'timeline'),
  process: (stage) => componentPlans(stage, 'process'),
  'three cards': (stage) => componentPlans(stage, 'three cards'),
  closing: (stage) => [
    hasClosingPoints(stage)
      ? plan('closing', layClosingPoints, 'points')
      : plan('closing', layClosing),
    ...spillPlans(stage),
  ],
  'cover-image': (stage) => [
    plan(stage.pictures.length > 0 ? 'cover-image' : 'cover', layCover),
    ...spillPlans(stage),
  ],
  'quote with portrait': (stage) =>
    hasSpeaker(stage)
      ? [plan('quote with portrait', layPortraitQuote), ...quotePlans(stage)]
      : quotePlans(stage),
  team: (stage) => componentPlans(stage, 'team'),
  // Its cells have no other layout to go to.
  table: (stage) =>
    stage.slide.table ? [plan('table', layTable)] : componentPlans(stage, 'table'),
}

function quotePlans(stage: Stage): readonly TemplatePlan[] {
  return [plan('centered quote', layQuote), ...spillPlans(stage)]
}

// What is far too much for a cover, a chapter or a quote is shown as what it is: a list, or a long text.
function spillPlans(stage: Stage): readonly TemplatePlan[] {
  return stage.pictures.length > 0
    ? picturePlans(stage, 'title + bullets + image')
    : listPlans(stage)
}

type ComponentTemplate = Extract<
  LayoutTemplate,
  | 'agenda'
  | 'two column'
  | 'comparison'
  | 'big number'
  | 'kpi row'
  | 'timeline'
  | 'process'
  | 'three cards'
  | 'team'
  | 'table'
>

interface Component {
  readonly layOut: LayOut
  /** Whether the slide's bullets have the form that the component shows. */
  readonly suits: (stage: Stage) => boolean
}

const components: Readonly<Record<ComponentTemplate, Component>> = {
  agenda: { layOut: layAgenda, suits: ({ items }) => items.length > 0 },
  'two column': { layOut: layTwoColumn, suits: ({ items }) => items.length >= 2 },
  comparison: { layOut: layComparison, suits: ({ items }) => items.length >= 2 },
  'big number': { layOut: layBigNumber, suits: hasBigNumber },
  'kpi row': { layOut: layKpiRow, suits: hasKpis },
  timeline: { layOut: layTimeline, suits: hasDates },
  process: { layOut: layProcess, suits: hasSteps },
  'three cards': { layOut: layCards, suits: hasCards },
  team: { layOut: layTeam, suits: hasTeam },
  table: { layOut: layTable, suits: (stage) => tableOf(stage) !== undefined },
}

function componentPlans(stage: Stage, template: ComponentTemplate): readonly TemplatePlan[] {
  const { layOut, suits } = components[template]
  const lists = spillPlans(stage)
  return suits(stage) && !isCramped(stage) ? [plan(template, layOut), ...lists] : lists
}

// A body that a person made this small has no room for columns, panels or chevrons.
function isCramped({ slide }: Stage): boolean {
  const own = slide.slot_boxes?.bullets
  return own !== undefined && (own.width < 480 || own.height < 200)
}

function picturePlans(
  stage: Stage,
  template: 'title + bullets + image' | 'side-by-side image + bullets' | 'full image background',
): readonly TemplatePlan[] {
  if (stage.pictures.length === 0) return bulletPlans(stage)
  const half = plan('title + bullets + image', layPictureList)
  const long = longTitlePlans(stage, 'title + bullets + image')
  switch (template) {
    case 'side-by-side image + bullets':
      return [plan(template, laySideBySide), half, ...long]
    case 'full image background':
      return isGround(stage) ? [plan(template, layFullPicture), half, ...long] : [half, ...long]
    case 'title + bullets + image': {
      const band = plan(template, layBandList, 'band')
      return wantsBand(stage) ? [band, half, ...long] : [half, ...long]
    }
  }
}

function chartPlans(stage: Stage): readonly TemplatePlan[] {
  const template = 'title + chart + bullets'
  return [plan(template, layChart), ...longTitlePlans(stage, template)]
}

// A short title gains nothing from the room that the visual would lose.
function longTitlePlans(stage: Stage, template: LayoutTemplate): readonly TemplatePlan[] {
  return lettersOf(stage.title) > longTitle ? [plan(template, layLongTitle, 'long title')] : []
}

/** Letters that the narrowest place of a title holds. */
const longTitle = 100

/** Letters of a text, ideographs counted twice. */
function lettersOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF]/gu)?.length ?? 0)
}

function bulletPlans(stage: Stage): readonly TemplatePlan[] {
  if (stage.pictures.length > 0) return picturePlans(stage, 'title + bullets + image')
  if (stage.items.length === 0 && stage.slide.layout_template !== 'title + bullets') {
    return [plan('title only', layStatement)]
  }
  return listPlans(stage)
}

const template = 'title + bullets'

/** The list in its three looks, then in columns, then under a title of many lines. */
function listPlans(stage: Stage): readonly TemplatePlan[] {
  return [...shortTitlePlans(stage), plan(template, layLongTitle, 'long title')]
}

function shortTitlePlans(stage: Stage): readonly TemplatePlan[] {
  const [style, variant] = isOrdered(stage)
    ? (['numbered', 'numbered'] as const)
    : (['ruled', ''] as const)
  const top = plan(template, layList(style), variant)
  if (isCramped(stage)) return [top]
  const columns = [
    plan(template, layListColumns(2), 'columns'),
    plan(template, layListColumns(3), 'columns'),
  ]
  if (stage.items.length > mostBeside) return [...columns, top]
  return wantsSide(stage)
    ? [
        plan(template, laySideList(style), variant === '' ? 'side' : `${variant}, side`),
        top,
        ...columns,
      ]
    : [top, ...columns]
}

function plan(of: LayoutTemplate, layOut: LayOut, variant = ''): TemplatePlan {
  return { template: of, variant, layOut }
}

// What a title promises in order is numbered. The hash keeps a slide's look when it is moved in the deck.
const promisesOrder =
  /\b(?:steps?|stages?|phases?|how to|ways|rules|reasons|lessons|priorities|in order)\b/iu

function isOrdered(stage: Stage): boolean {
  const { items } = stage
  return items.length >= 2 && items.length <= 6 && promisesOrder.test(stage.title)
}

/** Items that stand beside a title, or below it in one column. */
const mostBeside = 6
/** Letters of a list, ideographs counted twice, that fill the page under its title. */
const fullList = 240

/** A list that would leave half of the page empty stands beside its title; of the others, every second. */
function wantsSide(stage: Stage): boolean {
  const { items, title } = stage
  if (isMoved(stage) || items.length === 0) return false
  if (title === '' || lettersOf(title) > longTitle) return false
  if (lettersIn(stage) < fullList && !hasOwnElements(stage)) return true
  const isMiddling = items.length >= 3 && items.length <= 5 && title.length <= 70
  return isMiddling && slideHash(stage) % 2 === 0
}

function isMoved({ slide: { slot_boxes: own } }: Stage): boolean {
  return own?.title !== undefined || own?.bullets !== undefined
}

/** Letters that fill the page under a picture that lies across it. */
const fullBand = 100

function lettersIn({ items }: Stage): number {
  return items.reduce((sum, { text }) => sum + lettersOf(text), 0)
}

function wantsBand(stage: Stage): boolean {
  const [picture] = stage.pictures
  if (!picture || stage.eyebrow !== '' || stage.items.length > 4) return false
  if (lettersIn(stage) < fullBand) return false
  const { size } = picture
  if (size && size.height > 0) return size.width / size.height >= 2.4
  return slideHash(stage) % 4 === 0
}
