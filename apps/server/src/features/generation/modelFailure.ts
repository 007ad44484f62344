import type { FallbackStep, ModelFaultKind } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { GenerationPorts } from './generationPorts.ts'

const reasons: Readonly<Record<ModelFaultKind, string>> = {
  down: 'The writing service cannot be reached right now',
  busy: 'The writing service has too much to do right now',
  slow: 'The writing service took too long',
  refused: 'The writing service does not accept what this server sends',
  unusable: 'The writing service answered with nothing that makes slides',
}

/** The event for a fallback to the embedded writer; the reason is only logged. */
export function fallbackEvent(
  { fault, why }: FallbackStep,
  { writer, warn }: Pick<GenerationPorts, 'writer' | 'warn'>,
) {
  warn(`${writer.model} failed and the embedded writer continues: ${fault}, ${why}`)
  return {
    type: 'fallback',
    writer: 'embedded',
    model: 'embedded',
    message: `${reasons[fault]}, so the built-in writer continues: structure and prompts, no invented facts.`,
  } as const
}

/** The failure for a model that produced no deck; the provider's message is only logged. */
export function modelFailure(kind: ModelFaultKind): Failure {
  switch (kind) {
    case 'down':
      return new Failure(
        'provider_down',
        'The writing service cannot be reached right now. Your words are kept; please try again in a moment.',
        { retryAfter: 30 },
      )
    case 'busy':
      return new Failure(
        'provider_down',
        'The writing service has too much to do right now. Your words are kept; please try again in a minute.',
        { retryAfter: 60 },
      )
    case 'slow':
      return new Failure(
        'provider_timeout',
        'The writing service took too long. Your words are kept; please try again, with fewer slides or less text.',
      )
    case 'refused':
      return new Failure(
        'provider_down',
        'The writing service does not accept what this server sends. Please tell whoever runs it to look at its AI settings.',
      )
    case 'unusable':
      return new Failure('provider_bad_output')
  }
}
