import type { Beat, Chapter } from '../narratives/narrative.ts'
import { capitalise, decapitalise } from '../language/letterCase.ts'
import { wordsIn } from '../language/words.ts'

export interface PlacedBeat {
  readonly beat: Beat
  readonly chapter: number
  /** Place in the story. */
  readonly order: number
}

const asked = 0
const prompts: readonly (readonly string[])[] = [
  [
    'The point: what should listeners keep of it?',
    'The evidence: one example, figure or quotation',
    'The consequence: what follows from it?',
  ],
  [
    'Today: how does it look at the moment?',
    'Tomorrow: what should be different?',
    'The way: the first step, and who takes it',
  ],
  [
    'Why it is here: the question that it answers',
    'What matters most: two or three facts with sources',
    'What is open: the point that needs a decision',
  ],
  [
    'In one sentence: say it to somebody new',
    'In one example: a case that everybody can picture',
    'In one figure: [figure], from [source]',
  ],
]

/**
 * The beats of a narrative with the parts that the prompt names put first: a beat that speaks of the part is
 * told under its name, and a part that no beat knows becomes a beat of its own.
 */
export function sectionBeats(
  chapters: readonly Chapter[],
  sections: readonly string[],
): readonly PlacedBeat[] {
  const beats: PlacedBeat[] = chapters.flatMap((chapter, index) =>
    chapter.beats.map((beat, place) => ({ beat, chapter: index, order: index * 100 + place })),
  )
  const taken = new Set<string>()
  sections.forEach((section, index) => {
    const found = beats
      .filter(({ beat }) => !taken.has(beat.id))
      .map((placed) => ({ placed, score: matchOf(placed.beat, section) }))
      .toSorted((a, b) => b.score - a.score)[0]
    if (found && found.score >= 2) {
      taken.add(found.placed.beat.id)
      const place = beats.indexOf(found.placed)
      beats[place] = {
        ...found.placed,
        beat: {
          ...found.placed.beat,
          rank: asked,
          eyebrow: eyebrowOf(section, found.placed.beat.eyebrow),
        },
      }
    } else {
      const chapter = Math.min(
        chapters.length - 1,
        Math.floor((index / sections.length) * chapters.length),
      )
      beats.push({ beat: ownBeat(section, index), chapter, order: chapter * 100 + 50 + index })
    }
  })
  return beats.toSorted((a, b) => a.order - b.order)
}

function matchOf(beat: Beat, section: string): number {
  const words = wordsIn(section)
  const own = wordsIn(beat.eyebrow).filter((word) => word.length > 3 && word !== 'first')
  const byName = words.filter((word) => own.includes(word) || own.includes(`${word}s`)).length
  const byStem = beat.takes.filter((stem) =>
    words.some((word) => word.startsWith(stem) && stem.length > 2),
  ).length
  // A long part ('evacuation routes at night') speaks of more than one shared stem can say.
  return byName * 2 + byStem * (words.length <= 2 ? 2 : 1)
}

function eyebrowOf(section: string, fallback: string): string {
  return wordsIn(section).length <= 3 ? capitalise(section) : fallback
}

function ownBeat(section: string, index: number): Beat {
  const inside = decapitalise(section)
  const titles: readonly (readonly string[])[] = [
    [`What matters most about ${inside}`, section],
    [`Why ${inside} belongs in this picture`, section],
    [`A closer look at ${inside}`, section],
    [`${section}: what to know and what to decide`, section],
  ]
  return {
    id: `section-${index}`,
    rank: asked,
    eyebrow: eyebrowOf(section, 'In detail'),
    form: 'list',
    titles: /^(?:how|what|why|who|when|where)\b/iu.test(section)
      ? [section]
      : (titles[index % titles.length] ?? [section]),
    points: prompts[index % prompts.length] ?? [],
    notes: `This part was asked for by name: ${section}. Replace the three prompts with your own sentences, one thought each.`,
    picture: section,
    takes: wordsIn(section).filter((word) => word.length > 3),
  }
}
