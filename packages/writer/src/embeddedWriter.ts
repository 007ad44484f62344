import type { Brief } from './brief/brief.ts'
import { briefInLanguage } from './brief/briefInLanguage.ts'
import { readBrief } from './brief/readBrief.ts'
import { withWishedLanguage } from './language/wishedLanguage.ts'
import type { Language } from './language/languages.ts'
import { splitSentences } from './language/splitSentences.ts'
import { shorten, tidy } from './language/words.ts'
import { type ChosenNarrative, chooseNarrative } from './plan/chooseNarrative.ts'
import { chooseTheme } from './plan/chooseTheme.ts'
import { dressDeck } from './plan/dressDeck.ts'
import { entryOf, plannedOf, suited } from './plan/plannedOf.ts'
import type { DeckPlan } from './plan/plannedSlide.ts'
import { planTopic } from './plan/planTopic.ts'
import { toSlide } from './plan/toSlide.ts'
import { isDocument } from './source/isDocument.ts'
import { planSource } from './source/planSource.ts'
import { assemble, type ReadBlocks, readPiece, splitSource } from './source/readSource.ts'
import { tellsVenture } from './source/tellsVenture.ts'
import type { SourceDocument } from './source/sourceDocument.ts'
import {
  phrasesFor,
  storyLanguages,
  type ToldLanguage,
  toldLanguageOf,
} from './wording/wordings.ts'
import type {
  DeckWriter,
  OutlineStep,
  SlidesJob,
  SlideStep,
  WriteRequest,
  WriteSignal,
} from './types.ts'

export interface EmbeddedWriterOptions {
  /** Returns a fresh id at each call. */
  readonly newId: () => string
  /** Lets other work run between steps; without it long sources are read in one go. */
  readonly pause?: () => Promise<void>
}

/**
 * The writer that needs no key and no network. The same request gives the same deck, ids aside. It states
 * nothing that the prompt or its source does not state: what it cannot know it asks for on the slide.
 */
export function embeddedWriter(options: EmbeddedWriterOptions): DeckWriter {
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
    source === undefined ? planPrompt(request) : await planDocument(request, source, flow)
  await flow.pause()
  if (!read || flow.signal?.aborted) return
  const { plan: deck, chosen, language } = read
  const theme = request.theme ?? chooseTheme(`${deck.title} ${request.prompt}`, chosen.type)
  const style = { language, theme, isBusiness: chosen.type !== 'training' }
  yield { kind: 'head', title: deck.title, style }
  for (const planned of deck.slides) {
    yield { kind: 'entry', entry: entryOf(suited(planned, request), flow.newId()) }
  }
}

async function* dress(job: SlidesJob, flow: Flow): AsyncGenerator<SlideStep> {
  const { request, outline } = job
  const { language, isBusiness } = outline.style
  const theme = request.theme ?? outline.style.theme
  const phrases = phrasesFor(language)
  const slides = outline.entries.map((entry, place) =>
    suited(plannedOf(entry, place, phrases), request),
  )
  const dressed = dressDeck(
    { title: outline.title, slides },
    { topic: outline.title, theme, isBusiness },
  )
  for (const index of job.wanted) {
    await flow.pause()
    const slide = dressed[index]
    if (!slide || flow.signal?.aborted) return
    const { planned, layout, picture } = slide
    const dressing = { layout, theme, language, newId: flow.newId, ...(picture && { picture }) }
    yield { kind: 'slide', index, slide: toSlide(planned, dressing) }
  }
}

/** What was chosen beside the words goes before what they let suppose. */
function told(request: WriteRequest, brief: Brief): Brief {
  const audience = tidy(request.audience ?? '')
  return {
    ...brief,
    ...(audience !== '' && { audience: { text: audience, many: audience.endsWith('s') } }),
    ...(request.tone && { tone: request.tone }),
  }
}

interface ToldDeck {
  readonly plan: DeckPlan
  readonly chosen: ChosenNarrative
  readonly language: Language
}

function sourceOf(request: WriteRequest): string | undefined {
  if (request.source !== undefined && request.source.trim() !== '') return request.source
  return isDocument(request.prompt) ? request.prompt : undefined
}

function planPrompt(request: WriteRequest): ToldDeck {
  const { prompt, presentationType: type } = request
  const language = storyLanguages.find((own) => own === request.language)
  const brief = told(
    request,
    language === undefined ? readBrief(prompt, type) : briefInLanguage(prompt, type, language),
  )
  const chosen = chooseNarrative(brief, type)
  return {
    plan: planTopic(brief, chosen, request.slideCount),
    chosen,
    language: brief.language,
  }
}

interface Flow {
  readonly newId: () => string
  readonly pause: () => Promise<void>
  readonly signal: WriteSignal | undefined
}

/** Reads the material piece by piece, so that a long one never holds up other work; nothing when aborted. */
async function planDocument(
  request: WriteRequest,
  source: string,
  flow: Flow,
): Promise<ToldDeck | undefined> {
  const blocks: ReadBlocks = []
  for (const piece of splitSource(source)) {
    readPiece(piece, blocks)
    await flow.pause()
    if (flow.signal?.aborted) return undefined
  }
  const document = assemble(blocks)
  const language = toldLanguageOf(source.slice(0, 4_000))
  const about = named(sourceBrief(request, document, language), document, source)
  const brief = told(request, about)
  const kind = brief.kind ?? request.presentationType
  const isVenture = brief.isVenture || (!brief.isProposal && tellsVenture(document))
  const chosen = chooseNarrative({ ...brief, kind, isVenture }, request.presentationType)
  const given = {
    brief,
    chosen,
    slideCount: request.slideCount,
    sentencesOf: splitSentences,
    pause: flow.pause,
  }
  return { plan: await planSource(document, given), chosen, language }
}

/** A deck from a source is about what the source is about; the prompt says for whom and what for. */
function sourceBrief(
  request: WriteRequest,
  document: SourceDocument,
  language: ToldLanguage,
): Brief {
  const type = request.presentationType
  const title = titleOf(document)
  const isBeside = request.source !== undefined && request.source.trim() !== ''
  const wish = isBeside ? readBrief(request.prompt, type) : undefined
  const speaks = wish?.language === language
  if (wish && speaks && title === undefined && !refers.test(request.prompt)) return wish
  const brief = readBrief(title ?? firstWords(document, language), type, language)
  return wish ? meant(brief, wish, speaks) : brief
}

/** A wish in another language than its material would put foreign words into the deck's sentences. */
function meant(brief: Brief, wish: Brief, speaks: boolean): Brief {
  return {
    ...brief,
    ...(speaks && wish.audience && { audience: wish.audience }),
    ...(wish.kind && { kind: wish.kind }),
    tone: wish.tone,
    isVenture: brief.isVenture || wish.isVenture,
    isProposal: brief.isProposal || wish.isProposal,
    text: `${wish.text} ${brief.text}`,
  }
}

/** 'Recell: batteries from batteries' is about Recell, where the material calls it that and never 'recell'. */
function named(brief: Brief, document: SourceDocument, source: string): Brief {
  const name = titleOf(document)
  const isHead =
    name !== undefined && document.title !== name && /^(?:\p{Lu}\S*\s?){1,3}$/u.test(name)
  const isUsed = isHead && source.split(name).length > 2 && !source.includes(name.toLowerCase())
  if (!isUsed) return brief
  const called = { text: name, many: false }
  const subject = { general: called, short: called, name, isActivity: false, isPhrase: true }
  return { ...brief, subject }
}

function titleOf(document: SourceDocument): string | undefined {
  return document.title?.split(/(?::|\s[–—-])\s/u)[0] ?? document.sections[0]?.heading
}

/** A wish that points at its material instead of naming a subject. */
const refers =
  /\b(?:this|these|notes|findings|attached|source|document|guide|text|das|dies\w*|notizen|vorlage|ce|cette|ces|notes|est[eao]s?|notas|quest[oaei]|appunti|documento|documents?)\b/iu

/** Material without a heading is named by its first sentence. */
function firstWords(document: SourceDocument, language: Language): string {
  const block = document.sections[0]?.blocks[0]
  return block?.kind === 'paragraph'
    ? shorten(splitSentences(block.text)[0] ?? '', 60)
    : phrasesFor(language).source.untitled
}
