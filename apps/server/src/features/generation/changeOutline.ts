import type { WritingSettings } from '@deckloom/contract'
import type { Outline, WriteRequest } from '@deckloom/writer'
import { Failure } from '../../http/errors/failure.ts'
import type { GenerationPorts } from './generationPorts.ts'
import { findGeneration, type Generation, updateGeneration } from './generationRepository.ts'
import { settingsOf } from './writeRequest.ts'

export interface OutlineChange {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly entries: readonly {
    readonly id: string
    readonly title: string
    readonly points: readonly string[]
  }[]
  readonly settings: WritingSettings
}

/** Stores an edited outline; slides of changed entries are written again. */
export async function changeOutline(
  { database: { queries }, now }: Pick<GenerationPorts, 'database' | 'now'>,
  { id, userId, title, entries, settings }: OutlineChange,
): Promise<Generation | Failure> {
  const generation = await findGeneration(queries, { id, userId })
  if (!generation) return new Failure('not_found')
  const { outline, slides, request } = generation
  const changed: Outline = {
    ...outline,
    title,
    entries: entries.map((entry) => {
      const draft = outline.entries.find((before) => before.id === entry.id)?.draft
      return draft ? { ...entry, draft } : entry
    }),
  }
  const { prompt, slideCount, presentationType, source, presenter, date } = request
  const wanted: WriteRequest = {
    prompt,
    slideCount,
    presentationType,
    ...(source !== undefined && { source }),
    ...(presenter !== undefined && { presenter }),
    ...(date !== undefined && { date }),
    ...settingsOf(settings),
  }
  const hasSameSettings = sameSettings(request, wanted)
  const kept = entries.map((entry) => {
    const place = outline.entries.findIndex((before) => before.id === entry.id)
    const before = outline.entries[place]
    const isSame =
      before?.title === entry.title && before.points.join('\n') === entry.points.join('\n')
    return hasSameSettings && isSame ? (slides[place] ?? null) : null
  })
  const change = { request: wanted, outline: changed, slides: kept, updatedAt: now() }
  return (await updateGeneration(queries, id, change)) ?? new Failure('not_found')
}

function sameSettings(before: WriteRequest, after: WriteRequest): boolean {
  const names = ['tone', 'audience', 'language', 'detail', 'theme', 'visuals'] as const
  return names.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
}
