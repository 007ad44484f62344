/** Matches the beginning of a day, a month, a quarter or a year, or a span of months: 'July to September 2026'. */
const dated =
  /^\(?(?:\p{L}{1,4}\.?\s)?(?:\p{Nd}{1,4}[./\s:-]?|\p{L}{3,12}\.?(?:(?:\s\p{L}{1,5}\s|\s?[–-]\s?)\p{L}{3,12}\.?)?\s\p{Nd}{1,4}|Q[1-4]\b|\p{Nd}{1,4}\s?[年月日년월일])/u

/** Whether a name is a point in time. */
export function isDated(name: string): boolean {
  return dated.test(name)
}

/** Makes the time of a log line its lead-in: '05:42 first alarm' becomes '05:42: first alarm'. */
export function ledByTime(text: string): string {
  const [, time = '', rest = ''] = clock.exec(text) ?? []
  return time === '' ? text : `${time}: ${rest}`
}

const clock =
  /^(\p{Nd}{1,2}[:.]\p{Nd}{2}(?:\s?(?:h|Uhr|UTC|[ap]\.?m\.?))?|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})(?:\s*[–—-]\s+|\s+)(?=\p{L})(?!(?:h|Uhr|UTC|[ap]\.?m\.?)\s?:)(.+)$/iu
