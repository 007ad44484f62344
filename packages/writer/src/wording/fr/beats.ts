import { explainer } from './explainer.ts'
import { marketing } from './marketing.ts'
import { proposal } from './proposal.ts'
import { report } from './report.ts'
import { training } from './training.ts'
import { venture } from './venture.ts'
import { readBeats } from '../readBeats.ts'

/** Every beat of the language, by narrative and id: 'venture/problem'. */
export const beats = new Map(
  Object.entries({ explainer, marketing, proposal, report, training, venture }).flatMap(
    ([narrative, text]) =>
      [...readBeats(text)].map(([id, words]) => [`${narrative}/${id}`, words] as const),
  ),
)
