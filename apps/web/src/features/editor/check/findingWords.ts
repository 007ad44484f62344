import type { SlideFinding } from '@deckloom/editor'

/** Says what is wrong; `nameOf` returns how an element is called. */
export function problemOf(finding: SlideFinding, nameOf: (elementId: string) => string): string {
  switch (finding.kind) {
    case 'covered':
      return `Part of it is under ${nameOf(finding.by)}.`
    case 'overlapping':
      return `It lies over ${nameOf(finding.by)}.`
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

/** Only some findings have a repair. */
const repairs: Readonly<Record<SlideFinding['kind'], string | undefined>> = {
  covered: 'Uncover',
  overlapping: 'Move apart',
  small: 'Make it 12 points',
  cut: undefined,
  undescribed: undefined,
}

export function repairLabel({ kind }: SlideFinding): string | undefined {
  return repairs[kind]
}
