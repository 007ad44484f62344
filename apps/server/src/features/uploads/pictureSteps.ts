import { isCompleted } from '../../db/maintenance/stepsRepository.ts'
import { type MaintenanceStep, purgeStep } from '../../db/maintenance/step.ts'
import { sweepFiles } from '../../db/maintenance/sweepFiles.ts'
import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { UploadPorts } from './storePicture.ts'
import {
  deleteEndedReferences,
  deleteUnnamed,
  knownUploads,
  noteDecksAfter,
  noteTemplatesAfter,
  notingStep,
  uploadsAfter,
} from './uploadsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Removes pictures that no deck, no older version, no template, brand kit or profile names a day after they came, and
 * files that no row knows, such as those of a deleted account. What was stored before references were kept is gone
 * through first: until then no picture is removed.
 */
export function pictureSteps({ queries, files }: UploadPorts): readonly MaintenanceStep[] {
  return [
    noteReferences(),
    purgeStep('Picture references of old versions', (context) =>
      deleteEndedReferences(context.queries, context.limit),
    ),
    removeUnnamed(files),
    sweepFiles('Picture files', {
      kind: 'pictures',
      files,
      graceMs: dayMs,
      known: (names) => knownUploads(queries, names),
    }),
  ]
}

const templateMark = 'template '

function noteReferences(): MaintenanceStep {
  return {
    name: notingStep,
    async batch({ queries, limit, position }) {
      if (await isCompleted(queries, notingStep)) return { rows: 0, next: null }
      // Templates first: their places are marked, those of decks are plain numbers.
      if (position === null || position.startsWith(templateMark)) {
        const after = Number(position?.slice(templateMark.length) ?? 0)
        const last = await noteTemplatesAfter(queries, { after, limit })
        return { rows: 0, next: last === undefined ? '0' : `${templateMark}${last}` }
      }
      const noted = await noteDecksAfter(queries, { after: Number(position), limit })
      return { rows: noted?.decks ?? 0, next: noted ? String(noted.last) : null }
    },
  }
}

function removeUnnamed(files: UploadPorts['files']): MaintenanceStep {
  return {
    name: 'Unused pictures',
    async batch({ queries, now, limit, position }) {
      if (!(await isCompleted(queries, notingStep))) return { rows: 0, next: null }
      const before = new Date(now.getTime() - dayMs)
      const ids = await uploadsAfter(queries, { after: position ?? '', before, limit })
      const gone = ids.length > 0 ? await deleteUnnamed(queries, ids) : []
      await removeFiles(files, gone)
      return { rows: gone.length, next: ids.length < limit ? null : (ids.at(-1) ?? null) }
    },
  }
}
