import { layouts } from '@deckloom/deck'
import type { FrameId } from '../frames/frames.ts'
import { formOf, hasRows, setOf } from '../frames/scaffold.ts'
import { isTelling } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import { countWords } from '../language/words.ts'
import { numberColumn } from '../tables/numbers.ts'
import { figuresIn } from '../text/figures.ts'
import type { Group, GroupSetting, Told } from './group.ts'
import { type PageBody, partsOf, rowsBody } from './pageForms.ts'
import { coveredBy } from './pageKinds.ts'
import { criteriaIn, optionGroups } from './optionGroups.ts'
import { escapeWord, promptWordsOf, withoutSmallEnd } from './promptWords.ts'
import { datePoint, namesTime } from './times.ts'

const longestTitle = layouts['three cards'].limits.title
/** Maximum characters of a row or column heading. */
const longestName = 44
const listLayouts = ['three cards', 'title + bullets', 'two column'] as const
const [fewestSteps, mostSteps] = layouts.process.limits.items
const [fewestEvents, mostEvents] = layouts.timeline.limits.items
const [fewestFigures, mostFigures] = layouts['kpi row'].limits.items
const mostOptions = 4
/** A text with more words than this is an event; 'Goals 2026' is not. */
const mostBareWords = 2
/** Maximum characters of a figure that is set in the largest size. */
const longestFigure = 14

/**
 * Groups what the prompt has several of: options, points in time, figures, and anything else that belongs to one frame.
 */
export function groupsIn(own: readonly Told[], setting: GroupSetting): readonly Group[] {
  const events = chainIn(own, setting.language)
  const free = own.filter((told) => !events.includes(told))
  const frames = new Set(free.flatMap(({ kind }) => (kind.isOne ? (kind.frame ?? []) : [])))
  const criteria = criteriaIn(free)
  const named = [...frames].flatMap((frame) =>
    namedGroup(
      frame,
      free.filter(({ kind }) => kind.isOne && kind.frame === frame),
      { ...setting, criteria },
    ),
  )
  const held = new Set(named.flatMap(({ members }) => members))
  const figures = free.filter(
    (told) => !held.has(told) && loneFigure(told.text, setting.language) !== undefined,
  )
  const details = free.filter((told) => !told.kind.isOne && namesTime(told.text, setting.language))
  const isEvent = setting.chain === 'details' && events.length === 0 && details.length > 0
  return [
    ...eventGroups(events, setting),
    ...(isEvent ? [detailsGroup(details, setting)] : []),
    ...named,
    ...(figures.length >= fewestFigures ? [figureGroup(figures, setting)] : []),
  ]
}

function namedGroup(
  frame: FrameId,
  members: readonly Told[],
  setting: GroupSetting,
): readonly Group[] {
  const isMeasured = members.every(({ text }) => loneFigure(text, setting.language) !== undefined)
  if (members.length < 2) return []
  if (isMeasured && members.length >= fewestFigures) return [figureGroup(members, setting)]
  if (frame === 'alternatives' && members.length <= mostOptions)
    return optionGroups(members, setting)
  const [under] = members.flatMap((told) => told.under ?? [])
  const title = under ?? setting.frames.scaffold[frame].title
  return [{ slide: { title, ...namedBody(frame, members, setting) }, frame, members }]
}

/** Returns rows to fill in, steps or a list, depending on the frame. */
function namedBody(frame: FrameId, members: readonly Told[], { frames }: GroupSetting): PageBody {
  const points = members.map(({ text }) => text)
  const set = setOf(frame)
  // Tasks come with the questions who and by when.
  const isDone = set === undefined || set === 'offer'
  const asked = isDone ? frames.scaffold[frame].prompts.slice(1) : frames.own[set].slice(0, 2)
  const heads = asked.map((prompt) => partsOf(prompt)[0])
  const isShort = points.every((text) => text.length <= longestName)
  const [, question] = partsOf(asked.at(-1) ?? '')
  const nameMember = (text: string): string => {
    const [name = text, known = question] = splitDetail(text)
    return known === '' ? name : `${name}: ${known}`
  }
  if (hasRows(frame) && isShort) {
    const known = points.map((text) => splitDetail(text))
    // Nothing else is asked if the prompt gives a detail for each.
    const isKnown = known.every((cells) => cells.length > 1)
    const body = rowsBody(known, ['', ...heads.slice(0, isKnown ? 1 : heads.length)])
    return { ...body, points: points.map(nameMember) }
  }
  const isSteps = formOf(frame) === 'process' && points.length >= fewestSteps
  const isNamed = isShort && points.every((text) => !/[:：]/u.test(text))
  return {
    points: isNamed ? points.map(nameMember) : points,
    layouts: [...(isSteps ? (['process'] as const) : []), ...listLayouts],
  }
}

/** Splits 'Ana (logistics)' into the name and its detail. */
function splitDetail(text: string): readonly string[] {
  const [, name = text, detail] = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? []
  return detail === undefined ? [name] : [name, capitalize(detail)]
}

/**
 * Returns the points of a timeline: three or more points in time, or a run of points at least half of which have a
 * date.
 */
function chainIn(own: readonly Told[], language: Language): readonly Told[] {
  const isDated = ({ text, kind }: Told): boolean =>
    !kind.isOne &&
    namesTime(text, language) &&
    (kind.frame === undefined || countWords(text) > mostBareWords)
  const events = own.filter((told) => isDated(told))
  const run = own.slice(own.findIndex(isDated), own.findLastIndex(isDated) + 1)
  if (
    events.length >= 2 &&
    run.length >= fewestEvents &&
    2 * events.length >= run.length &&
    run.every(({ kind }) => !kind.isOne)
  )
    return run
  return events.length >= fewestEvents ? events : []
}

/** Returns as many timelines as the events need, each titled by its first and last point. */
function eventGroups(
  events: readonly Told[],
  { frames, language, chain }: GroupSetting,
): readonly Group[] {
  const years = events.filter(({ text }) => /\p{Nd}{4}/u.test(text))
  const isPast = 2 * years.length > events.length
  const frame = chain ?? (isPast ? 'background' : 'milestones')
  const { title } = frames.scaffold[frame]
  const lines = events.length <= mostEvents ? 1 : Math.ceil(events.length / mostSteps)
  const size = Math.ceil(events.length / lines)
  const forms = ['timeline', 'process'] as const
  return Array.from({ length: Math.ceil(events.length / size) || 0 }, (_, line): Group => {
    const members = events.slice(line * size, (line + 1) * size)
    const points = members.map(({ text }) => datePoint(text, language) ?? text)
    const ends = [points[0], points.at(-1)].map((point = '') => partsOf(point)[0] || point)
    const name = lines > 1 ? { title: ends.join(' – '), eyebrow: title } : { title }
    const turned = line % 2 === 0 ? forms : forms.toReversed()
    return {
      slide: { ...name, points, layouts: [...turned, 'title + bullets'] },
      frame,
      members,
      isWhole: true,
    }
  })
}

/** Groups the time and place of an event, in the words of the prompt, with the question of how to sign up. */
function detailsGroup(members: readonly Told[], { frames }: GroupSetting): Group {
  const { title, prompts } = frames.scaffold.details
  const points = [...members.map(({ text }) => text), ...prompts.slice(2)]
  return {
    slide: { title, points, layouts: ['three cards', 'title + bullets', 'two column'] },
    frame: 'details',
    members,
    isWhole: true,
  }
}

/** Figures of one unit become a chart; others become a row of figures. */
function figureGroup(
  figures: readonly Told[],
  { frames, family, language, title }: GroupSetting,
): Group {
  const shown = figures.map((told) => {
    const counted = loneFigure(told.text, language) ?? ''
    // '140 members' on its own becomes 140, with the caption 'members'.
    const figure = counted === told.text ? (figuresIn(counted, language)[0]?.text ?? '') : counted
    const isSum = figuresIn(told.text, language).some(({ isMoney }) => isMoney)
    return { told, figure, isSum, caption: captionOf(told, figure, language) }
  })
  const isPriced =
    coveredBy(title, frames.scaffold.costs) ||
    (shown.every(({ isSum }) => isSum) &&
      (family !== 'tell' || shown.some(({ told }) => told.kind.frame === 'costs')))
  const frame = isPriced ? 'costs' : family === 'tell' ? 'results' : 'evidence'
  const column = numberColumn(
    shown.map(({ figure }) => figure),
    language,
  )
  const data = shown.flatMap(({ caption }, index) => {
    const value = column?.values[index]
    return value === undefined || value < 0 || caption === '' || caption.length > longestName
      ? []
      : [{ label: caption, value }]
  })
  const [under] = figures.flatMap((told) => told.under ?? [])
  const name = under ?? frames.scaffold[frame].title
  if (data.length === figures.length)
    return {
      slide: {
        title: name,
        points: frames.own.figure,
        layouts: ['title + chart + bullets'],
        chart: { type: 'horizontal-bar', title, data, colors: [] },
      },
      frame,
      members: figures,
      isWhole: true,
    }
  const row = shown.slice(0, mostFigures)
  return {
    slide: {
      title: name,
      points: row.map(({ figure, caption, told }) => `${figure}: ${caption || told.text}`),
      layouts: ['kpi row', 'three cards', 'title + bullets'],
    },
    frame,
    members: row.map(({ told }) => told),
  }
}

/**
 * Returns the caption of a figure: the text after it or before it, or the whole text if the figure is in the middle.
 */
function captionOf({ text, kind }: Told, figure: string, language: Language): string {
  const [before = '', behind = ''] = text.split(figure).map((part) => part.trim())
  const isCost = kind.frame === 'costs'
  if (before !== '' && /\p{L}/u.test(behind)) {
    const isLabeled = isCost && countWords(before) === 1 && !isPeriod(behind, language)
    if (!isLabeled) return text
  }
  const words = (behind || before).replace(/^[\s:,–—-]+|[\s:,–—-]+$/gu, '').split(/\s+/u)
  // The caption of 'Budget €45,000 for mentors' is 'Mentors'.
  const named = words.slice(isCost && behind === '' && words.length > 1 ? 1 : 0)
  const start = named.findIndex((word) => !isTelling(word, language))
  return capitalize(withoutSmallEnd(named.slice(Math.max(0, start)).join(' '), language), language)
}

/** Whether the words after an amount give a period, as in '9 euros a month'. */
function isPeriod(behind: string, language: Language): boolean {
  return promptWordsOf(language).articles.includes(behind.split(' ')[0] ?? '')
}

/** Currency names written out. */
const currency =
  /^(?:euros?|dollars?|pounds?|francs?|d[oó]lares|d[oó]lar|libras?|livres?|dollari?|franken|pfund|złotych|złote|lira(?:sı)?|रुपये|यूरो|يورو|دولار|ريال|ドル|ユーロ|유로|달러|欧元|美元)$/iu

/** Returns the only figure of a short text, together with its currency or the word that it counts if both fit. */
export function loneFigure(text: string, language: Language): string | undefined {
  const [figure, ...others] = figuresIn(text, language)
  const isLone = figure && others.length === 0 && text.length <= longestTitle
  if (!isLone || namesTime(text, language)) return undefined
  const counting = String.raw`${escapeWord(figure.text)}\s(?<word>\p{L}+)(?![\p{L}\p{M}\p{No}])`
  const { 0: counted = '', groups } = new RegExp(counting, 'u').exec(text) ?? {}
  const word = groups?.['word'] ?? ''
  // A percentage does not count the next word: '62% sleep badly'.
  const isCounted = currency.test(word) || (!figure.isShare && !isTelling(word, language))
  return [isCounted ? counted : '', figure.text].find(
    (each) => each !== '' && each.length <= longestFigure,
  )
}
