import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { useEditor } from '../session/EditorContext.tsx'

/** Fetches the versions replaced by saves, newest first; saves pending edits first, so that none is missing. */
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

/** Fetches one version with its slides; a version never changes. */
export function useVersion(version: number | undefined) {
  const { id } = useEditor()
  return useQuery(
    queryOptions({
      queryKey: ['revision', id, version],
      queryFn: () => (version === undefined ? null : api.getRevision(id, version)),
    }),
  )
}
