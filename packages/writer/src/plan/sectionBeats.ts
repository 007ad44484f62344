import type { Beat, Chapter } from '../narratives/narrative.ts'
import { fill } from '../language/fill.ts'
import { capitalise, insideSentence } from '../language/letterCase.ts'
import { wordsIn } from '../language/words.ts'
import type { Phrases } from '../wording/phrases.ts'

export interface PlacedBeat {
  readonly beat: Beat
  readonly chapter: number
  /** Place in the story. */
  readonly order: number
  /** The part that the prompt asks for, when it asks for this one. */
  readonly section?: string
}

const asked = 0

/**
 * The beats of a narrative with the parts that the prompt names, in the order that it names them: a beat that speaks of
 * the part is told under its name, and a part that no beat knows becomes a beat of its own.
 */
export function sectionBeats(
  chapters: readonly Chapter[],
  sections: readonly string[],
  phrases: Phrases,
): readonly PlacedBeat[] {
  const beats: PlacedBeat[] = chapters.flatMap((chapter, index) =>
    chapter.beats.map((beat, place) => ({ beat, chapter: index, order: index * 100 + place })),
  )
  const taken = new Set<string>()
  sections.forEach((section, index) => {
    const chapter = Math.floor((index / sections.length) * chapters.length)
    const place = { chapter, order: chapter * 100 + 50 + index, section }
    const found = beats
      .filter(({ beat }) => !taken.has(beat.id))
      .map((placed) => ({ placed, score: matchOf(placed.beat, section) }))
      .toSorted((a, b) => b.score - a.score)[0]
    if (found && found.score >= 2) {
      taken.add(found.placed.beat.id)
      beats[beats.indexOf(found.placed)] = {
        ...place,
        beat: {
          ...found.placed.beat,
          rank: asked,
          eyebrow: eyebrowOf(section, found.placed.beat.eyebrow),
        },
      }
    } else {
      beats.push({ ...place, beat: ownBeat(section, index, phrases) })
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

function ownBeat(section: string, index: number, { section: words, language }: Phrases): Beat {
  const title = words.titles[index % words.titles.length] ?? '{}'
  const named = fill(title, title.startsWith('{}') ? section : insideSentence(section, language))
  return {
    id: `section-${index}`,
    rank: asked,
    eyebrow: eyebrowOf(section, words.eyebrow),
    form: 'list',
    titles: /^(?:how|what|why|who|when|where)\b/iu.test(section) ? [section] : [named, section],
    points: words.prompts[index % words.prompts.length] ?? [],
    notes: fill(words.notes, section),
    picture: section,
    takes: wordsIn(section).filter((word) => word.length > 3),
  }
}
