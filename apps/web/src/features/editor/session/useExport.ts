import { ApiError, type ExportFormat } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { useEditor } from '../EditorContext.tsx'

/** Exports what is on the screen: unsaved edits are saved first. One export at a time. */
export function useExport() {
  const { id, autosave } = useEditor()
  const mutationKey = ['export', id]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (format: ExportFormat) => {
      if (!(await autosave.flush())) throw new Error('The latest changes could not be saved first.')
      return api.exportPresentation(id, format)
    },
    onSuccess: ({ downloadUrl, fileName }) => {
      download(downloadUrl, fileName)
      toast({ title: 'Export Successful', description: fileName })
    },
    onError: (error) =>
      toast({ title: 'Export Failed', description: reason(error), variant: 'destructive' }),
  })
  const pending = useIsMutating({ mutationKey }) > 0
  return { pending, start: (format: ExportFormat) => mutate(format) }
}

function reason(error: Error): string {
  const sentence = error instanceof ApiError ? error.sentence : error.message
  return sentence || 'Failed to export presentation'
}

function download(url: string, fileName: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
