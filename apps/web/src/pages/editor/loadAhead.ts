import { queryClient } from '../../shared/queryClient.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from './presentationQuery.ts'

/** Begins to fetch what the editor at an address needs, while its own code is on the way. */
export function loadAhead(path: string): void {
  void warmUpTypesetter()
  const id = path.replace(/^\/editor\//, '')
  if (isDeckId(id)) void queryClient.prefetchQuery(presentationQuery(Number(id)))
}
