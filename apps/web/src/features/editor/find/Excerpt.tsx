import type { Found } from '@deckloom/editor'

/** Characters of context on either side. */
const around = 40

const kinds = { words: '', cell: ', table', shape: ', shape', notes: ', notes' } as const

/** The match with its context, because notes are not on the slide. */
export function Excerpt({ found, number }: { readonly found: Found; readonly number: number }) {
  const { text, from, to, place } = found
  const start = Math.max(0, from - around)
  return (
    <p className="text-small text-ink-muted wrap-break-word">
      <span className="text-ink-subtle">
        Slide {number}
        {kinds[place.kind]}:{' '}
      </span>
      {start > 0 && '…'}
      {text.slice(start, from)}
      <mark className="rounded-[2px] bg-primary-soft px-0.5 text-ink">{text.slice(from, to)}</mark>
      {text.slice(to, to + around)}
      {to + around < text.length && '…'}
    </p>
  )
}
