import { readBrief } from './brief/readBrief.ts'
import { isEnglish } from './language/isEnglish.ts'
import { splitSentences } from './language/splitSentences.ts'
import { shorten } from './language/words.ts'
import { type ChosenNarrative, chooseNarrative } from './plan/chooseNarrative.ts'
import { chooseTheme } from './plan/chooseTheme.ts'
import { dressDeck } from './plan/dressDeck.ts'
import type { DeckPlan } from './plan/plannedSlide.ts'
import { planTopic } from './plan/planTopic.ts'
import { toSlide } from './plan/toSlide.ts'
import { loadEnglish } from './source/english.ts'
import { isDocument } from './source/isDocument.ts'
import { planSource } from './source/planSource.ts'
import { assemble, readPiece, splitSource } from './source/readSource.ts'
import type { SourceDocument, SourceSection } from './source/sourceDocument.ts'
import type { DeckWriter, WriteRequest, WriterStep, WriteSignal } from './types.ts'

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
  return {
    name: 'embedded',
    async *write(request: WriteRequest, signal?: WriteSignal): AsyncGenerator<WriterStep> {
      const pause = options.pause ?? (() => Promise.resolve())
      const source = sourceOf(request)
      const told =
        source === undefined
          ? planPrompt(request)
          : await planDocument(request, source, { pause, signal })
      await pause()
      if (!told || signal?.aborted) return
      const { plan, chosen } = told
      const theme = chooseTheme(`${plan.title} ${request.prompt}`, chosen.type)
      const slides = dressDeck(plan, {
        topic: plan.title,
        theme,
        isBusiness: chosen.type !== 'training',
      })
      yield {
        kind: 'outline',
        title: plan.title,
        titles: slides.map(({ planned }) => planned.title),
      }
      for (const [index, { planned, layout, picture }] of slides.entries()) {
        await pause()
        if (signal?.aborted) return
        yield {
          kind: 'slide',
          index,
          slide: toSlide(planned, {
            layout,
            theme,
            newId: options.newId,
            ...(picture && { picture }),
          }),
        }
      }
    },
  }
}

interface ToldDeck {
  readonly plan: DeckPlan
  readonly chosen: ChosenNarrative
}

function sourceOf(request: WriteRequest): string | undefined {
  if (request.source !== undefined && request.source.trim() !== '') return request.source
  return isDocument(request.prompt) ? request.prompt : undefined
}

function planPrompt(request: WriteRequest): ToldDeck {
  const brief = readBrief(request.prompt, request.presentationType)
  const chosen = chooseNarrative(brief, request.presentationType)
  return { plan: planTopic(brief, chosen, request.slideCount), chosen }
}

interface Flow {
  readonly pause: () => Promise<void>
  readonly signal: WriteSignal | undefined
}

/** Reads the material piece by piece, so that a long one never holds up other work; nothing when aborted. */
async function planDocument(
  request: WriteRequest,
  source: string,
  flow: Flow,
): Promise<ToldDeck | undefined> {
  const sections: SourceSection[] = []
  for (const piece of splitSource(source)) {
    sections.push(...readPiece(piece))
    await flow.pause()
    if (flow.signal?.aborted) return undefined
  }
  const document = assemble(sections)
  const brief = readBrief(wishFor(request, document), request.presentationType)
  const kind = brief.kind ?? request.presentationType
  const chosen = chooseNarrative({ ...brief, kind }, request.presentationType)
  const sentencesOf = isEnglish(source.slice(0, 4_000)) ? await loadEnglish() : splitSentences
  const given = { brief, chosen, slideCount: request.slideCount, sentencesOf, pause: flow.pause }
  return { plan: await planSource(document, given), chosen }
}

/** Beside a source the prompt is the wish; a prompt that is the source is named by its title or first words. */
function wishFor(request: WriteRequest, document: SourceDocument): string {
  if (request.source !== undefined && request.source.trim() !== '') return request.prompt
  const title = document.title?.split(/[:–—]\s/u)[0] ?? document.sections[0]?.heading
  return title ?? firstWords(document)
}

/** Material without a heading is named by its first sentence. */
function firstWords(document: SourceDocument): string {
  const block = document.sections[0]?.blocks[0]
  return block?.kind === 'paragraph'
    ? shorten(splitSentences(block.text)[0] ?? '', 60)
    : 'Our notes'
}
