import { framesOf } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import type { WriteRequest } from '../types.ts'

const rightToLeft = '\u200F'

/** Returns a line with the presenter and the date, as far as they are known. */
export function presentedBy(
  { presenter = '', date = '' }: Pick<WriteRequest, 'presenter' | 'date'>,
  language: Language,
): readonly string[] {
  const day = dayIn(date, language)
  const name = presenter.trim()
  if (name === '') return day === '' ? [] : [day]
  // After a Latin name, an Arabic date would also be rendered left to right.
  if (day !== '') return [`${name}${language === 'ar' ? rightToLeft : ''} · ${day}`]
  return [framesOf(language)?.cover.presentedBy.replace('{name}', () => name) ?? name]
}

function dayIn(date: string, language: Language): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time) || language === 'other') return Number.isNaN(time) ? '' : date
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
