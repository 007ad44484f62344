import type { OpenGeneration } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { GenerationPorts } from './generationPorts.ts'
import { deleteGeneration, findGeneration, findOpenGeneration } from './generationRepository.ts'
import { presentGeneration } from './presentGeneration.ts'

type Ports = Pick<GenerationPorts, 'database' | 'writer'>

interface Own {
  readonly id: string
  readonly userId: string
}

/** A person's latest unfinished deck, if there is one. */
export async function openGeneration(
  { database, writer }: Ports,
  userId: string,
): Promise<{ readonly generation: OpenGeneration | null }> {
  const open = await findOpenGeneration(database.queries, userId)
  return { generation: open ? presentGeneration(open, writer) : null }
}

/** A person's unfinished deck. */
export async function findUnfinished({ database }: Ports, own: Own) {
  return (await findGeneration(database.queries, own)) ?? new Failure('not_found')
}

/** Deletes a person's unfinished deck. */
export async function discardGeneration(
  { database }: Ports,
  own: Own,
): Promise<Failure | undefined> {
  return (await deleteGeneration(database.queries, own)) ? undefined : new Failure('not_found')
}
