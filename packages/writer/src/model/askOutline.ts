import type { OutlineStep, WriteContext, WriteRequest, WriteSignal } from '../types.ts'
import { readGrowing } from './readGrowing.ts'
import { OutlineReader } from './OutlineReader.ts'
import { outlinePrompt, outlineRules, outlineSchema } from './prompts.ts'
import { type ModelCall, ModelFault, type TextModel } from './textModel.ts'

/** One request, plus two for what an answer left out. */
const questions = 3
const longestAnswer = 60_000

export interface OutlineParts {
  readonly model: TextModel
  readonly newId: () => string
}

/** Returns the output token limit for an outline, including an allowance for reasoning models. */
export function outlineTokens(slideCount: number): number {
  return Math.min(8_000, 1_200 + 260 * slideCount)
}

/**
 * Yields the outline as it arrives. An answer that ends too early is continued with another request; throws if that
 * adds nothing.
 */
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
      // An answer that broke off is continued, unless it gave no entry at all.
      if (!(error instanceof ModelFault) || reader.titles.length === before) throw error
    }
    if (signal?.aborted || reader.isFull) return
  }
  throw new ModelFault('unusable', `The outline ended after ${reader.titles.length} slides`)
}

/** Reads an answer to its end, even when the outline is complete: the provider reports usage only at the end. */
async function* stepsIn(
  answer: AsyncIterable<string>,
  reader: OutlineReader,
  signal: WriteSignal | undefined,
): AsyncGenerator<OutlineStep> {
  reader.beginAnswer()
  for await (const json of readGrowing(answer, longestAnswer)) {
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
