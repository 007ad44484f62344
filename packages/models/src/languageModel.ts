import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3 } from '@ai-sdk/provider'
import { createGuardedFetch } from './createGuardedFetch.ts'
import type { ModelConfig } from './modelConfig.ts'

/** A reachable host takes far less time; an unreachable one would keep users waiting. */
const connectMs = 3_000

/** Creates the model for the AI SDK. */
export function languageModel({ provider, model, apiKey, baseUrl }: ModelConfig): LanguageModelV3 {
  const options = {
    fetch: createGuardedFetch(connectMs),
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl.replace(/\/$/u, '') }),
  }
  switch (provider) {
    case 'openai':
      return createOpenAI(options).chat(model)
    case 'anthropic':
      return createAnthropic(options)(model)
    case 'google':
      return createGoogleGenerativeAI(options)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...options,
        name: 'model',
        baseURL: options.baseURL ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model)
  }
}
