import type { ModelCall, ModelContext, TextModel } from '../model/textModel.ts'

/** Returns a test model that answers each request with the result of `play`, in pieces. */
export function playedModel(play: (call: ModelCall) => string): TextModel & {
  /** The requests so far. */
  readonly calls: readonly ModelCall[]
} {
  const calls: ModelCall[] = []
  return {
    id: 'played',
    calls,
    async *ask(call: ModelCall, { signal, used }: ModelContext) {
      calls.push(call)
      const text = play(call)
      for (let at = 0; at < text.length; at += 97) {
        if (signal?.aborted) break
        yield text.slice(at, at + 97)
        await Promise.resolve()
      }
      used({ inputTokens: 100, outputTokens: 10 })
    },
  }
}
