import { toldLanguageOf } from '../wording/wordings.ts'
import type { StoryLanguage } from '../wording/wordings.ts'
import { capitalise } from '../language/letterCase.ts'
import type { PresentationType } from '../types.ts'
import type { Brief } from './brief.ts'
import { foreignBrief, subjectOf } from './foreignBrief.ts'
import { readBrief } from './readBrief.ts'

/**
 * A prompt whose deck speaks another language than it does. Its own words stay as they are where they name
 * something; its listeners are left out, because their name would stand in sentences of the other language.
 */
export function briefInLanguage(
  prompt: string,
  type: PresentationType,
  language: StoryLanguage,
): Brief {
  const own = toldLanguageOf(prompt)
  if (own === language) return readBrief(prompt, type)
  const {
    audience: _foreign,
    customers: _others,
    ...brief
  } = own === 'en' ? readBrief(prompt, type) : foreignBrief(prompt, own)
  const title = capitalise(brief.title.replace(/^(?:an?|the|our|my)\s/iu, ''))
  const subject = subjectOf(title, language)
  // An English sentence needs to know whether its subject is one or many, which a foreign name does not tell.
  const isPhrase = language !== 'en' && subject.isPhrase
  return { ...brief, language, title, subject: { ...subject, isPhrase } }
}
