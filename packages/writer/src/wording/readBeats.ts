/** The words of one beat in one language. */
export interface BeatWords {
  readonly eyebrow: string
  readonly titles: readonly string[]
  readonly points: readonly string[]
  readonly notes: string
  readonly takes: readonly string[]
}

/**
 * Beats written down as text: '# id | eyebrow | stems', then titles behind '=', points behind '-' and notes
 * behind '>', each on a line.
 */
export function readBeats(text: string): ReadonlyMap<string, BeatWords> {
  const beats = text.split(/^# /mu).filter((part) => part.trim() !== '')
  return new Map(
    beats.map((part) => {
      const [head = '', ...lines] = part.trim().split('\n')
      const [id = '', eyebrow = '', stems = ''] = head.split(' | ')
      return [
        id,
        {
          eyebrow,
          titles: behind(lines, '='),
          points: behind(lines, '-'),
          notes: behind(lines, '>').join(' '),
          takes: stems.split(' ').filter(Boolean),
        },
      ]
    }),
  )
}

function behind(lines: readonly string[], mark: string): readonly string[] {
  return lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2).trim()] : []))
}
