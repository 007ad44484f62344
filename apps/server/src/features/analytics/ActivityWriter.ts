import type { Queries } from '../../db/openDatabase.ts'
import { BatchWriter } from '../../platform/jobs/BatchWriter.ts'
import { insertSigns } from './activityRepository.ts'
import type { Activity, Visit } from './signs.ts'

const delayMs = 500

/** Stores activity in batches every half second: no page waits for it. */
export class ActivityWriter extends BatchWriter<Visit | Activity> {
  constructor(queries: Queries, warn: (message: string) => void) {
    super({
      warn,
      delayMs,
      name: 'the visits',
      write: (signs) => insertSigns(queries, signs),
    })
  }
}
