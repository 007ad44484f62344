import type { generateBody, WritingSettings } from '@deckloom/contract'
import type { WriteRequest, WriteSettings } from '@deckloom/writer'
import type { z } from 'zod'
import type { Account } from '../../http/sessions.ts'

/** Who asks, and when: what a cover says beside the words. */
export interface Asked {
  readonly account: Pick<Account, 'firstName' | 'lastName'>
  readonly now: Date
}

/** What the writer is asked for. */
export function requestOf(
  { source, settings = {}, ...brief }: z.output<typeof generateBody>,
  { account: { firstName, lastName }, now }: Asked,
): WriteRequest {
  const presenter = [firstName, lastName].filter((name) => name !== null && name !== '').join(' ')
  return {
    ...brief,
    ...(source !== undefined && { source }),
    ...settingsOf(settings),
    ...(presenter !== '' && { presenter }),
    date: now.toISOString().slice(0, 10),
  }
}

/** The settings that are made; what is absent follows from the prompt. */
export function settingsOf(settings: WritingSettings): WriteSettings {
  const { tone, audience, language, detail, theme, visuals } = settings
  return {
    ...(tone && { tone }),
    ...(audience !== undefined && audience !== '' && { audience }),
    ...(language && { language }),
    ...(detail && { detail }),
    ...(theme && { theme }),
    ...(visuals && { visuals }),
  }
}
