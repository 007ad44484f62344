import type { LayoutTemplate, Slide } from '@deckloom/deck'
import { framesOf } from '../frames/frames.ts'
import { withWishedLanguage } from '../language/wishedLanguage.ts'
import { chooseVisuals, type Picture } from '../plan/chooseVisuals.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { plannedOf, applySettings } from '../plan/plannedOf.ts'
import { presentedBy } from '../plan/presentedBy.ts'
import { withoutPictures } from '../plan/withoutPictures.ts'
import { needsPicture, toSlide } from '../plan/toSlide.ts'
import { nextLayout } from '../plan/varyLayouts.ts'
import type {
  DeckWriter,
  ModelFaultKind,
  ModelUsage,
  SlidesJob,
  SlideStep,
  WriteContext,
  WriteRequest,
} from '../types.ts'
import { askOutline, outlineTokens } from './askOutline.ts'
import { askSlide, slideTokens } from './askSlide.ts'
import { inParallel } from './inParallel.ts'
import { mostTokens } from './mostTokens.ts'
import type { TextModel } from './textModel.ts'

export interface ModelWriterOptions {
  readonly model: TextModel
  /** Returns a new ID on each call. */
  readonly newId: () => string
  /** Number of slides of a deck that are written concurrently. */
  readonly atOnce?: number
}

/**
 * Creates the writer that asks a language model, once for the outline and once for each slide. Answers are untrusted
 * input: they are read as text, cleaned, cut to the limits and laid out by us.
 */
export function createModelWriter({ model, newId, atOnce = 4 }: ModelWriterOptions): DeckWriter {
  return {
    name: 'model',
    model: model.id,
    outline: (request, context = {}) =>
      askOutline({ model, newId }, withWishedLanguage(request), context),
    slides: (job, context = {}) =>
      writeSlides(
        { model, newId, atOnce },
        { ...job, request: withWishedLanguage(job.request) },
        context,
      ),
    most,
  }
}

const rulesTokens = 900
const questionTokens = 2_600

function most({ prompt, source = '', slideCount }: WriteRequest): ModelUsage {
  const given = mostTokens(prompt.length + source.length)
  return {
    inputTokens: given + rulesTokens + slideCount * (rulesTokens + questionTokens),
    outputTokens: outlineTokens(slideCount) + slideCount * slideTokens,
  }
}

type Parts = Required<ModelWriterOptions>

async function* writeSlides(
  parts: Parts,
  job: SlidesJob,
  context: WriteContext,
): AsyncGenerator<SlideStep> {
  const { request, outline } = job
  const pictures = await picturesFor(job)
  const layouts = (job.written ?? []).map((slide) => slide?.layout_template)
  const written = inParallel(job.wanted, parts.atOnce, async (index) => ({
    index,
    planned: await planSlide(parts.model, { job, index }, context),
  }))
  for await (const { index, planned } of written) {
    if (context.signal?.aborted || planned === undefined) return
    if (typeof planned === 'string') {
      yield { kind: 'failed', index, fault: planned }
      continue
    }
    const picture = pictures[index]
    const wished = applySettings(planned, request)
    const fitting = picture ? wished : withoutPictures(wished)
    const layout = nextLayout(layouts.slice(0, index).filter(isLayout), fitting)
    layouts[index] = layout
    const { language, theme } = outline.style
    const dressing = { layout, language, theme: request.theme ?? theme, newId: parts.newId }
    const slide: Slide = toSlide(fitting, {
      ...dressing,
      ...(picture && needsPicture(layout) && { picture }),
    })
    yield { kind: 'slide', index, slide }
  }
}

function isLayout(layout: LayoutTemplate | undefined): layout is LayoutTemplate {
  return layout !== undefined
}

/**
 * Chooses the pictures for all slides up front, so that slides written independently do not share one. The model
 * describes pictures in English.
 */
async function picturesFor({ outline }: SlidesJob): Promise<readonly (Picture | undefined)[]> {
  const wishes = outline.entries.map(({ title, draft }) => ({
    title,
    description: draft?.picture ?? title,
    isChosen: draft !== undefined,
  }))
  return await chooseVisuals(wishes, { language: outline.style.language, describedIn: 'en' })
}

interface Place {
  readonly job: SlidesJob
  readonly index: number
}

/** Plans a slide. Frames come from the outline; all other slides are requested from the model. */
async function planSlide(
  model: TextModel,
  { job, index }: Place,
  context: WriteContext,
): Promise<PlannedSlide | ModelFaultKind | undefined> {
  if (context.signal?.aborted) return undefined
  const entry = job.outline.entries[index]
  if (!entry) return 'unusable'
  const frames = framesOf(job.outline.style.language)
  const role = entry.draft?.role ?? 'content'
  if (role === 'content' || role === 'closing') {
    return await askSlide({ model, job, index, entry }, context)
  }
  const planned = plannedOf(entry, index, frames)
  const notes = frames?.[role].note ?? ''
  return role === 'cover' ? { ...coverOf(planned, job), notes } : { ...planned, notes }
}

function coverOf(planned: PlannedSlide, { request, outline }: SlidesJob): PlannedSlide {
  const points = [...planned.points.slice(0, 1), ...presentedBy(request, outline.style.language)]
  return { ...planned, points }
}
