import type { SlideFinding } from '@deckloom/editor'

/** Says what is wrong; `nameOf` returns how an element is called. */
export function problemOf(finding: SlideFinding, nameOf: (elementId: string) => string): string {
  switch (finding.kind) {
    case 'covered':
      return `Part of it is under ${nameOf(finding.by)}.`
    case 'cut':
      return 'Its end doesn’t fit. Shorten it, or split the slide.'
    case 'small':
      return finding.isShrunk
        ? 'Shrunk below 12 points to fit. Shorten it, or give it more room.'
        : 'Smaller than 12 points.'
    case 'undescribed':
      return 'No description for people who can’t see it.'
  }
}

/** Names the repair of a finding; only some have one. */
export function repairLabel({ kind }: SlideFinding): string {
  return kind === 'covered' ? 'Uncover' : 'Make it 12 points'
}
