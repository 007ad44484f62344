import { warnOfProblem } from '../../shared/logProblem.ts'
import { queryClient } from '../../shared/queryClient.ts'
import { requestFaces, warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from './presentationQuery.ts'

/** Starts fetching what the editor at a path needs while its own code loads. */
export async function loadAhead(path: string): Promise<void> {
  void warmUpTypesetter()
  // Opening a deck waits for them.
  import('../../features/editor/session/repairStored.ts').catch(warnOfProblem)
  import('../../features/editor/session/connectLive.ts').catch(warnOfProblem)
  const id = path.replace(/^\/editor\//, '')
  if (!isDeckId(id)) return
  const query = presentationQuery(Number(id))
  await queryClient.prefetchQuery(query)
  const deck = queryClient.getQueryData(query.queryKey)
  const first = deck?.slides[0]
  if (first) requestFaces(first, deck.title)
}
