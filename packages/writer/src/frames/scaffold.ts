import type { PresentationType } from '../types.ts'
import en from './en.json' with { type: 'json' }
import type { ClosingId, FrameId, KindId, PartId, PromptSet } from './frames.ts'
import stories from './scaffolds.json' with { type: 'json' }

export type { FrameId } from './frames.ts'

export const frameIds = namesIn(en.scaffold, Object.keys(en.scaffold))
const { note: _, ...sets } = en.own
const types = { pitch: 0, report: 0, marketing: 0, training: 0 } satisfies Record<
  PresentationType,
  0
>
const ones: Readonly<Partial<Record<string, string>>> = stories.one
const covers: Readonly<Partial<Record<string, readonly string[]>>> = stories.covers

export interface Scaffold {
  /** Frames in narrative order. */
  readonly parts: readonly { readonly part: PartId; readonly frames: readonly FrameId[] }[]
  /** What a shorter deck keeps, the most needed first; the other frames follow in narrative order. */
  readonly needed: readonly FrameId[]
  readonly closing: ClosingId
  /** The closest presentation type that a user can choose. */
  readonly type: PresentationType
  /** Questions for pages about the user's own points. */
  readonly family: PromptSet
  /** The frame for events in chronological order, if this kind of talk has one of its own. */
  readonly chain: FrameId | undefined
}

/** The scaffold of each kind of talk. Each has enough frames for the longest deck. */
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
  history: scaffoldOf('history'),
  decision: scaffoldOf('decision'),
  plan: scaffoldOf('plan'),
  event: scaffoldOf('event'),
}

/** Returns the questions for one of the things that a frame asks for. */
export function setOf(id: FrameId): PromptSet | undefined {
  return namesIn(sets, [ones[id] ?? ''])[0]
}

/** Returns a frame and the others whose questions its page also answers. */
export function coversOf(id: FrameId): readonly FrameId[] {
  return [id, ...namesIn(en.scaffold, covers[id] ?? [])]
}

export type FrameForm = 'cards' | (typeof forms)[number]
const forms = ['process', 'timeline', 'comparison'] as const
const formsOf: Readonly<Partial<Record<string, string>>> = stories.forms

/** Returns the form in which a page shows the questions of a frame. */
export function formOf(id: FrameId): FrameForm {
  return forms.find((form) => form === formsOf[id]) ?? 'cards'
}

const rows = new Set(stories.rows)

/** Whether several things that a frame asks for become rows of a table with columns to fill in. */
export function hasRows(id: FrameId): boolean {
  return rows.has(id)
}

function scaffoldOf(kind: KindId): Scaffold {
  const { parts, needed, closing, type, family, chain } = stories.kinds[kind]
  return {
    parts: parts.map(({ part, frames }) => ({
      part: theOne(en.parts, part),
      frames: namesIn(en.scaffold, frames),
    })),
    needed: namesIn(en.scaffold, needed),
    closing: theOne(en.closings, closing),
    type: theOne(types, type),
    family: theOne(sets, family),
    chain: namesIn(en.scaffold, [chain])[0],
  }
}

type Names<Name extends string> = Readonly<Record<Name, unknown>>

/** Returns those of the names that are keys of a record. */
function namesIn<Name extends string>(
  record: Names<Name>,
  names: readonly string[],
): readonly Name[] {
  return names.filter((name): name is Name => name in record)
}

function theOne<Name extends string>(record: Names<Name>, name: string): Name {
  const [found] = namesIn(record, [name])
  if (found === undefined) throw new Error(`No frame is called ${name}`)
  return found
}
