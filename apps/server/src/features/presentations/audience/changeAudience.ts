import { Failure } from '../../../http/errors/failure.ts'
import { updateCountsReaders } from '../decks/presentationsRepository.ts'
import { type AudiencePorts, findShareable } from './readAudience.ts'

/** Turns measuring on or off; what was counted until then stays as long as it would have. */
export async function changeAudience(
  { queries }: AudiencePorts,
  {
    countsReaders,
    ...which
  }: { readonly id: number; readonly userId: string; readonly countsReaders: boolean },
): Promise<Failure | undefined> {
  const seen = await findShareable(queries, which)
  if (seen instanceof Failure) return seen
  await updateCountsReaders(queries, which.id, countsReaders)
  return undefined
}
