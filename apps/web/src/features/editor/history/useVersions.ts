import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { useEditor } from '../session/EditorContext.tsx'

/** What saves replaced, the newest first; with what waits here saved first, so that nothing is missing. */
export function useVersions() {
  const { id, autosave } = useEditor()
  return useQuery(
    queryOptions({
      queryKey: [...presentationsKey, id, 'revisions'],
      queryFn: async () => {
        await autosave.flush()
        return api.listRevisions(id)
      },
      staleTime: 0,
    }),
  )
}

/** One version with its slides; a version never changes. */
export function useVersion(version: number | undefined) {
  const { id } = useEditor()
  return useQuery(
    queryOptions({
      queryKey: ['revision', id, version],
      queryFn: () => (version === undefined ? null : api.getRevision(id, version)),
    }),
  )
}
