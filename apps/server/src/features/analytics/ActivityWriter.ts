import type { Queries } from '../../db/openDatabase.ts'
import { BatchWriter } from '../../platform/jobs/BatchWriter.ts'
import { type Activity, insertSigns, type Visit } from './activityRepository.ts'

const delayMs = 500

/** Stores what people do half a second later, together with what others did: a page waits for none of it. */
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
