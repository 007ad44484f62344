import { framesOf } from './frames/frames.ts'
import { languageOf } from './language/languageOf.ts'
import { planDocument } from './pages/planDocument.ts'
import { readDocument } from './read/readDocument.ts'
import type { SourceTree } from './read/sourceTree.ts'
import { sentencesOf } from './text/sentences.ts'
import { widthOf } from './text/width.ts'
import { cleanHeading } from './weigh/titles.ts'
import { withWishedLanguage } from './language/wishedLanguage.ts'
import type { Language } from './language/languages.ts'
import { chooseTheme } from './plan/chooseTheme.ts'
import { dressDeck } from './plan/dressDeck.ts'
import { entryOf, plannedOf, applySettings } from './plan/plannedOf.ts'
import type { DeckPlan } from './plan/plannedSlide.ts'
import { presentedBy } from './plan/presentedBy.ts'
import { toSlide } from './plan/toSlide.ts'
import { boundedTitle, withinLimits } from './plan/withinLimits.ts'
import { readingOf } from './topic/readingOf.ts'
import { readPrompt } from './topic/readPrompt.ts'
import { planTopicDeck } from './topic/topicDeck.ts'
import type {
  DeckWriter,
  PresentationType,
  OutlineStep,
  SlidesJob,
  SlideStep,
  WriteRequest,
  WriteSignal,
} from './types.ts'

export interface EmbeddedWriterOptions {
  /** Returns a new ID on each call. */
  readonly newId: () => string
  /** Lets other work run between steps; without it, long sources are read in one go. */
  readonly pause?: () => Promise<void>
}

/**
 * Creates the writer that needs no API key and no network. The same request always gives the same deck except for IDs.
 * The deck states nothing that the prompt or its source does not state; what the writer cannot know, the slide asks
 * for.
 */
export function createEmbeddedWriter(options: EmbeddedWriterOptions): DeckWriter {
  const pause = options.pause ?? (() => Promise.resolve())
  return {
    name: 'embedded',
    model: 'embedded',
    outline: (request, { signal } = {}) =>
      plan(withWishedLanguage(request), { newId: options.newId, pause, signal }),
    slides: (job, { signal } = {}) => dress(job, { newId: options.newId, pause, signal }),
    most: () => ({ inputTokens: 0, outputTokens: 0 }),
  }
}

async function* plan(request: WriteRequest, flow: Flow): AsyncGenerator<OutlineStep> {
  const source = sourceOf(request)
  const read =
    source === undefined ? planPrompt(request) : await planMaterial(request, source, flow)
  await flow.pause()
  if (!read || flow.signal?.aborted) return
  const { plan: deck, type, language } = read
  const theme = request.theme ?? chooseTheme(`${deck.title} ${request.prompt}`, type)
  const style = { language, theme, isBusiness: type !== 'training' }
  yield { kind: 'head', title: boundedTitle(deck.title), style }
  for (const planned of deck.slides) {
    yield {
      kind: 'entry',
      entry: entryOf(withinLimits(applySettings(planned, request)), flow.newId()),
    }
  }
}

async function* dress(job: SlidesJob, flow: Flow): AsyncGenerator<SlideStep> {
  const { request, outline } = job
  const { language } = outline.style
  const theme = request.theme ?? outline.style.theme
  const frames = framesOf(language)
  const slides = outline.entries.map((entry, place) =>
    applySettings(plannedOf(entry, place, frames), request),
  )
  const dressed = await dressDeck({ title: outline.title, slides }, language)
  for (const index of job.wanted) {
    await flow.pause()
    const slide = dressed[index]
    if (!slide || flow.signal?.aborted) return
    const { planned, layout, picture } = slide
    const dressing = { layout, theme, language, newId: flow.newId, ...(picture && { picture }) }
    yield { kind: 'slide', index, slide: toSlide(planned, dressing) }
  }
}

interface ToldDeck {
  readonly plan: DeckPlan
  readonly type: PresentationType
  readonly language: Language
}

function sourceOf(request: WriteRequest): string | undefined {
  const { source, prompt } = request
  const reading = readingOf(request)
  return reading === 'topic' ? undefined : reading === 'notes' ? prompt : source
}

function planPrompt(request: WriteRequest): ToldDeck {
  const language = request.language ?? promptLanguage(request)
  const { type, ...deck } = planTopicDeck(request, language)
  return { plan: deck, type, language }
}

function promptLanguage({ prompt, likelyLanguage }: WriteRequest): Language {
  return languageOf(prompt, likelyLanguage)
}

interface Flow {
  readonly newId: () => string
  readonly pause: () => Promise<void>
  readonly signal: WriteSignal | undefined
}

/** Plans a deck from a source. The source gives the subject; the prompt gives the audience and the purpose. */
async function planMaterial(
  request: WriteRequest,
  source: string,
  flow: Flow,
): Promise<ToldDeck | undefined> {
  const tree = readDocument(source)
  await flow.pause()
  if (flow.signal?.aborted) return undefined
  const language = tree.isSheet
    ? promptLanguage(request)
    : languageOf(proseOf(tree), promptLanguage(request))
  const type = request.presentationType
  const deck = await planDocument(tree, {
    prompt: request.prompt,
    slideCount: request.slideCount,
    type,
    language,
    frames: framesOf(language),
    detail: request.detail ?? 'balanced',
    title: titleFor(request, tree, language),
    byline: presentedBy(request, language).join(''),
    pause: flow.pause,
  })
  return { plan: deck, type, language }
}

/** Returns the prose of a document for language detection: addresses, tags and code have no language. */
function proseOf({ sections, text }: SourceTree): string {
  const told = sections.flatMap(({ heading = '', blocks }) => [
    heading,
    ...blocks.flatMap((block) =>
      block.kind === 'list'
        ? block.items.map((item) => item.text)
        : 'text' in block && block.kind !== 'verbatim'
          ? block.text
          : [],
    ),
  ])
  return told.join('\n').slice(0, 4_000) || text.slice(0, 4_000)
}

/** Returns the title for a document that has none: the one from the prompt, else its first heading or sentence. */
function titleFor({ prompt, source }: WriteRequest, tree: SourceTree, language: Language): string {
  const isBeside = source !== undefined && source.trim() !== ''
  if (isBeside && !refers.test(prompt)) return readPrompt(prompt).title
  return ownName(tree, language) ?? framesOf(language)?.aboutDocument ?? readPrompt(prompt).title
}

const nameWidth = 100

function ownName({ sections }: SourceTree, language: Language): string | undefined {
  const [first] = sections
  if (first?.heading !== undefined) return cleanHeading(first.heading)
  const block = first?.blocks[0]
  if (block?.kind === 'table') return sheetName(block.header)
  const sentence = block?.kind === 'paragraph' ? firstSentence(block.text, language) : undefined
  const heading = sections.find((section) => section.heading !== undefined)?.heading
  return sentence ?? (heading === undefined ? undefined : cleanHeading(heading))
}

function firstSentence(text: string, language: Language): string | undefined {
  const [sentence = ''] = sentencesOf(text, language)
  const isName = sentence !== '' && widthOf(sentence) <= nameWidth && !/[:：]$/u.test(sentence)
  return isName ? sentence.replace(/[.。]$/u, '') : undefined
}

/** Names a source of rows alone after its columns. */
function sheetName(header: readonly string[]): string | undefined {
  const name = header.filter((cell) => cell !== '').join(' · ')
  return name !== '' && widthOf(name) <= nameWidth ? name : header[0]
}

/** Matches a prompt that refers to its source instead of naming a subject. */
const refers =
  /\b(?:this|these|notes|findings|attached|source|document|guide|text|das|dies\w*|notizen|vorlage|ce|cette|ces|notes|est[eao]s?|notas|quest[oaei]|appunti|documento|documents?)\b/iu
