import { joinWords } from '../language/joinWords.ts'
import { insideSentence } from '../language/letterCase.ts'
import type { StoryLanguage } from '../wording/wordings.ts'
import type { StoryFamily } from '../wording/phrases.ts'
import { phrasesFor, wordings } from '../wording/wordings.ts'
import { type Arc, type ArcId, arcOf, beatRefs } from './arcs.ts'
import { explainer } from './explainer/explainer.ts'
import { marketing } from './marketing/marketing.ts'
import type { Beat, Chapter, Narrative } from './narrative.ts'
import { proposal } from './proposal/proposal.ts'
import { report } from './report/report.ts'
import { training } from './training/training.ts'
import { venture } from './venture/venture.ts'

/** The narratives that English has in full. */
const own: Readonly<Record<StoryFamily, Narrative>> = {
  venture,
  proposal,
  report,
  marketing,
  training,
  explainer,
}
/** Where the names of chapters stand in the order of their narrative. */
const places: ReadonlyMap<string, readonly string[]> = new Map([
  ['venture', ['need', 'answer', 'business', 'plan']],
  ['proposal', ['situation', 'change', 'effect', 'choice']],
  ['report', ['scope', 'findings', 'reasons', 'next']],
  ['marketing', ['audience', 'message', 'reach', 'execution']],
  ['training', ['start', 'learn', 'practise', 'apply']],
  ['explainer', ['opening', 'inside', 'views', 'meaning']],
])
const englishBeats: ReadonlyMap<string, Beat> = new Map(
  Object.entries(own).flatMap(([name, { chapters }]) =>
    chapters.flatMap(({ beats }) => beats.map((beat) => [`${name}/${beat.id}`, beat] as const)),
  ),
)

const englishHeads: ReadonlyMap<string, Pick<Chapter, 'name' | 'question'>> = new Map(
  Object.entries(own).flatMap(([family, { chapters }]) =>
    chapters.map(
      ({ name, question }, index) =>
        [`${family}/${places.get(family)?.[index] ?? ''}`, { name, question }] as const,
    ),
  ),
)

const told = new Map<string, Narrative>()

/** A story in a language. English tells its six narratives in full, and all others from their beats. */
export function narrativeFor(id: ArcId, language: StoryLanguage): Narrative {
  if (language === 'en' && isOwn(id)) return own[id]
  const key = `${language} ${id}`
  const narrative = told.get(key) ?? putTogether(arcOf(id), language)
  told.set(key, narrative)
  return narrative
}

function isOwn(id: ArcId): id is StoryFamily & ArcId {
  return id in own
}

function putTogether(arc: Arc, language: StoryLanguage): Narrative {
  const chapters = arc.chapters.map(([place, beats], index) => ({
    ...headOf(place, language),
    beats: beatRefs(beats).flatMap((ref, order) => {
      const beat = beatIn(language, ref)
      // The first beats of all chapters are told before the second ones.
      return beat ? [{ ...beat, id: ref, rank: 1 + order * 4 + index * 0.5 }] : []
    }),
  }))
  const names = chapters.map(({ name }) => insideSentence(name, language))
  const all = joinWords(names, phrasesFor(language).and)
  return {
    id: arc.id,
    leads: [`${language === 'en' ? 'For {audience}' : '{Audience}'}: ${all}`, all],
    chapters,
    closing:
      language === 'en' ? own[arc.family].closing : wordings[language].story.closings[arc.family],
  }
}

function headOf(place: string, language: StoryLanguage): Pick<Chapter, 'name' | 'question'> {
  if (language === 'en') return englishHeads.get(place) ?? { name: '', question: '' }
  const [name = '', question = ''] = wordings[language].story.chapters[place] ?? []
  return { name, question }
}

/** What a beat looks like is the same in all languages; what it says is not. */
function beatIn(language: StoryLanguage, ref: string): Beat | undefined {
  const beat = englishBeats.get(ref)
  if (!beat || language === 'en') return beat
  const words = wordings[language].beats.get(ref)
  return words ? { ...beat, ...words } : undefined
}
