import type { ReactNode } from 'react'

export interface PersonRowProps {
  /** Initials, or an icon for those without a name. */
  readonly face: ReactNode
  readonly title: string
  /** Null for people whose address is not shown. */
  readonly text: string | null
  /** Whether they have the deck open now. */
  readonly isHere?: boolean
  /** The role, or its menu. */
  readonly children: ReactNode
}

/** Somebody who can open the deck: a face, two lines, and a role. */
export function PersonRow({ face, title, text, isHere = false, children }: PersonRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-small font-heading text-ink-muted"
      >
        {face}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-label">{title}</p>
        <p className="truncate text-small text-ink-muted">
          {isHere && (
            <span className="font-label text-success">
              <span
                aria-hidden="true"
                className="mr-1.5 inline-block size-2 rounded-full bg-current"
              />
              Here now
            </span>
          )}
          {isHere && text !== null && ' · '}
          {text}
        </p>
      </div>
      <div className="shrink-0 text-ui text-ink-muted">{children}</div>
    </li>
  )
}

/** Up to two letters of a name. */
export function initials(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/u)
  return [first, rest.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
