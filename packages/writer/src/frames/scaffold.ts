import type { PresentationType } from '../types.ts'
import en from './en.json' with { type: 'json' }
import type { ClosingId, FrameId, KindId, OwnFamily, PartId } from './frames.ts'
import stories from './scaffolds.json' with { type: 'json' }

export type { FrameId } from './frames.ts'

export const frameIds = namesIn(en.scaffold, Object.keys(en.scaffold))

interface ScaffoldPart {
  readonly part: PartId
  /** In the order of the story. */
  readonly frames: readonly FrameId[]
}

export interface Scaffold {
  readonly parts: readonly ScaffoldPart[]
  /** What a shorter deck keeps, the most needed first; the others follow in the order of the story. */
  readonly needed: readonly FrameId[]
}

/** What each kind of talk is made of, all of it enough for the longest deck. */
export const scaffolds: Readonly<Record<KindId, Scaffold>> = {
  pitch: scaffoldOf('pitch'),
  proposal: scaffoldOf('proposal'),
  report: scaffoldOf('report'),
  marketing: scaffoldOf('marketing'),
  training: scaffoldOf('training'),
  explainer: scaffoldOf('explainer'),
  lesson: scaffoldOf('lesson'),
  meeting: scaffoldOf('meeting'),
  celebration: scaffoldOf('celebration'),
  trip: scaffoldOf('trip'),
}

interface KindRule {
  readonly closing: ClosingId
  /** What can be chosen beside the words and comes nearest. */
  readonly type: PresentationType
  /** Questions for slides of the person's own words. */
  readonly family: OwnFamily
  /** The frame that becomes a table with a row for each thing that the prompt lists, and which of its questions are asked of all. */
  readonly overview: readonly [frame: FrameId, ...columns: number[]]
}

export const kindRules: Readonly<Record<KindId, KindRule>> = {
  pitch: { closing: 'ask', type: 'pitch', family: 'offer', overview: ['benefits', 0, 2] },
  proposal: { closing: 'decision', type: 'pitch', family: 'offer', overview: ['plan', 1, 2] },
  report: { closing: 'nextSteps', type: 'report', family: 'tell', overview: ['plan', 1, 2] },
  marketing: { closing: 'decision', type: 'marketing', family: 'offer', overview: ['plan', 1, 2] },
  training: {
    closing: 'nextSteps',
    type: 'training',
    family: 'teach',
    overview: ['checklist', 1, 2],
  },
  explainer: { closing: 'questions', type: 'pitch', family: 'explain', overview: ['recap', 0, 1] },
  lesson: { closing: 'questions', type: 'training', family: 'teach', overview: ['recap', 0, 1] },
  meeting: { closing: 'questions', type: 'report', family: 'tell', overview: ['plan', 1, 2] },
  celebration: { closing: 'toast', type: 'pitch', family: 'share', overview: ['moments', 0, 1] },
  trip: { closing: 'decision', type: 'pitch', family: 'share', overview: ['stay', 0, 2] },
}

/** Frames that open a talk, in front of what the prompt lists. */
export const openingFrames: ReadonlySet<FrameId> = new Set([
  'opening',
  'news',
  'beginning',
  'goals',
])

export type FrameForm = 'cards' | (typeof forms)[number]
const forms = ['process', 'timeline', 'table', 'comparison'] as const
const formsOf: Readonly<Partial<Record<string, string>>> = stories.forms

/** The form that the questions of a frame take on their page. */
export function formOf(id: FrameId): FrameForm {
  return forms.find((form) => form === formsOf[id]) ?? 'cards'
}

function scaffoldOf(kind: KindId): Scaffold {
  const { parts, needed } = stories.kinds[kind]
  return {
    parts: parts.flatMap(({ part, frames }) =>
      namesIn(en.parts, [part]).map((name) => ({
        part: name,
        frames: namesIn(en.scaffold, frames),
      })),
    ),
    needed: namesIn(en.scaffold, needed),
  }
}

/** Those of the names that a record has. */
function namesIn<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
  names: readonly string[],
): readonly Name[] {
  return names.filter((name): name is Name => name in record)
}
