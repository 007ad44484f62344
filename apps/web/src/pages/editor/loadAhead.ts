import { queryClient } from '../../shared/queryClient.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from './presentationQuery.ts'

/** Starts fetching what the editor at a path needs while its own code loads. */
export function loadAhead(path: string): void {
  void warmUpTypesetter()
  const id = path.replace(/^\/editor\//, '')
  if (isDeckId(id)) void queryClient.prefetchQuery(presentationQuery(Number(id)))
}
