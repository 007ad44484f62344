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
  /** Frames in the order of the story. */
  readonly parts: readonly { readonly part: PartId; readonly frames: readonly FrameId[] }[]
  /** What a shorter deck keeps, the most needed first; the others follow in the order of the story. */
  readonly needed: readonly FrameId[]
  readonly closing: ClosingId
  /** What can be chosen beside the words and comes nearest. */
  readonly type: PresentationType
  /** Questions for pages of the person's own words. */
  readonly family: PromptSet
  /** The frame of what such a talk tells in the order of time, where it has one of its own. */
  readonly chain: FrameId | undefined
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
  history: scaffoldOf('history'),
  decision: scaffoldOf('decision'),
  plan: scaffoldOf('plan'),
  event: scaffoldOf('event'),
}

/** The questions for one of the things that a frame asks for. */
export function setOf(id: FrameId): PromptSet | undefined {
  return namesIn(sets, [ones[id] ?? ''])[0]
}

/** Frames whose questions a page answers that takes the place of another. */
export function coversOf(id: FrameId): readonly FrameId[] {
  return [id, ...namesIn(en.scaffold, covers[id] ?? [])]
}

export type FrameForm = 'cards' | (typeof forms)[number]
const forms = ['process', 'timeline', 'comparison'] as const
const formsOf: Readonly<Partial<Record<string, string>>> = stories.forms

/** The form that the questions of a frame take on their page. */
export function formOf(id: FrameId): FrameForm {
  return forms.find((form) => form === formsOf[id]) ?? 'cards'
}

const rows = new Set(stories.rows)

/** Whether several things that a frame asks for are rows of a table, with columns to fill. */
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

/** Those of the names that a record has. */
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
