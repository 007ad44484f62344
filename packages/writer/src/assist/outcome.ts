import type { Slide } from '@deckloom/deck'
import type { AssistOutcome } from './types.ts'

export function oneVersion(label: string, slide: Slide): AssistOutcome {
  return { kind: 'versions', versions: [{ label, slide }] }
}

export function reportNothing(reason: string): AssistOutcome {
  return { kind: 'nothing', reason }
}
