import { z } from 'zod'

const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
type ModelProvider = (typeof modelProviders)[number]

export interface ModelConfig {
  readonly provider: ModelProvider
  /** The provider's id of the model. */
  readonly model: string
  /** Undefined for APIs without a key, such as a local Ollama, vLLM or LM Studio. */
  readonly apiKey: string | undefined
  /** Undefined for the provider's own. */
  readonly baseUrl: string | undefined
  /** From the request to the end of the response. */
  readonly timeLimitMs: number
  readonly prices: TokenPrices
}

/** US dollars per million tokens; 0 if unknown. */
export interface TokenPrices {
  readonly input: number
  readonly output: number
}

/** Environment variables of a model. */
export const modelVariables = z.object({
  AI_PROVIDER: z.enum(modelProviders).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(5).max(240).default(60),
  AI_INPUT_USD_PER_MTOK: z.coerce.number().min(0).max(1_000).default(0),
  AI_OUTPUT_USD_PER_MTOK: z.coerce.number().min(0).max(1_000).default(0),
})

type ModelVariables = z.infer<typeof modelVariables>

/** Returns the model; undefined if none is configured, or a sentence if a part is missing. */
export function modelConfigOf(values: ModelVariables): ModelConfig | undefined | string {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey } = values
  const { AI_BASE_URL: baseUrl } = values
  if (provider === undefined) {
    const given = apiKey ?? model ?? baseUrl
    return given === undefined ? undefined : `AI_PROVIDER: is one of ${modelProviders.join(', ')}`
  }
  if (model === undefined) return `AI_MODEL: ${provider} needs the name of a model`
  if (provider === 'openai-compatible' && baseUrl === undefined) {
    return 'AI_BASE_URL: openai-compatible needs it, such as http://localhost:11434/v1'
  }
  if (provider !== 'openai-compatible' && apiKey === undefined) {
    return `AI_API_KEY: ${provider} needs it`
  }
  return {
    provider,
    model,
    apiKey,
    baseUrl,
    timeLimitMs: values.AI_TIMEOUT_SECONDS * 1_000,
    prices: { input: values.AI_INPUT_USD_PER_MTOK, output: values.AI_OUTPUT_USD_PER_MTOK },
  }
}
