import type { WriteRequest } from '../types.ts'
import { isMaterial } from './isMaterial.ts'

/** Returns what a deck is written from: a source beside the prompt, a prompt that is itself notes, or only a topic. */
export function readingOf({
  source = '',
  prompt,
}: Pick<WriteRequest, 'source' | 'prompt'>): 'source' | 'notes' | 'topic' {
  if (source.trim() !== '') return 'source'
  return isMaterial(prompt) ? 'notes' : 'topic'
}
