import { toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { useEditor } from './EditorContext.tsx'

/** Shows the new title immediately, and reverts it if the server refuses it. */
export function useRename(): (title: string) => void {
  const { id, document, autosave } = useEditor()
  const queryClient = useQueryClient()
  const rename = async (title: string) => {
    const before = document.title
    document.renameDeck(title)
    try {
      await autosave.inTurn(async () => (await api.renamePresentation(id, { title })).version)
      await queryClient.invalidateQueries({ queryKey: presentationsKey })
    } catch {
      document.renameDeck(before)
      toast({
        title: 'Error',
        description: 'Failed to save presentation title',
        variant: 'destructive',
      })
    }
  }
  return (title) => void rename(title)
}
