import type { OutlineStep, WriteContext, WriteRequest, WriteSignal } from '../types.ts'
import { growing } from './growing.ts'
import { OutlineReader } from './OutlineReader.ts'
import { outlinePrompt, outlineRules, outlineSchema } from './prompts.ts'
import { type ModelCall, ModelFault, type TextModel } from './textModel.ts'

/** One question, and two for what an answer left out. */
const questions = 3
const longestAnswer = 60_000

export interface OutlineParts {
  readonly model: TextModel
  readonly newId: () => string
}

/** Output tokens that an outline may take: a thinking model spends some on its thoughts. */
export function outlineTokens(slideCount: number): number {
  return Math.min(8_000, 1_200 + 260 * slideCount)
}

/** The outline as it grows. An answer that ends too early is asked for the rest; throws where that gives nothing. */
export async function* askOutline(
  { model, newId }: OutlineParts,
  request: WriteRequest,
  { signal, used = () => {} }: WriteContext,
): AsyncGenerator<OutlineStep> {
  const reader = new OutlineReader(request, newId)
  for (let question = 0; question < questions; question += 1) {
    const before = reader.titles.length
    const answer = model.ask(callFor(request, reader.titles), { signal, used })
    try {
      yield* stepsIn(answer, reader, signal)
    } catch (error) {
      // An answer that broke off is asked for its rest, one that gave nothing is not.
      if (!(error instanceof ModelFault) || reader.titles.length === before) throw error
    }
    if (signal?.aborted || reader.isFull) return
  }
  throw new ModelFault('unusable', `The outline ended after ${reader.titles.length} slides`)
}

/** Reads an answer to its end, also when it has said enough: only then the provider tells what it used. */
async function* stepsIn(
  answer: AsyncIterable<string>,
  reader: OutlineReader,
  signal: WriteSignal | undefined,
): AsyncGenerator<OutlineStep> {
  reader.beginAnswer()
  for await (const json of growing(answer, longestAnswer)) {
    if (signal?.aborted) return
    yield* reader.read(json)
  }
}

function callFor(request: WriteRequest, titles: readonly string[]): ModelCall {
  return {
    name: 'outline',
    system: outlineRules,
    prompt: outlinePrompt(request, titles),
    schema: outlineSchema,
    maxOutputTokens: outlineTokens(request.slideCount),
  }
}
