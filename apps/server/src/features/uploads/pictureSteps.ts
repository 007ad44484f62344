import { isCompleted } from '../../db/maintenance/stepsRepository.ts'
import { type MaintenanceStep, purgeStep } from '../../db/maintenance/step.ts'
import { sweepFiles } from '../../db/maintenance/sweepFiles.ts'
import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { UploadPorts } from './storePicture.ts'
import {
  deleteEndedReferences,
  deleteUnnamed,
  findKnownUploads,
  noteDecksAfter,
  noteTemplatesAfter,
  notingStep,
  uploadsAfter,
} from './uploadsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Deletes pictures that no deck, revision, template, brand kit or profile has referenced for a day,
 * and files without a row, such as those of deleted accounts. References in older data are indexed
 * first: until then no picture is deleted.
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
      known: (names) => findKnownUploads(queries, names),
    }),
  ]
}

const templateMark = 'template '

function noteReferences(): MaintenanceStep {
  return {
    name: notingStep,
    async batch({ queries, limit, position }) {
      if (await isCompleted(queries, notingStep)) return { rows: 0, next: null }
      // Templates first: their positions are prefixed, those of decks are plain numbers.
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
