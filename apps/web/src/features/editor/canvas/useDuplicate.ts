import { toast } from '@deckloom/ui'
import { findElement } from '@deckloom/editor'
import { useEditor } from '../EditorContext.tsx'
import { fullWords } from '../insert/fullWords.ts'

/** Makes a second of an element and selects it; says why where the slide is full. */
export function useDuplicate(): (elementId: string) => void {
  const { document, slide, select } = useEditor()
  return (elementId) => {
    const copy = document.duplicateElement(slide.id, elementId)
    if (copy !== undefined) return select(copy)
    if (findElement(slide, elementId)?.kind === 'image') {
      toast({ title: 'This slide is full', description: fullWords, variant: 'notice' })
    }
  }
}
