import type { WriteRequest } from '../types.ts'
import { isMaterial } from './isMaterial.ts'

/** What a deck is written from: a source beside the prompt, a prompt that is notes itself, or a topic alone. */
export function readingOf({
  source = '',
  prompt,
}: Pick<WriteRequest, 'source' | 'prompt'>): 'source' | 'notes' | 'topic' {
  if (source.trim() !== '') return 'source'
  return isMaterial(prompt) ? 'notes' : 'topic'
}
