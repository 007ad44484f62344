/** Canned starting points. They contain no facts: users add their own. */
export const bulletIdeas = [
  ['What has changed', 'Why it matters to you', 'What we ask for next'],
  ['Where we stand today', 'What stands in the way', 'How we get past it'],
  ['What we tried', 'What we learned', 'What we do differently now'],
] as const

export const titleIdeas = [
  'The case in one slide',
  'What we learned',
  'Where we go from here',
  'Three things to remember',
  'Why now',
  'How it works',
] as const

/** Legible pairs, each with a contrast of at least 4.5 to 1. */
export const colorIdeas = [
  { background: '#1F2937', text: '#FFFFFF' },
  { background: '#FFFFFF', text: '#1F2937' },
  { background: '#7C3AED', text: '#FFFFFF' },
  { background: '#1E3A8A', text: '#FFFFFF' },
  { background: '#FEF3C7', text: '#1F2937' },
  { background: '#064E3B', text: '#FFFFFF' },
] as const

/** Returns an idea other than the current one; `random` is from 0 to 1. */
export function anotherIdea<T>(
  ideas: readonly [T, ...T[]],
  isPresent: (idea: T) => boolean,
  random: number,
): T {
  const others = ideas.filter((idea) => !isPresent(idea))
  return others[Math.floor(random * others.length)] ?? ideas[0]
}
