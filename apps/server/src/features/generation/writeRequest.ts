import type { generateBody, WritingSettings } from '@deckloom/contract'
import { deckLanguages } from '@deckloom/deck'
import type { WriteRequest, WriteSettings } from '@deckloom/writer'
import type { z } from 'zod'
import type { Account } from '../../http/sessions/sessions.ts'

/** Author and time of the request, for the cover. */
export interface Asked {
  readonly account: Pick<Account, 'firstName' | 'lastName'>
  readonly now: Date
  /** The header of the request. */
  readonly acceptLanguage?: string | undefined
}

/** The writer's input for a request. */
export function requestOf(
  { source, settings = {}, ...brief }: z.output<typeof generateBody>,
  { account: { firstName, lastName }, now, acceptLanguage }: Asked,
): WriteRequest {
  const presenter = [firstName, lastName].filter((name) => name !== null && name !== '').join(' ')
  const likely = likelyLanguage(acceptLanguage)
  return {
    ...brief,
    ...(likely && { likelyLanguage: likely }),
    ...(source !== undefined && { source }),
    ...settingsOf(settings),
    ...(presenter !== '' && { presenter }),
    date: now.toISOString().slice(0, 10),
  }
}

/** The first language of the browser that the writer speaks. */
function likelyLanguage(header = ''): WriteRequest['likelyLanguage'] {
  const accepted = header.split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return accepted.flatMap((tag) => deckLanguages.find((language) => language === tag) ?? [])[0]
}

/** The chosen settings; absent ones follow from the prompt. */
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
