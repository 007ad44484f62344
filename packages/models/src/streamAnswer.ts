import type { LanguageModelV3, LanguageModelV3Usage } from '@ai-sdk/provider'
import type { ModelCall, ModelUsage } from '@deckloom/writer'

/** A model that sends nothing for this long will not continue. */
const silenceMs = 30_000

export interface StreamedCall {
  readonly model: LanguageModelV3
  readonly call: ModelCall
  /** Whether the provider is requested to follow the schema. */
  readonly hasForm: boolean
  readonly signals: readonly AbortSignal[]
}

/**
 * Streams the response, and its usage once the provider reports it. Aborts the call when the reader
 * leaves. Calls the providers directly: the SDK's own helpers hold text back until it is valid
 * JSON.
 */
export async function* streamAnswer({
  model,
  call,
  hasForm,
  signals,
}: StreamedCall): AsyncGenerator<string | ModelUsage> {
  const left = new AbortController()
  const silence = new Silence(() => left.abort(new DOMException('Silence', 'TimeoutError')))
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: call.system },
        { role: 'user', content: [{ type: 'text', text: call.prompt }] },
      ],
      maxOutputTokens: call.maxOutputTokens,
      abortSignal: AbortSignal.any([...signals, left.signal]),
      ...(hasForm && {
        responseFormat: { type: 'json', schema: { ...call.schema }, name: call.name },
      }),
    })
    for await (const part of stream) {
      silence.isBroken()
      if (part.type === 'text-delta') yield part.delta
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') yield usageOf(part.usage)
    }
  } finally {
    silence.end()
    left.abort()
  }
}

class Silence {
  readonly #tooLong: () => void
  #timer: NodeJS.Timeout

  constructor(tooLong: () => void) {
    this.#tooLong = tooLong
    this.#timer = setTimeout(tooLong, silenceMs)
  }

  isBroken(): void {
    this.end()
    this.#timer = setTimeout(this.#tooLong, silenceMs)
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

function usageOf({ inputTokens, outputTokens }: LanguageModelV3Usage): ModelUsage {
  return { inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 }
}
